import type { IncomingMessage } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import type { Logger } from 'pino'
import { isPrivatePage } from '#domain/urls/private-page.ts'
import { errorText } from '../api/error-body.ts'
import { openApiDocument } from '../api/openapi.ts'
import { referenceRoutes } from '../api/reference-routes.ts'
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
  webhooks: Hono
  /** Every other address that is read with GET, by its pattern. */
  documents: Record<string, Handler>
  /** The built files that lie beside the pages. */
  asset: Handler
  /** Addresses that tell search engines of the shop's pages. */
  sitemaps: Hono
  logger: Logger
}

/** What is no public page: the API, the panel's, one visitor's own pages, files and documents. */
export function createRoutes(parts: CreateRoutesInput) {
  const { storeUrl, trustProxy, api, adminApi, privatePage, webhooks, documents, asset, sitemaps, logger } =
    parts
  const limitBody = limitBodies()
  const hono = new Hono<{ Bindings: { ip?: string } }>()
  hono.onError(answerFailure)
  hono.use(async (c, next) => {
    await next()
    for (const [name, value] of Object.entries(SECURITY_HEADERS))
      if (!c.res.headers.has(name)) c.res.headers.set(name, value)
  })
  hono.route(
    '/v2',
    referenceRoutes('/v2', () => openApiDocument(storeUrl)),
  )
  hono.route(
    '/v2/admin',
    referenceRoutes('/v2/admin', async () => {
      const { adminOpenApiDocument } = await import('../admin/admin-openapi.ts')
      return adminOpenApiDocument(storeUrl)
    }),
  )
  hono.all('/v2/admin/*', limitBody, (c) => adminApi(c.req.raw, c.env.ip))
  hono.use('/v2/webhooks/*', limitBody)
  hono.route('/v2/webhooks', webhooks)
  hono.all('/v2/*', limitBody, (c) => api(c.req.raw, c.env.ip))
  hono.route('/', sitemaps)
  for (const [pattern, handler] of Object.entries(documents)) hono.get(pattern, handler)
  hono.use('*', async (c, next) => {
    if (!isPrivatePage(c.req.path)) return next()
    return limitBody(c, async () => {
      c.res = await privatePage(c.req.raw, c.env.ip)
    })
  })
  hono.get('*', asset)

  return {
    hono,
    listener: getRequestListener((request, { incoming }) =>
      hono.fetch(request, { ip: clientOf(incoming as IncomingMessage, trustProxy).ip }),
    ),
  }

  function answerFailure(error: Error, c: Context): Response {
    const path = c.req.path
    const refused = unavailability(error)
    if (c.req.raw.signal.aborted) logger.debug({ err: error, path }, 'left before the answer')
    else if (refused)
      logger.warn({ err: error, path }, "a request could not be answered: the database can't serve")
    else logger.error({ err: error, path }, 'a request could not be answered')

    return toAnswer(refused ?? BROKEN)
  }
}

function toAnswer(refused: Refused): Response {
  return new Response(errorText(refused), {
    status: refused.status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...refused.headers,
    },
  })
}
