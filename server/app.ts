import type { Logger } from 'pino'
import type { ServerBuild } from 'react-router'
import { addressKind } from '#domain/urls/addresses.ts'
import { soundProcess } from '#platform/catalog/media/sound-process.ts'
import type { Connection, Database } from '#platform/database/connect.ts'
import { openCdn } from '#platform/infrastructure/cdn/open-cdn.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { mostRequestedPages } from '#platform/infrastructure/pages/requested-pages.ts'
import type { Secrets } from '#platform/infrastructure/security/seal.ts'
import { openStorage } from '#platform/infrastructure/storage/open-storage.ts'
import { openPictures } from '#platform/infrastructure/storage/pictures/pictures.ts'
import type { RenderMail } from '#platform/mail/templates.ts'
import { FOCUS_NFE, focusNfe } from '#platform/orders/invoices/focus/focus-nfe.ts'
import { sheetBrand } from '#platform/orders/shipping/print/sheet-brand.ts'
import { accountOpener } from '#platform/payments/providers/open-account.ts'
import { clock } from './adapters/clock.ts'
import { openPayments } from './adapters/payments.ts'
import { createRequestContexts } from './adapters/request-contexts.ts'
import { adminPages } from './admin/admin-pages.ts'
import { lazyAdminApi } from './admin/lazy-admin-api.ts'
import { createApi } from './api/api.ts'
import { freightWebhookRoute } from './api/freight-webhooks.ts'
import { invoiceWebhookRoute } from './api/invoice-webhook.ts'
import { reachRoute } from './api/reach-route.ts'
import { webhookRoute } from './api/webhooks.ts'
import { createCurrentAppearance } from './appearance/current-appearance.ts'
import { iconRoute } from './appearance/icon-route.ts'
import { markRoute } from './appearance/mark-route.ts'
import { stylesheetRoute } from './appearance/stylesheet-route.ts'
import { openCaches } from './cache/caches.ts'
import type { EdgePurges } from './cache/edge-purges.ts'
import type { FollowedReplica } from './cache/replica/follow-replica.ts'
import { readAtPrimary, readAtReplica } from './cache/replica/read-calls.ts'
import { createWarmStart } from './cache/warm-start.ts'
import type { Config } from './config.ts'
import { createCurrentAccounts } from './current-accounts.ts'
import { createCurrentSettings } from './current-settings.ts'
import { createRefusalPage } from './http/answers/refusal-page.ts'
import { isCheckoutPath } from './http/checkout-path.ts'
import { clientOf } from './http/client-address.ts'
import { createDispatch } from './http/dispatch.ts'
import type { CreateRateLimit } from './http/limits/rate-limit.ts'
import { createRateLimits } from './http/limits/rate-limits.ts'
import { createProxyWarnings } from './http/proxy-warnings.ts'
import { createRoutes } from './http/routes.ts'
import type { Jobs } from './jobs/run-jobs.ts'
import { createGate } from './maintenance/gate.ts'
import { staffCheck } from './maintenance/staff-check.ts'
import { assetRoute, loadAssets } from './pages/assets.ts'
import { boletoRoute } from './pages/boleto/boleto-route.ts'
import { fileRoute } from './pages/file-route.ts'
import { googleFeedRoute } from './pages/google-feed-route.ts'
import { manifestRoute } from './pages/manifest-route.ts'
import { offlineRoute } from './pages/offline-page.ts'
import { openPages } from './pages/open-pages.ts'
import { invoiceFileRoute } from './pages/papers/invoice-file-route.ts'
import { salesQuoteRoute } from './pages/papers/sales-quote-route.ts'
import { workPhotoRoute } from './pages/papers/work-photo-route.ts'
import { pictureRoute } from './pages/picture-route.ts'
import { createPlainLook } from './pages/plain-look.ts'
import { robotsRoute, sitemapFileRoute, sitemapRoute } from './pages/sitemap.ts'
import { warmPictures } from './pages/warm-pictures.ts'

