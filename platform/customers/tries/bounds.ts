import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time/durations.ts'

/**
 * `account` limits a user name, e-mail or session; `everywhere` is set if strangers could otherwise lock an account.
 */
export type Bounds = { account: number; everywhere?: number; address: number; windowMs: number }

/**
 * The number of attempts in a window: for one account (from one network, if `everywhere` is set), for that account from
 * all networks together, and from one network whatever the account. The limits per network are loose: a family, a
 * school or all phones of an operator may share one address.
 */
export const TRY_BOUNDS = {
  login: { account: 10, everywhere: 100, address: 50, windowMs: 15 * MINUTE_MS },
  /** Passwords and codes of the panel's login. */
  staff: { account: 10, everywhere: 100, address: 50, windowMs: 15 * MINUTE_MS },
  mail: { account: 5, address: 30, windowMs: HOUR_MS },
  /** Reviews and questions: enough for all products of an order, but no flood. */
  review: { account: 20, address: 40, windowMs: HOUR_MS },
  /** Pictures of reviews: each costs as much as several hundred pages. */
  picture: { account: 40, address: 120, windowMs: HOUR_MS },
  /** Votes on reviews, withdrawn or not: enough to read all reviews of a product, too few to promote one. */
  vote: { account: 30, address: 60, windowMs: HOUR_MS },
  /** Orders of one e-mail, of one CPF or CNPJ, and of one session, counted separately. */
  order: { account: 10, address: 60, windowMs: HOUR_MS },
  /** Declined cards. Pix and boleto stay possible beyond it. */
  card: { account: 5, address: 15, windowMs: HOUR_MS },
  /** Coupon codes entered in the cart, by session. */
  coupon: { account: 20, address: 60, windowMs: HOUR_MS },
  /** Holds of one piece by one session, each of twenty minutes: a visitor may come back to the cart in the evening. */
  pieceHold: { account: 6, address: 200, windowMs: DAY_MS },
  /**
   * The same by network, which can begin any number of sessions: twelve holds are four of the day's 24 hours, so that
   * the piece is free for others most of the time. Two shoppers who live together have all of theirs, and of a school
   * or an operator a dozen may hold it once; more who want the same piece on one day than that is unlikely. All pieces
   * together have 200: sixteen of them for those four hours.
   */
  networkPieceHold: { account: 12, address: 200, windowMs: DAY_MS },
  /** Serial numbers looked up by one session: enough for a shop full of instruments, too few to list what was sold. */
  serial: { account: 20, address: 60, windowMs: HOUR_MS },
  /** Names of pupils that one session tries at a class's link for all: enough for a family, too few to guess a class. */
  pupil: { account: 20, address: 120, windowMs: HOUR_MS },
  /** The same by list: all families of the largest one on the evening on which its link goes round. */
  classPupil: { account: 1_000, address: 120, windowMs: HOUR_MS },
  /** Answers to quotes of the workshop and messages to it, by work order. */
  workshop: { account: 20, address: 60, windowMs: HOUR_MS },
  /** Sales quotes that shoppers make of their carts, by e-mail and by session: each writes a mail. */
  salesQuote: { account: 5, address: 30, windowMs: HOUR_MS },
  /** Acceptances of a sales quote. */
  acceptQuote: { account: 20, address: 60, windowMs: HOUR_MS },
  /** Other versions of a sales quote: each writes a mail, or notifies staff. */
  renewQuote: { account: 5, address: 30, windowMs: HOUR_MS },
  /** Newsletter subscriptions. */
  newsletter: { account: 5, address: 20, windowMs: HOUR_MS },
  /** Lookups of a company by staff, at a public service that others use too. */
  company: { account: 20, address: 60, windowMs: HOUR_MS },
  /** Lookups of coordinates by staff, at the same service. */
  coordinates: { account: 60, address: 180, windowMs: HOUR_MS },
} as const satisfies Record<string, Bounds>

export type TryKind = keyof typeof TRY_BOUNDS

/**
 * Kinds that are not limited for requests from this machine, which are those of the shop's own tools: they only cost
 * something if strangers make them.
 */
export const UNLIMITED_LOCALLY: ReadonlySet<TryKind> = new Set(['order', 'card', 'coupon', 'newsletter'])
