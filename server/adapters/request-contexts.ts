import type { Logger } from 'pino'
import type { Settings } from '#contract/settings/settings.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { linkSigner } from '#platform/infrastructure/security/sign-link.ts'
import type { Config } from '../config.ts'
import { environmentOf } from '../start/environment.ts'
import { openFreight } from './freight.ts'
import { openPayments } from './payments.ts'
import { openStreets } from './streets.ts'

type CreateRequestContextsInput = {
  config: Pick<
    Config,
    'storeUrl' | 'maintenance' | 'melhorEnvio' | 'payments' | 'smtpUrl' | 'mailFrom' | 'webhooksLocais'
  > & {
    maintenanceSecret: string
    simulacao: string | null
    /** What links to orders are signed with. */
    linkSecret: string
  }
  db: Database
  settings: () => Settings
  logger: Logger
} & Pick<RequestContext, 'memoize' | 'storage' | 'hasSpace' | 'renderMail'>

/** Opens the services outside the shop, and makes the context of each call: the shop's own, and what is `known` of who asks. */
export function createRequestContexts(
  parts: CreateRequestContextsInput,
): (known?: Partial<RequestContext>) => RequestContext {
  const { config, db, settings, logger, memoize, storage, hasSpace, renderMail } = parts
  const freight = openFreight({ config, logger, contact: () => settings().loja.email })
  const findStreet = openStreets(logger)
  const payments = openPayments(config.payments, () => settings().loja)
  const signLink = linkSigner(config.linkSecret)
  const ambiente = environmentOf(config)

  return (known = {}) => ({
    db,
    storeUrl: config.storeUrl,
    settings: settings(),
    memoize,
    freight,
    findStreet,
    payments,
    hasSpace,
    storage,
    signLink,
    renderMail,
    ambiente,
    agora: new Date(),
    sessao: null,
    funcionario: null,
    chaveIdempotencia: null,
    ip: '',
    agente: '',
    renewSession,
    tag: () => undefined,
    ...known,
  })
}

/** Where nobody in particular asks, nobody gets a session. */
const renewSession: RequestContext['renewSession'] = () => {
  throw new Error('A call by nobody in particular asked for a session.')
}
