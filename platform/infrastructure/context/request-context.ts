import type { Settings } from '#contract/settings/settings.ts'
import type { Database } from '#platform/database/connect.ts'
import type { FindStreet } from '#platform/infrastructure/cep/ask-directories.ts'
import type { Storage } from '#platform/infrastructure/storage/port.ts'
import type { RenderMail } from '#platform/mail/templates.ts'
import type { PaymentProviders } from '#platform/payments/port.ts'
import type { Carrier } from '#platform/shipping/port.ts'
import type { Tag } from '#platform/tags.ts'
import type { SignLink } from '../security/sign-link.ts'
import type { Environment } from './environment.ts'
import type { Staff } from './permit.ts'

/** What every use case is told about the request. Nothing of HTTP gets past it. */
export type RequestContext = {
  db: Database
  settings: Settings
  /** The moment of the visit: verbs have no clock of their own. */
  agora: Date
  /** Where the shop stands, without a slash at the end: for absolute addresses in structured data. */
  storeUrl: string
  /** Notes what an answer was made of, so that a cached page falls when that changes. */
  tag: (...tags: Tag[]) => void
  /** Answers of the catalogue that many pages are made of, from memory where that can be trusted. */
  memoize: Memoize
  /**
   * The visitor's session as the database knows it, at the panel that of the panel; null where nobody in particular asks, as
   * for a page that all share.
   */
  sessao: string | null
  /** Who of the store asks, at the panel; null for everybody in the shop. */
  funcionario: Staff | null
  /** Whose network asks, for counting tries; empty where nobody in particular does. */
  ip: string
  /** The visitor's browser as it names itself; empty where nobody in particular asks. */
  agente: string
  /** Puts another session in the place of the visitor's, as every login and logout has to. */
  renewSession: RenewSession
  /** What the caller named this request, so that it counts once however often it arrives. */
  chaveIdempotencia: string | null
  /** Who quotes freight, given the store's own tables: those, or a service that the merchant chose and that falls back to them. */
  freight: (tables: Carrier) => Carrier
  /** Who knows the street of a CEP. */
  findStreet: FindStreet
  /** Who takes money for the shop. */
  payments: PaymentProviders
  /** Whether there is room on the database's disk to write down an order. */
  hasSpace: () => boolean
  /** Where pictures lie. */
  storage: Storage
  /** Signs links that open something to who holds them. */
  signLink: SignLink
  /** Makes mails of their templates, for who wants to see them before they leave. */
  renderMail: RenderMail
  /** What the process was told about the world around it. */
  ambiente: Environment
}

/**
 * Does the work that moves a visitor to a session that nobody knew before, told by its hash. The visitor gets it with the
 * answer, if the work succeeds.
 */
export type RenewSession = <Result>(work: (nova: string) => Promise<Result>) => Promise<Result>

/**
 * The answer to a question, asked once until something changes that it is made of, which `tags` name. `question` names it
 * among all questions, with all that its answer depends on. For answers of modest size that many pages share.
 */
export type Memoize = <Answer>(
  question: string,
  tags: readonly Tag[],
  ask: () => Promise<Answer>,
) => Promise<Answer>
