import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import type { Logger } from 'pino'
import type { ServerBuild } from 'react-router'
import type { Settings } from '#contract/settings.ts'
import { isPrivatePage, takesCards } from '#domain/private-page.ts'
import { loadSettings } from '#platform/content/load-settings.ts'
import type { Connection, Database } from '#platform/database/connect.ts'
import type { RenderMail } from '#platform/mail/templates.ts'
import { linkSigner } from '#platform/sign-link.ts'
import { localStorage } from '#platform/storage/local.ts'
import { openPictures } from '#platform/storage/pictures.ts'
import type { Visit } from '#platform/visit.ts'
import type { AdminApi } from './admin/admin-api.ts'
import { adminPages } from './admin/admin-pages.ts'
import { createApi } from './api/api.ts'
import { openApiDocument } from './api/openapi.ts'
import { referenceRoutes } from './api/reference-routes.ts'
import { createCalmDrops } from './cache/calm-drops.ts'
import { createKeptAnswers } from './cache/kept-answers.ts'
import { createPageCache } from './cache/page-cache.ts'
import { scheduleDrops } from './cache/scheduled-drops.ts'
import { listenForTags } from './cache/tag-listener.ts'
import { isCheckoutPath } from './checkout-path.ts'
import type { Config } from './config.ts'
import { environmentOf } from './environment.ts'
import { openFreight } from './freight.ts'
import { limitBodies } from './limit-bodies.ts'
import { createMaintenanceGate } from './maintenance/gate.ts'
import { assetResponse, loadAssets } from './pages/assets.ts'
import { boletoRoute } from './pages/boleto-route.ts'
import { fileRoute } from './pages/file-route.ts'
import { GOOGLE_FEED, googleFeedRoute } from './pages/google-feed-route.ts'
import { offlinePage } from './pages/offline-page.ts'
import { createPageApi } from './pages/page-api.ts'
import { createPages } from './pages/pages.ts'
import { pictureRoute } from './pages/picture-route.ts'
import { createPrivatePages } from './pages/private-pages.ts'
import { createRenderer } from './pages/render.ts'
import { robots, sitemapRoutes } from './pages/sitemap.ts'
import { warmPictures } from './pages/warm-pictures.ts'
import { openPayments } from './payments.ts'
import { createRateLimit } from './rate-limit.ts'
import type { Jobs } from './run-jobs.ts'
import {
  contentSecurityPolicy,
  merchantSources,
  SECURITY_HEADERS,
  withCardScript,
} from './security-headers.ts'
import { openStreets } from './streets.ts'
import { webhookRoutes } from './webhooks.ts'

/** Of compressed pages: some four hundred in two encodings. */
const PAGE_CACHE_BYTES = 24 * 1024 * 1024

/** What is read from a disk and never made of pages. */
const FILES = /^\/(imagens|arquivos|assets)\//

/** What costs work (the API, pages that are not kept), per address. People stay far below it. */
const RATE = { requests: 300, windowMs: 10_000 }

