import { HOUR_MS } from '#domain/time/durations.ts'

const MINUTE_MS = 60_000

/** `account` is what was typed or who asks; `everywhere` is given where strangers could else lock an account. */
export type Bounds = { account: number; everywhere?: number; address: number; windowMs: number }

/**
 * How many tries are let through in a window: for one account (from one network, where `everywhere` is given), for that account
 * from all networks together, and from one network whatever the account. Networks are bounded loosely: a family, a school or all
 * phones of an operator may stand behind one address.
 */
export const TRY_BOUNDS = {
  login: { account: 10, everywhere: 100, address: 50, windowMs: 15 * MINUTE_MS },
  /** Passwords and codes at the panel's door. */
  staff: { account: 10, everywhere: 100, address: 50, windowMs: 15 * MINUTE_MS },
  mail: { account: 5, address: 30, windowMs: HOUR_MS },
  /** What shoppers write and ask: a whole order's products in one go, but no flood. */
  opinion: { account: 20, address: 40, windowMs: HOUR_MS },
  /** Pictures of reviews: each costs as much as some hundred pages. */
  picture: { account: 40, address: 120, windowMs: HOUR_MS },
  /** Votes on reviews, taken back or not: enough for who reads all of a product's, too few to lift one. */
  vote: { account: 30, address: 60, windowMs: HOUR_MS },
  /** Orders of one e-mail, of one CPF or CNPJ, and of one session, each for itself. */
  order: { account: 10, address: 60, windowMs: HOUR_MS },
  /** Cards that were not approved. Pix and boleto go on beyond it. */
  card: { account: 5, address: 15, windowMs: HOUR_MS },
  /** Codes typed in the cart, by session. */
  coupon: { account: 20, address: 60, windowMs: HOUR_MS },
  /** Addresses for the newsletter. */
  newsletter: { account: 5, address: 20, windowMs: HOUR_MS },
} as const satisfies Record<string, Bounds>

export type TryKind = keyof typeof TRY_BOUNDS

/** What costs the shop or others something only at a counter: whoever runs tools on this very machine may do it as often as needed. */
export const FREE_AT_HOME: ReadonlySet<TryKind> = new Set(['order', 'card', 'coupon', 'newsletter'])
