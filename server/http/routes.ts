import type { IncomingMessage } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { type Context, Hono, type MiddlewareHandler, type Next } from 'hono'
import { compress } from 'hono/compress'
import type { Logger } from 'pino'
import { addressKind } from '#domain/urls/addresses.ts'
import { NEVER_STORED } from '#server/http/answers/never-stored.ts'
import { errorText } from '../api/error-body.ts'
import { openApiDocument } from '../api/openapi.ts'
import { referenceRoutes } from '../api/reference-routes.ts'
import { ICON_PATHS } from '../appearance/brand-icons.ts'
import type { Refused } from './answers/send-text.ts'
import { unavailability } from './answers/unavailable.ts'
import { clientOf } from './client-address.ts'
import { BROKEN } from './dispatch.ts'
import { limitBodies } from './limits/limit-bodies.ts'
import { SECURITY_HEADERS } from './security-headers.ts'

type Answer = (request: Request, ip: string | undefined) => Promise<Response>
type Handler = (c: Context) => Response | Promise<Response>

type CreateRoutesInput = {
  storeUrl: string
  trustProxy: boolean
  api: Answer
  adminApi: Answer
  privatePage: Answer
  freightWebhook: Handler
  webhook: Handler
  invoiceWebhook: Handler
  reach: Handler
  picture: Handler
  stylesheet: Handler
  mark: Handler
  icon: MiddlewareHandler
  file: Handler
  boleto: Handler
  invoiceFile: Handler
  salesQuote: Handler
  workPhoto: Handler
  offline: Handler
  manifest: Handler
  googleFeed: Handler
  robots: Handler
  sitemap: Handler
  sitemapFile: Handler
  /** Null in development, where Vite serves the panel. */
  panel: Handler | null
  /** The built files that are served beside the pages. */
  asset: Handler
  logger: Logger
}

/** Routes everything that is no public page: APIs, a visitor's private pages, files and documents. */
export function createRoutes(parts: CreateRoutesInput) {
  const { storeUrl, trustProxy, api, adminApi, privatePage, panel, logger } = parts
  const limitBody = limitBodies()
  const compressed = compress()
  const hono = new Hono<{ Bindings: { ip?: string } }>()
  hono.onError(answerFailure)
  hono.use(setSecurityHeaders)
  // Public pages, files and what the API tells all shoppers alike come compressed from where they are stored.
  hono.use('/v2/*', (c, next) => (isForShoppers(c.req.path) ? next() : compressed(c, next)))

  const reference = referenceRoutes(() => openApiDocument(storeUrl))
  const adminReference = referenceRoutes(async () => {
    const { adminOpenApiDocument } = await import('../admin/admin-openapi.ts')
    return adminOpenApiDocument(storeUrl)
  })
  hono.route('/v2', reference)
  hono.route('/v2/admin', adminReference)
  hono.all('/v2/admin/*', limitBody, (c) => adminApi(c.req.raw, c.env.ip))
  hono.post('/v2/webhooks/:provedor', limitBody, parts.webhook)
  hono.post('/v2/webhooks/contas/:conta', limitBody, parts.webhook)
  hono.post('/v2/webhooks/frete/:ambiente', limitBody, parts.freightWebhook)
  hono.post('/v2/webhooks/nfe/:ambiente', limitBody, parts.invoiceWebhook)
  hono.get('/v2/reach/:word', parts.reach)
  hono.all('/v2/*', limitBody, (c) => api(c.req.raw, c.env.ip))

  hono.get('/robots.txt', parts.robots)
  hono.get('/sitemap.xml', parts.sitemap)
  hono.get('/:file{sitemap-[a-z-]+-[0-9]{1,5}\\.xml}', parts.sitemapFile)
  hono.get('/feeds/google.xml', parts.googleFeed)
  hono.get('/imagens/:hash/:file', parts.picture)
  hono.get('/assets/:file{aparencia-[0-9a-f]+\\.css}', parts.stylesheet)
  hono.get('/assets/:file{marca-[0-9a-f]+\\.[a-z]+}', parts.mark)
  for (const path of ICON_PATHS) hono.get(path, parts.icon)
  hono.get('/arquivos/:name', parts.file)
  hono.get('/sem-conexao', parts.offline)
  hono.get('/manifest.webmanifest', parts.manifest)
  // Also matches `/admin` itself.
  if (panel) hono.get('/admin/*', panel)
  hono.get('/minha-conta/pedido/:id/boleto.pdf', parts.boleto)
  hono.get('/minha-conta/pedido/:id/nota.pdf', parts.invoiceFile)
  hono.get('/minha-conta/pedido/:id/nota.xml', parts.invoiceFile)
  hono.get('/proposta/:id/proposta.pdf', parts.salesQuote)
  hono.get('/oficina/:id/fotos/:foto/:file', parts.workPhoto)
  hono.use('*', (c, next) => (addressKind(c.req.path) === 'private' ? compressed(c, next) : next()))
  hono.use('*', async (c, next) => {
    if (addressKind(c.req.path) !== 'private') return next()
    return limitBody(c, async () => {
      c.res = await privatePage(c.req.raw, c.env.ip)
    })
  })
  hono.get('*', parts.asset)

  return getRequestListener((request, { incoming }) =>
    hono.fetch(request, { ip: clientOf(incoming as IncomingMessage, trustProxy).ip }),
  )

  function answerFailure(error: Error, c: Context): Response {
    const path = c.req.path
    const refused = unavailability(error)
    if (c.req.raw.signal.aborted) logger.debug({ err: error, path }, 'the client left before the answer')
    else if (refused)
      logger.warn(
        { err: error, path },
        'a request could not be answered: the database or the store of files is unavailable',
      )
    else logger.error({ err: error, path }, 'a request could not be answered')

    return toAnswer(refused ?? BROKEN)
  }
}

async function setSecurityHeaders(c: Context, next: Next) {
  await next()
  for (const [name, value] of Object.entries(SECURITY_HEADERS))
    if (!c.res.headers.has(name)) c.res.headers.set(name, value)
}

function toAnswer(refused: Refused): Response {
  return new Response(errorText(refused), {
    status: refused.status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': NEVER_STORED,
      ...refused.headers,
    },
  })
}

/**
 * The API's answers to shoppers: those that all share are compressed once, and those to one shopper have few bytes,
 * which take longer to compress than to send.
 */
function isForShoppers(path: string): boolean {
  return path.startsWith('/v2/front/')
}