export type AppParts = {
  config: Pick<
    Config,
    | 'storeUrl'
    | 'appToken'
    | 'dataDir'
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
  const answers = createKeptAnswers()
  const pictures = openPictures(join(config.dataDir, 'fotos'))
  const storage = localStorage(join(config.dataDir, 'fotos'))
  const assets = clientFolder ? await loadAssets(clientFolder) : new Map()
  let settings: Settings | null = null

  const drops = scheduleDrops(db, { tags: forget, all: forgetAll }, logger)
  const calm = createCalmDrops(forget)
  const listener = listenForTags(databaseUrl, { changed, lost, back }, logger)
  await listener.ready

  const freight = openFreight({ config, logger, contact: () => currentSettings().loja.email })
  const findStreet = openStreets(logger)
  const signLink = linkSigner(config.linkSecret)
  const ambiente = environmentOf(config)
  const payments = openPayments(config.payments, () => currentSettings().loja)
  const visit = (known: Partial<Visit> = {}): Visit => {
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
      recall: answers.recall,
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
  const pageApi = createPageApi(answers, (tag, visitor) => visit({ tag, ...visitor }))
  const shop = { storeUrl, appToken, simulacao: config.simulacao }
  const sources = () => merchantSources(currentSettings().sistema.integracoes)
  const render = createRenderer({
    build,
    mode,
    api: pageApi,
    shop,
    sources,
  })
  const privatePage = createPrivatePages({
    build,
    mode,
    api: (visitor) => pageApi(() => undefined, visitor),
    databaseFor,
    shop,
    allowDebug,
    sources: (path) =>
      takesCards(path) ? withCardScript(sources(), config.payments.cartao?.script) : sources(),
  })
  const pages = createPages({ cache, render, allowDebug })
  const api = createApi({
    appToken,
    storeUrl,
    logger,
    visit: ({ path, ...visitor }) => visit({ db: databaseFor(path), ...visitor }),
  })

  /** The panel's API is large, and most nodes never meet a merchant: it is read when one comes. */
  let panel: Promise<AdminApi> | undefined
  const adminApi = () => {
    panel ??= import('./admin/admin-api.ts').then((code) => code.createAdminApi({ storeUrl, logger, visit }))
    return panel
  }

  const gate = createMaintenanceGate({
    settings: currentSettings,
    closed: config.maintenance,
    secret: config.maintenanceSecret,
    storeUrl,
    files: [...assets.keys()],
    goesOn: (path) =>
      isPanel(path) || path.startsWith('/v2/') || path.startsWith('/imagens/') || assets.has(path),
  })
  const secondsToWait = createRateLimit({ ...RATE, now: Date.now })

  const limitBody = limitBodies()
  const hono = new Hono<{ Bindings: { ip?: string } }>()
  hono.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) c.res.headers.set(name, value)
  })
  hono.route(
    '/v2',
    referenceRoutes('/v2', () => openApiDocument(storeUrl)),
  )
  hono.route(
    '/v2/admin',
    referenceRoutes('/v2/admin', async () => {
      const { adminOpenApiDocument } = await import('./admin/admin-openapi.ts')
      return adminOpenApiDocument(storeUrl)
    }),
  )
  hono.all('/v2/admin/*', limitBody, async (c) => (await adminApi())(c.req.raw, c.env.ip))
  hono.use('/v2/webhooks/*', limitBody)
  hono.route('/v2/webhooks', webhookRoutes({ visit: () => visit({ db: checkout }), logger }))
  hono.all('/v2/*', limitBody, (c) => api(c.req.raw, c.env.ip))
  hono.get('/imagens/:hash/:file', pictureRoute(pictures))
  hono.get('/arquivos/:name', fileRoute(storage))
  hono.get('/sem-conexao', async (c) => {
    const page = String(await offlinePage(currentSettings(), [...assets.keys()]))
    return c.html(page, 200, { 'content-security-policy': contentSecurityPolicy(Buffer.from(page)) })
  })
  if (panelFolder) for (const path of ['/admin', '/admin/*']) hono.get(path, adminPages(panelFolder))
  hono.get(GOOGLE_FEED, googleFeedRoute({ folder: join(config.dataDir, 'feeds'), visit, logger }))
  hono.get('/robots.txt', (c) => c.text(robots(storeUrl)))
  hono.route(
    '/',
    sitemapRoutes(() => visit()),
  )
  hono.get(
    '/minha-conta/pedido/:id/boleto.pdf',
    boletoRoute((visitor) => pageApi(() => undefined, visitor)),
  )
  hono.use('*', async (c, next) => {
    if (!isPrivatePage(c.req.path)) return next()
    return limitBody(c, async () => {
      c.res = await privatePage(c.req.raw, c.env.ip)
    })
  })
  hono.get(
    '*',
    (c) => assetResponse(assets, c.req.path, c.req.header('accept-encoding') ?? '') ?? c.notFound(),
  )
  const other = getRequestListener((request, { incoming }) =>
    hono.fetch(request, { ip: visitorAddress(incoming as IncomingMessage, config.trustProxy) }),
  )

  const closing = new AbortController()
  void warmPictures(db, pictures, logger, closing.signal)

  return { listener: answer, hono, cache, visit, close }

  /** Pages take the short way; all else goes through Hono. */
  function answer(request: IncomingMessage, response: ServerResponse): void {
    const url = request.url ?? '/'
    const wait = gate.hasWord(url) ? secondsToWait(visitorAddress(request, config.trustProxy)) : 0
    if (wait > 0) refuseTooMany(response, wait)
    else if (gate.concerns(url))
      gate
        .answer(request, response)
        .then((answered) => answered || enter(url, request, response))
        .catch((error) => fail(request, response, error))
    else enter(url, request, response)
  }

  function enter(url: string, request: IncomingMessage, response: ServerResponse): void {
    const page = isPage(url)
    if (page && pages.answerKept(request, response)) return
    const wait = page || isCostly(url) ? secondsToWait(visitorAddress(request, config.trustProxy)) : 0
    if (wait > 0) refuseTooMany(response, wait)
    else if (page) pages.answer(request, response).catch((error) => fail(request, response, error))
    else void other(request, response)
  }

  function isPage(url: string): boolean {
    if (url.startsWith('/v2/') || FILES.test(url)) return false
    const path = url.split('?', 1)[0] ?? '/'
    if (isPrivatePage(path) || isPanel(path)) return false
    return (
      !assets.has(path) &&
      path !== '/robots.txt' &&
      path !== '/sem-conexao' &&
      path !== GOOGLE_FEED &&
      !path.startsWith('/sitemap')
    )
  }

  function isCostly(url: string): boolean {
    // Notices of payments come in bursts from one address, and a stranger's are turned away before any work.
    if (url.startsWith('/v2/webhooks/')) return false
    return url.startsWith('/v2/') || isPrivatePage(url.split('?', 1)[0] ?? '/')
  }

  function fail(request: IncomingMessage, response: ServerResponse, error: unknown) {
    logger.error({ err: error, path: request.url?.split('?', 1)[0] }, 'a page could not be answered')
    if (response.headersSent) response.destroy()
    else
      response
        .writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
        .end('A loja teve um problema. Tente de novo.')
  }

  function changed(tags: string[]) {
    calm.changed(tags)
    jobs.heard(tags)
    if (tags.includes('configuracao')) void readSettings()
    if (tags.some((tag) => /^(banner|pagina):/.test(tag))) void drops.reschedule()
  }

  async function back() {
    await readSettings()
    await drops.reschedule()
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

  function forgetAll() {
    answers.resume()
    cache.dropAll()
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
    drops.close()
    calm.close()
    pictures.close()
    await listener.close()
  }
}

/** Where nobody visits, nobody gets a session. */
const renewSession: Visit['renewSession'] = () => {
  throw new Error('Ninguém em particular pediu isto.')
}

function isPanel(path: string): boolean {
  return path === '/admin' || path.startsWith('/admin/')
}

/** The proxy's own word for who asks, where there is one to be believed; it adds the address at the end. */
function visitorAddress(request: IncomingMessage, trustProxy: boolean): string {
  const forwarded = trustProxy ? String(request.headers['x-forwarded-for'] ?? '') : ''
  return forwarded.split(',').at(-1)?.trim() || (request.socket.remoteAddress ?? '')
}

function refuseTooMany(response: ServerResponse, wait: number) {
  const mensagem = `Muitos pedidos em pouco tempo. Tente de novo em ${wait} s.`
  const body = JSON.stringify({ mensagens: [{ tipo: 'erro', mensagem }], code: 'MuitosPedidos', status: 429 })
  response
    .writeHead(429, { 'content-type': 'application/json; charset=utf-8', 'retry-after': String(wait) })
    .end(body)
}