export type AppParts = {
  config: Config & {
    /** The secret word that admits visitors while the shop is closed. */
    maintenanceSecret: string
    /** URL of the simulated payment provider's pages; null with real providers. */
    simulationUrl: string | null
    /** Secret that signs links to orders. */
    linkSecret: string
  }
  connection: Connection
  /** The same database, with connections that only checkout, payments and their notifications use. */
  checkout: Database
  /** The replica that may be read; null: there is none. */
  replica: { db: Database; followed: FollowedReplica } | null
  /** Of a connection of its own, which listens. */
  databaseUrl: string
  logger: Logger
  build: ServerBuild | (() => Promise<ServerBuild>)
  mode: 'production' | 'development'
  /** Folder of the shop's built files; null in development, where Vite serves them. */
  clientFolder: string | null
  /** Folder of the built panel; null in development. */
  panelFolder: string | null
  /** Seals what must not be readable in the database. */
  secrets: Secrets
  /** Renders mails, for previews. */
  renderMail: RenderMail
  /** Writes the shop's stylesheet of an appearance. */
  renderStylesheet: RequestContext['renderStylesheet']
  /** Whether the database's disk has enough free space to store an order. */
  hasSpace: () => boolean
  /** Called with invalidated tags, and when some may have been missed. */
  jobs: Pick<Jobs, 'handleTags' | 'handleMissedTags'>
  createLimit: CreateRateLimit
  /** The cache before the shop; null: there is none. */
  edge: EdgePurges | null
  /** Whether pictures are derived in advance: by one process of a node. */
  warmsPictures: boolean
}

export type App = Awaited<ReturnType<typeof createApp>>

