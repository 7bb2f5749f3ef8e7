import type { Logger } from 'pino'
import type { ServerBuild } from 'react-router'
import type { ShopState } from '#domain/opening/shop-state.ts'
import { takesCards } from '#domain/urls/addresses.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { cardIntake } from '#platform/payments/accounts/card-intake.ts'
import type { Caches } from '../cache/caches.ts'
import type { Config } from '../config.ts'
import type { CurrentSettings } from '../current-settings.ts'
import { createRenderSlots } from '../http/limits/render-slots.ts'
import { merchantSources, withCardFields } from '../http/security-headers.ts'
import { createPageApi } from './page-api.ts'
import { createPages } from './pages.ts'
import { createPrivatePages } from './private-pages.ts'
import { createRenderer } from './render.ts'

/** Concurrent renderings of uncached public pages; more would only make each of them, and buyers, wait longer. */
const RENDERINGS = { atOnce: 2, waiting: 64 }

type OpenPagesInput = {
  config: Pick<Config, 'storeUrl' | 'appToken' | 'allowDebug'> & {
    /** URL of the simulated payment provider's pages; null with real providers. */
    simulationUrl: string | null
  }
  build: ServerBuild | (() => Promise<ServerBuild>)
  mode: 'production' | 'development'
  caches: Pick<Caches, 'pages' | 'answers' | 'parameters'>
  settings: CurrentSettings
  context: (known: Partial<RequestContext>) => RequestContext
  /** Returns the connections that the page at a path uses. */
  databaseFor: (path: string) => Database
  /** Whether the shop is open to visitors. */
  state: () => ShopState
  logger: Logger
}

/** Opens the shop's pages: the shared `publicPages`, a visitor's `privatePage`, and the API that both use. */
export function openPages(parts: OpenPagesInput) {
  const { config, build, mode, caches, settings, context, databaseFor, state, logger } = parts
  const { storeUrl, appToken, simulationUrl, allowDebug } = config
  const shop = {
    storeUrl,
    appToken,
    simulationUrl,
    get nome() {
      return settings.current().loja.nome
    },
    get situacao() {
      return state()
    },
  }
  const pageApi = createPageApi(caches.answers, (tag, visitor) => context({ tag, ...visitor }))
  const sources = () => merchantSources(settings.current().sistema.integracoes)
  const slots = createRenderSlots(RENDERINGS)
  const render = createRenderer({
    build,
    mode,
    api: pageApi,
    shop,
    sources,
    logger,
  })
  const publicPages = createPages({
    cache: caches.pages,
    parameters: caches.parameters,
    render,
    inSlot: slots.inSlot,
    allowDebug,
  })
  const privatePage = createPrivatePages({
    build,
    mode,
    api: (visitor, outage) => pageApi(() => undefined, { visitor, outage }),
    databaseFor,
    shop,
    logger,
    allowDebug,
    sources: (path) =>
      takesCards(path) ? withCardFields(sources(), cardIntake(context({}).payments)) : sources(),
  })

  return { publicPages, privatePage, pageApi, slots }
}
