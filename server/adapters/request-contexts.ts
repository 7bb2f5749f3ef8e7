import type { Logger } from 'pino'
import type { Appearance } from '#contract/content/appearance.ts'
import type { Settings } from '#contract/settings/settings.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { linkSigner } from '#platform/infrastructure/security/sign-link.ts'
import { checkSmtp } from '#platform/mail/transports/check-smtp.ts'
import type { Config } from '../config.ts'
import { environmentOf } from '../start/environment.ts'
import { clock } from './clock.ts'
import { openCompanies } from './companies.ts'
import { findTexts } from './find-texts.ts'
import { openFreight } from './freight.ts'
import { shopProbe } from './probe-shop.ts'
import { openCoordinates, openStreets } from './streets.ts'

type CreateRequestContextsInput = {
  config: Pick<
    Config,
    | 'storeUrl'
    | 'maintenance'
    | 'trustProxy'
    | 'freightUrls'
    | 'brasilApiUrl'
    | 'payments'
    | 'smtpUrl'
    | 'mailFrom'
    | 'webhooksLocais'
  > & {
    maintenanceSecret: string
    simulationUrl: string | null
    /** Secret that signs links to orders. */
    linkSecret: string
  }
  db: Database
  settings: () => Settings
  appearance: () => Appearance
  logger: Logger
  /** The store's accounts at payment providers, as they are now. */
  payments: () => RequestContext['payments']
} & Pick<
  RequestContext,
  | 'memoize'
  | 'storage'
  | 'transferFiles'
  | 'purgeCdn'
  | 'hasSpace'
  | 'renderMail'
  | 'renderStylesheet'
  | 'openAccount'
  | 'openInvoices'
  | 'secrets'
>

/**
 * Opens the external services, and returns a function that creates the context of each call: the shop's values, and
 * those that are `known` of the caller.
 */
export function createRequestContexts(
  parts: CreateRequestContextsInput,
): (known?: Partial<RequestContext>) => RequestContext {
  const { config, db, settings, payments, logger, memoize, storage, hasSpace, renderMail } = parts
  const { renderStylesheet, openAccount, openInvoices, secrets, purgeCdn, transferFiles } = parts
  const openFreightAccount = openFreight({
    urls: config.freightUrls,
    logger,
    contact: () => settings().loja.email,
  })
  const findStreet = openStreets(config.brasilApiUrl, logger)
  const findCoordinates = openCoordinates(config.brasilApiUrl, logger)
  const findCompany = openCompanies(config.brasilApiUrl, logger)
  const signLink = linkSigner(config.linkSecret)
  const probeShop = shopProbe(config.storeUrl, signLink)
  const environment = environmentOf(config)

  return (known = {}) => ({
    db,
    storeUrl: config.storeUrl,
    settings: settings(),
    appearance: parts.appearance(),
    memoize,
    openFreightAccount,
    findStreet,
    findCoordinates,
    findTexts,
    findCompany,
    checkSmtp,
    probeShop,
    payments: payments(),
    openAccount,
    openInvoices,
    secrets,
    hasSpace,
    storage,
    transferFiles,
    purgeCdn,
    signLink,
    renderMail,
    renderStylesheet,
    environment,
    now: clock(),
    sessao: null,
    funcionario: null,
    chaveIdempotencia: null,
    ip: '',
    proxyHeaders: [],
    agente: '',
    mayOrder: async () => true,
    renewSession,
    tag: () => undefined,
    ...known,
  })
}

/** Calls without a visitor cannot get a session. */
const renewSession: RequestContext['renewSession'] = () => {
  throw new Error('A call without a visitor tried to renew the session.')
}
