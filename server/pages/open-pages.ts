import type { Logger } from 'pino'
import type { ServerBuild } from 'react-router'
import type { ShopState } from '#domain/store/opening/shop-state.ts'
import { showsOrder, takesCards } from '#domain/urls/addresses.ts'
import { isPreview } from '#platform/content/appearance/preview-appearance.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Cdn } from '#platform/infrastructure/cdn/port.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { cardFieldsOf } from '#platform/payments/accounts/card-intake.ts'
import type { CurrentAppearance } from '../appearance/current-appearance.ts'
import { shopAppearance } from '../appearance/shop-appearance.ts'
import type { Caches } from '../cache/caches.ts'
import { edgeHeaders } from '../cache/edge-headers.ts'
import { createRefreshing } from '../cache/refreshing.ts'
import type { ReadCall } from '../cache/replica/read-calls.ts'
import type { Config } from '../config.ts'
import type { CurrentSettings } from '../current-settings.ts'
import { withCardFields, withChallenges } from '../http/card-sources.ts'
import { createRenderSlots } from '../http/limits/render-slots.ts'
import { merchantSources } from '../http/security-headers.ts'
import type { ShopOf } from './contexts.ts'
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
  appearance: CurrentAppearance
  /** Makes calls for pages that all share. */
  read: ReadCall
  /** The cache before the shop; null: there is none. */
  cdn: Cdn | null
  context: (known: Partial<RequestContext>) => RequestContext
  /** Returns the connections that the page at a path uses. */
  databaseFor: (path: string) => Database
  /** Whether the shop is open to visitors. */
  state: () => ShopState
  logger: Logger
}

/** Opens the shop's pages: the shared `publicPages`, a visitor's `privatePage`, and the API that both use. */
export function openPages(parts: OpenPagesInput) {
  const { config, build, mode, caches, settings, appearance, cdn, context, databaseFor, state, logger } =
    parts
  const { storeUrl, appToken, simulationUrl, allowDebug } = config
  /** Asks for the draft only of addresses that show it. */
  const shop: ShopOf = async (asking) => {
    const { nome } = settings.current().loja
    const shown = asking.draft ? await appearance.draft() : appearance.current()

    return {
      storeUrl,
      appToken,
      simulationUrl,
      nome,
      situacao: state(),
      debug: asking.debug,
      aparencia: shopAppearance(shown, nome),
    }
  }
  const showsDraft = (value: string) => isPreview(context({}), value)
  const pageApi = createPageApi(caches.answers, (tag, visitor) => context({ tag, ...visitor }), parts.read)
  const sources = () => merchantSources(settings.current().sistema.integracoes)
  const slots = createRenderSlots(RENDERINGS)
  const render = createRenderer({
    build,
    mode,
    api: pageApi,
    storeUrl,
    shop,
    sharedHeaders: (tags) => cdn && edgeHeaders(cdn, tags),
    sources,
    logger,
  })
  const refreshing = createRefreshing(logger)
  const publicPages = createPages({
    cache: caches.pages,
    parameters: caches.parameters,
    render,
    inSlot: slots.inSlot,
    refreshing,
    allowDebug,
    showsDraft,
  })
  const privatePage = createPrivatePages({
    build,
    mode,
    api: (visitor, outage) => pageApi(() => undefined, { visitor, outage }),
    databaseFor,
    storeUrl,
    shop,
    logger,
    allowDebug,
    showsDraft,
    sources: (path) => {
      if (!takesCards(path)) return sources()
      const fields = cardFieldsOf(context({}).payments)
      const withFields = withCardFields(sources(), fields)
      return showsOrder(path) ? withChallenges(withFields, fields) : withFields
    },
  })

  return { publicPages, privatePage, pageApi, slots, refreshing }
}
