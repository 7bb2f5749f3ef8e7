import type { Appearance } from '#contract/content/appearance.ts'
import type { Settings } from '#contract/settings/settings.ts'
import type { SelfProbe } from '#domain/store/hosting/reach-findings.ts'
import type { FindTexts } from '#domain/store/mail/sender-records.ts'
import type { Database } from '#platform/database/connect.ts'
import type { FindCoordinates } from '#platform/infrastructure/cep/ask-coordinates.ts'
import type { FindStreet } from '#platform/infrastructure/cep/ask-directories.ts'
import type { FindCompany } from '#platform/infrastructure/cnpj/port.ts'
import type { Storage } from '#platform/infrastructure/storage/port.ts'
import type { Tag } from '#platform/infrastructure/tags.ts'
import type { CheckSmtp } from '#platform/mail/port.ts'
import type { RenderMail } from '#platform/mail/templates.ts'
import type { OpenInvoices } from '#platform/orders/invoices/port.ts'
import type { OpenAccount, PaymentAccount } from '#platform/payments/port.ts'
import type { OpenFreightAccount } from '#platform/shipping/port.ts'
import type { Secrets } from '../security/seal.ts'
import type { SignLink } from '../security/sign-link.ts'
import type { Environment } from './environment.ts'
import type { Staff } from './permit.ts'

/** What every use case knows about its call. Contains nothing of HTTP. */
export type RequestContext = {
  db: Database
  settings: Settings
  /** How the shop looks: the published appearance, or the original one. */
  appearance: Appearance
  /** Time of the request; use cases have no clock of their own. */
  now: Date
  /** The shop's base URL, without a trailing slash: for absolute addresses in structured data. */
  storeUrl: string
  /** Records tags that the answer depends on, so that a cached page is invalidated with them. */
  tag: (...tags: Tag[]) => void
  /** Caches catalog answers that many pages need, in memory, where that is safe. */
  memoize: Memoize
  /**
   * The visitor's session in the database, or the staff session in the panel; null without a visitor, as for a page
   * that all visitors share.
   */
  sessao: string | null
  /** The staff member or integration that calls, in the panel and its API; null in the shop. */
  funcionario: Staff | null
  /** The caller's network, by which attempts are limited; empty without a caller. */
  ip: string
  /** Which headers the proxy before the shop sent with this request, in lower case. */
  proxyHeaders: string[]
  /** The browser's user agent; empty without a visitor. */
  agente: string
  /**
   * Whether the caller may place orders: before the shop is opened, only staff and those who have its release link.
   * Pages ask the gate before they are called at all.
   */
  mayOrder: () => Promise<boolean>
  /** Replaces the visitor's session with a new one, as every login and logout must. */
  renewSession: RenewSession
  /** The idempotency key that the caller sent: requests with the same key count once. */
  chaveIdempotencia: string | null
  /** Opens the store's account at Melhor Envio. */
  openFreightAccount: OpenFreightAccount
  /** Finds the street of a CEP. */
  findStreet: FindStreet
  /** Finds where a CEP is on the map. */
  findCoordinates: FindCoordinates
  /** The TXT records of a DNS name, within some seconds; null if the DNS does not answer. */
  findTexts: FindTexts
  /** Tries an SMTP server, which takes 8 s at most. */
  checkSmtp: CheckSmtp
  /** Finds the company of a CNPJ. */
  findCompany: FindCompany
  /** Requests the shop's own public address, to see what answers there; takes 5 s at most, and never throws. */
  probeShop: () => Promise<SelfProbe>
  /** The store's accounts at payment providers, in the order in which they take new payments. */
  payments: readonly PaymentAccount[]
  /** Opens an account at a payment provider that is not stored yet, or whose keys change. */
  openAccount: OpenAccount
  /** Opens the service that issues the store's invoices. */
  openInvoices: OpenInvoices
  /** Seals what must not be readable in the database. */
  secrets: Secrets
  /** Whether the database's disk has enough free space to store an order. */
  hasSpace: () => boolean
  /** Stores pictures and files. */
  storage: Storage
  /** Stores the files of exports and imports, which may be personal data: they have no public address. */
  transferFiles: Storage
  /** Purges the cache before the shop of what carries one of these keys; without such a cache, nothing. */
  purgeCdn: (keys: readonly string[]) => Promise<void>
  /** Signs links that grant access to whoever has them. */
  signLink: SignLink
  /** Renders mails from their templates, to preview them before they are sent. */
  renderMail: RenderMail
  /** Writes the stylesheet of an appearance; empty if it changes nothing. The server passes it in, built with the pages. */
  renderStylesheet: (appearance: Appearance) => Promise<string>
  /** The process's configuration as far as staff may see it. */
  environment: Environment
}

/**
 * Runs work that moves a visitor to a new session, identified by its hash. The response carries the session if the work
 * succeeds.
 */
export type RenewSession = <Result>(work: (newHash: string) => Promise<Result>) => Promise<Result>

/**
 * A question's constant name, and what it is about: a category's path, a text. Together they contain everything that
 * the answer depends on. Answers take memory from others of the same name only.
 */
export type Question = readonly [name: string, about?: string]

/**
 * Returns the cached answer, or asks and caches it until one of `tags` is invalidated. For answers of modest size that
 * many pages share.
 */
export type Memoize = <Answer>(
  question: Question,
  tags: readonly Tag[],
  ask: () => Promise<Answer>,
) => Promise<Answer>
