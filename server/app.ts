import { join } from 'node:path'
import type { Logger } from 'pino'
import type { ServerBuild } from 'react-router'
import type { Settings } from '#contract/settings/settings.ts'
import { takesCards } from '#domain/urls/private-page.ts'
import { attributeWords } from '#platform/catalog/listing/facets/attribute-words.ts'
import { loadSettings } from '#platform/content/settings/load-settings.ts'
import type { Connection, Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { linkSigner } from '#platform/infrastructure/security/sign-link.ts'
import { localStorage } from '#platform/infrastructure/storage/local.ts'
import { openPictures } from '#platform/infrastructure/storage/pictures/pictures.ts'
import type { RenderMail } from '#platform/mail/templates.ts'
import { PROMOTIONS_TAG } from '#platform/marketing/promotions/promotions-tag.ts'
import { openFreight } from './adapters/freight.ts'
import { openPayments } from './adapters/payments.ts'
import { openStreets } from './adapters/streets.ts'
import type { AdminApi } from './admin/admin-api.ts'
import { adminPages } from './admin/admin-pages.ts'
import { createApi } from './api/api.ts'
import { webhookRoutes } from './api/webhooks.ts'
import { createCachedAnswers } from './cache/cached-answers.ts'
import { createDebouncedInvalidation } from './cache/debounced-invalidation.ts'
import { createKnownParameters } from './cache/known-parameters.ts'
import { createPageCache } from './cache/page-cache.ts'
import { scheduleInvalidation } from './cache/scheduled-invalidation.ts'
import { listenForTags } from './cache/tag-listener.ts'
import type { Config } from './config.ts'
import { createRefusalPage } from './http/answers/refusal-page.ts'
import { isCheckoutPath } from './http/checkout-path.ts'
import { createDispatch } from './http/dispatch.ts'
import { createRateLimits } from './http/limits/rate-limits.ts'
import { createRenderSlots } from './http/limits/render-slots.ts'
import { createProxyWarnings } from './http/proxy-warnings.ts'
import { createRouteKinds } from './http/route-kind.ts'
import { createRoutes } from './http/routes.ts'
import { contentSecurityPolicy, merchantSources, withCardScript } from './http/security-headers.ts'
import type { Jobs } from './jobs/run-jobs.ts'
import { createMaintenanceGate } from './maintenance/gate.ts'
import { assetResponse, loadAssets } from './pages/assets.ts'
import { boletoRoute } from './pages/boleto-route.ts'
import { fileRoute } from './pages/file-route.ts'
import { GOOGLE_FEED, googleFeedRoute } from './pages/google-feed-route.ts'
import { OFFLINE_SCRIPT, offlinePage } from './pages/offline-page.ts'
import { createPageApi } from './pages/page-api.ts'
import { createPages } from './pages/pages.ts'
import { pictureRoute } from './pages/picture-route.ts'
import { createPrivatePages } from './pages/private-pages.ts'
import { createRenderer } from './pages/render.ts'
import { robots, sitemapRoutes } from './pages/sitemap.ts'
import { warmPictures } from './pages/warm-pictures.ts'
import { environmentOf } from './start/environment.ts'

/** Of compressed pages: some four hundred in two encodings. */
const PAGE_CACHE_BYTES = 24 * 1024 * 1024

/** Renderings of public pages that nobody has cached; more at a time would only make each of them, and who buys, wait longer. */
const RENDERINGS = { atOnce: 2, waiting: 64 }

export type AppParts = {
  config: Pick<
    Config,
    | 'storeUrl'
    | 'appToken'
    | 'filesDir'
    | 'allowDebug'
    | 'trustProxy'
    | 'maintenance'
    | 'melhorEnvio'
    | 'payments'
    | 'smtpUrl'
    | 'mailFrom'
    | 'webhooksLocais'
  > & {
    /** The word that lets its bearer in while the shop is closed. */
    maintenanceSecret: string
    /** Where the simulated payment provider has its pages; null where money is real. */
    simulacao: string | null
    /** What links to orders are signed with. */
    linkSecret: string
  }
  connection: Connection
  /** The same database, by connections that only checkout, payments and their notices use. */
  checkout: Database
  databaseUrl: string
  logger: Logger
  build: ServerBuild | (() => Promise<ServerBuild>)
  mode: 'production' | 'development'
  /** Where the built files of the shop lie; null in development, where Vite serves them. */
  clientFolder: string | null
  /** Where the built panel lies; null in development. */
  panelFolder: string | null
  /** Makes mails, for who wants to see them. */
  renderMail: RenderMail
  /** Whether there is room on the database's disk to write down an order. */
  hasSpace: () => boolean
  /** Hear what was published, and that something may have been missed. */
  jobs: Pick<Jobs, 'heard' | 'missed'>
}

export type App = Awaited<ReturnType<typeof createApp>>

/** Puts the house together: platform, pages and what lies between them. Needs a database that is migrated and set up. */
export async function createApp({
  config,
  connection,
  checkout,
  databaseUrl,
  logger,
  build,
  mode,
  clientFolder,
  panelFolder,
  renderMail,
  hasSpace,
  jobs,
}: AppParts) {
  const { db } = connection
  const { storeUrl, appToken, allowDebug } = config
  const cache = createPageCache(PAGE_CACHE_BYTES)
  const answers = createCachedAnswers()
  const pictures = openPictures(join(config.filesDir, 'fotos'))
  const storage = localStorage(join(config.filesDir, 'fotos'))
  const assets = clientFolder ? await loadAssets(clientFolder) : new Map()
  let settings: Settings | null = null

  const parameters = createKnownParameters(() => attributeWords(db))
  const invalidation = scheduleInvalidation(db, { tags: forget, all: invalidateAll }, logger)
  const calm = createDebouncedInvalidation(forget)
  const listener = listenForTags(databaseUrl, { changed, lost, back }, logger)
  await listener.ready

  const freight = openFreight({ config, logger, contact: () => currentSettings().loja.email })
  const findStreet = openStreets(logger)
  const signLink = linkSigner(config.linkSecret)
  const ambiente = environmentOf(config)
  const payments = openPayments(config.payments, () => currentSettings().loja)
  const context = (known: Partial<RequestContext> = {}): RequestContext => {
    const nobody = {
      sessao: null,
      funcionario: null,
      chaveIdempotencia: null,
      ip: '',
      agente: '',
      renewSession,
      tag: () => undefined,
    }
    const shop = {
      db,
      storeUrl,
      settings: currentSettings(),
      memoize: answers.memoize,
      freight,
      findStreet,
      payments,
      hasSpace,
      storage,
      signLink,
      renderMail,
      ambiente,
    }
    return { ...shop, agora: new Date(), ...nobody, ...known }
  }
  const databaseFor = (path: string) => (isCheckoutPath(path) ? checkout : db)
  const pageApi = createPageApi(answers, (tag, visitor) => context({ tag, ...visitor }))
  const shop = { storeUrl, appToken, simulacao: config.simulacao }
  const sources = () => merchantSources(currentSettings().sistema.integracoes)
  const render = createRenderer({
    build,
    mode,
    api: pageApi,
    shop,
    sources,
    logger,
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
      takesCards(path) ? withCardScript(sources(), config.payments.cartao?.script) : sources(),
  })
  const slots = createRenderSlots(RENDERINGS)
  const pages = createPages({
    cache,
    parameters,
    render,
    inSlot: slots.inSlot,
    allowDebug,
  })
  const api = createApi({
    appToken,
    storeUrl,
    logger,
    context: ({ path, ...visitor }) => context({ db: databaseFor(path), ...visitor }),
  })

  /** The panel's API is large, and most nodes never meet a merchant: it is read when one comes. */
  let panel: Promise<AdminApi> | undefined
  const adminApi = () => {
    panel ??= import('./admin/admin-api.ts').then((code) =>
      code.createAdminApi({ storeUrl, logger, context }),
    )
    return panel
  }

  const kindOf = createRouteKinds((path) => assets.has(path))
  const gate = createMaintenanceGate({
    settings: currentSettings,
    closed: config.maintenance,
    secret: config.maintenanceSecret,
    storeUrl,
    files: [...assets.keys()],
    goesOn: (path) => ['api', 'file', 'notifications', 'panel'].includes(kindOf(path)),
  })
  const { hono, listener: other } = createRoutes({
    storeUrl,
    trustProxy: config.trustProxy,
    api,
    adminApi: async (request, ip) => (await adminApi())(request, ip),
    privatePage,
    webhooks: webhookRoutes({ context: () => context({ db: checkout }), logger }),
    documents: {
      '/imagens/:hash/:file': pictureRoute(pictures),
      '/arquivos/:name': fileRoute(storage),
      '/sem-conexao': async (c) =>
        c.html(String(await offlinePage(currentSettings(), [...assets.keys()])), 200, {
          'content-security-policy': contentSecurityPolicy([OFFLINE_SCRIPT]),
        }),
      ...(panelFolder && panelPages(panelFolder)),
      [GOOGLE_FEED]: googleFeedRoute({ folder: join(config.filesDir, 'feeds'), context, logger }),
      '/robots.txt': (c) => c.text(robots(storeUrl)),
      '/minha-conta/pedido/:id/boleto.pdf': boletoRoute(
        (visitor) => pageApi(() => undefined, { visitor }),
        storeUrl.startsWith('https:'),
      ),
    },
    asset: (c) => assetResponse(assets, c.req.path, c.req.header('accept-encoding') ?? '') ?? c.notFound(),
    sitemaps: sitemapRoutes(() => context()),
    logger,
  })
  const refusalPage = createRefusalPage(currentSettings, [...assets.keys()])
  const dispatch = createDispatch({
    kindOf,
    gate,
    limits: createRateLimits(),
    pages,
    other,
    trustProxy: config.trustProxy,
    look: createProxyWarnings({ storeUrl, trustProxy: config.trustProxy, logger }),
    refusalPage,
    logger,
  })

  const closing = new AbortController()
  void warmPictures(db, pictures, logger, closing.signal)

  return { listener: dispatch, refusalPage, hono, cache, slots, context, close }

  function changed(tags: string[]) {
    calm.changed(tags)
    parameters.changed()
    jobs.heard(tags)
    if (tags.includes('configuracao')) void readSettings()
    if (tags.some((tag) => tag === PROMOTIONS_TAG || /^(banner|pagina):/.test(tag)))
      void invalidation.reschedule()
  }

  async function back() {
    await readSettings()
    await invalidation.reschedule()
    parameters.changed()
    answers.resume()
    cache.resume()
    jobs.missed()
  }

  function lost() {
    answers.suspend()
    cache.suspend()
  }

  /** Answers first: a page that is made anew must not be made of an old one. */
  function forget(tags: string[]) {
    answers.drop(tags)
    cache.drop(tags)
  }

  function invalidateAll() {
    answers.resume()
    cache.invalidateAll()
  }

  function currentSettings(): Settings {
    if (!settings) throw new Error('A loja ainda não foi configurada.')
    return settings
  }

  async function readSettings() {
    settings = await loadSettings(db)
  }

  async function close() {
    closing.abort()
    invalidation.close()
    calm.close()
    pictures.close()
    await listener.close()
  }
}

/** Where nobody visits, nobody gets a session. */
const renewSession: RequestContext['renewSession'] = () => {
  throw new Error('Ninguém em particular pediu isto.')
}

function panelPages(folder: string) {
  const pages = adminPages(folder)

  return { '/admin': pages, '/admin/*': pages }
}