/** Composes the shop: platform, pages, and what connects them. Needs a migrated database with settings. */
export async function createApp(parts: AppParts) {
  const { config, connection, checkout, databaseUrl, logger, build, mode, jobs, createLimit } = parts
  const { db } = connection
  const { storeUrl, appToken, trustProxy, files } = config
  const settings = createCurrentSettings(db)
  const appearance = createCurrentAppearance(db, parts.renderStylesheet)
  const store = () => settings.current().loja
  const { secrets } = parts
  const openAccount = accountOpener({
    mercadoPagoUrl: config.mercadoPagoUrl,
    store,
    elapsed: () => performance.now(),
    db,
    now: clock,
    pixHours: () => settings.current().sistema.pixProprio.horas,
    pagarmeUrl: config.pagarmeUrl,
  })
  const accounts = createCurrentAccounts({
    db,
    secrets,
    openAccount,
    environment: openPayments(config.payments, store),
    logger,
  })
  const cdn = config.cdn ? openCdn(config.cdn) : null
  const caches = await openCaches({
    db,
    databaseUrl,
    settings,
    appearance,
    accounts,
    jobs,
    onChange: () => parts.replica?.followed.changed(),
    edge: parts.edge,
    logger,
  })
  const read = parts.replica ? readAtReplica(parts.replica.db, parts.replica.followed) : readAtPrimary
  const storage = await openStorage(files, 'fotos')
  const feeds = await openStorage(files, 'feeds')
  const transferFiles = await openStorage(files, 'transferencias')
  const pictures = openPictures(storage, files)
  const context = createRequestContexts({
    config,
    db,
    settings: () => accounts.offer(settings.current()),
    payments: accounts.current,
    openAccount,
    openInvoices: (account) =>
      focusNfe({ ...account, url: config.focusNfeUrl ?? FOCUS_NFE[account.ambiente] }),
    secrets,
    memoize: caches.answers.memoize,
    storage,
    transferFiles,
    purgeCdn: async (keys) => parts.edge?.again(keys),
    hasSpace: parts.hasSpace,
    renderMail: parts.renderMail,
    renderStylesheet: parts.renderStylesheet,
    appearance: () => appearance.current().appearance,
    logger,
  })
  const assets = parts.clientFolder ? await loadAssets(parts.clientFolder) : new Map()
  const plainLook = createPlainLook([...assets.keys()], () => appearance.current().appearance)
  const gate = createGate({
    settings: settings.current,
    closed: config.maintenance,
    secret: config.maintenanceSecret,
    storeUrl,
    look: plainLook,
    goesOn: (path) => !['page', 'private', 'document'].includes(addressKind(path)),
    isStaff: staffCheck(context, storeUrl),
    context: (request) =>
      context({
        ip: clientOf(request, trustProxy).ip,
        agente: request.headers['user-agent'] ?? '',
      }),
  })
  const databaseFor = (path: string) => (isCheckoutPath(path) ? checkout : db)
  const { publicPages, privatePage, pageApi, slots, refreshing } = openPages({
    config,
    build,
    mode,
    caches,
    settings,
    appearance,
    cdn,
    read,
    context,
    databaseFor,
    state: gate.state,
    logger,
  })
  const routes = createRoutes({
    storeUrl,
    trustProxy,
    api: createApi({
      appToken,
      storeUrl,
      logger,
      answers: caches.answers,
      read,
      context: ({ path, cookies, ...visitor }) =>
        context({ db: databaseFor(path), mayOrder: () => gate.mayOrder(cookies), ...visitor }),
    }),
    adminApi: lazyAdminApi({ storeUrl, logger, context, createLimit }),
    privatePage,
    reach: reachRoute(context().signLink),
    webhook: webhookRoute({ context: () => context({ db: checkout }), logger }),
    freightWebhook: freightWebhookRoute({ context: () => context(), logger }),
    invoiceWebhook: invoiceWebhookRoute({ context, logger }),
    picture: pictureRoute(pictures),
    stylesheet: stylesheetRoute(db, createLimit),
    mark: markRoute(storage),
    icon: iconRoute(storage, () => appearance.current().appearance),
    file: fileRoute(storage),
    boleto: boletoRoute(
      (visitor) => pageApi(() => undefined, { visitor }),
      storeUrl.startsWith('https:'),
      () => sheetBrand({ appearance: appearance.current().appearance, storage, loja: store() }),
    ),
    invoiceFile: invoiceFileRoute(context, storeUrl.startsWith('https:')),
    salesQuote: salesQuoteRoute(context, storeUrl.startsWith('https:')),
    workPhoto: workPhotoRoute({ context, secure: storeUrl.startsWith('https:'), pictures }),
    offline: offlineRoute(settings.current, plainLook),
    manifest: manifestRoute(settings.current, () => appearance.current().appearance),
    googleFeed: googleFeedRoute({ storage: feeds, context, logger }),
    robots: robotsRoute(storeUrl),
    sitemap: sitemapRoute(context),
    sitemapFile: sitemapFileRoute(context),
    panel: parts.panelFolder === null ? null : adminPages(parts.panelFolder),
    asset: assetRoute(assets),
    logger,
  })
  const refusalPage = createRefusalPage(settings.current, plainLook)
  const { answerCached, listener } = createDispatch({
    gate,
    limits: createRateLimits(createLimit),
    pages: publicPages,
    other: routes,
    trustProxy,
    warnOfProxy: createProxyWarnings({ storeUrl, trustProxy, logger }),
    refusalPage,
    logger,
  })
  const closing = new AbortController()
  const warmStart = createWarmStart({
    list: () => mostRequestedPages(db, clock()),
    render: ({ caminho, aparelho }) => publicPages.renderAhead(caminho, aparelho),
    age: () => performance.now(),
    signal: closing.signal,
    logger,
  })
  if (parts.warmsPictures) void warmPictures(db, pictures, logger, closing.signal)

  return {
    answerCached,
    listener,
    refusalPage,
    cache: caches.pages,
    slots,
    refreshing,
    warmStart,
    context,
    close,
  }

  async function close() {
    closing.abort()
    refreshing.close()
    pictures.close()
    soundProcess.end()
    await caches.close()
  }
}
