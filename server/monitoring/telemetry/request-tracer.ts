import type { IncomingMessage, ServerResponse } from 'node:http'
import { context, ROOT_CONTEXT, SpanKind, SpanStatusCode, type Tracer } from '@opentelemetry/api'
import type { ServerBuild } from 'react-router'
import { addressKind } from '#domain/urls/addresses.ts'
import { clientOf } from '../../http/client-address.ts'
import { METHODS } from '../../http/methods.ts'
import { routeClass } from '../observe.ts'
import { pageRoutes } from './page-routes.ts'
import { requestContext, sentContext } from './tracer-of.ts'

/** All methods that the shop takes. Others, which anybody can make up, share a name. */
const KNOWN = new Set(Object.values(METHODS).flat())

/** Where a page's route is not known, and for what is no page. */
const ROUTES = {
  page: '/*',
  private: '/*',
  panel: '/admin/*',
  api: '/v2/*',
  notifications: '/v2/webhooks/*',
  asset: '/assets/*',
  picture: '/imagens/*',
  document: '/documents',
}

export type RequestTracer = ReturnType<typeof createRequestTracer>

/**
 * Gives each request a span named for its route: addresses may hold what a visitor typed, and keys. A request continues
 * the trace that it names (`traceparent`) if it comes from this machine or through a trusted proxy; others could have
 * everything recorded.
 */
export function createRequestTracer(tracer: Tracer, trustProxy: boolean) {
  let pageRoute: (path: string) => string | null = () => null

  return {
    /** Names pages for the routes of this build from now on. */
    namePages(build: Pick<ServerBuild, 'routes'>): void {
      pageRoute = pageRoutes(build)
    },

    /** Runs `handle` within the span of a request. */
    within(incoming: IncomingMessage, outgoing: ServerResponse, id: string, handle: () => void): void {
      const path = (incoming.url ?? '/').split('?', 1)[0] ?? '/'
      if (routeClass(path) === 'health') {
        handle()
        return
      }
      const { span, parent } = begin(incoming, path, id)
      outgoing.once('close', () => {
        // 499, as in nginx: the client left before the answer.
        end(span, outgoing.writableFinished ? outgoing.statusCode : 499)
      })
      context.with(requestContext(parent, span), handle)
    },

    /** Records a page that was answered from the cache; `began` is of `performance.now()`. */
    cached(incoming: IncomingMessage, status: number, id: string, began: number): void {
      const { span } = begin(incoming, (incoming.url ?? '/').split('?', 1)[0] ?? '/', id, began)
      span.setAttribute('lira.cached', true)
      end(span, status)
    },
  }

  function begin(incoming: IncomingMessage, path: string, id: string, startTime?: number) {
    const { method = '' } = incoming
    const isTrusted = trustProxy || clientOf(incoming, trustProxy).local
    const parent = isTrusted ? sentContext(incoming.headers) : ROOT_CONTEXT
    const known = KNOWN.has(method) ? method : '_OTHER'
    const attributes = { 'http.request.method': known, 'lira.request_id': id }
    const span = tracer.startSpan(
      known,
      { kind: SpanKind.SERVER, attributes, ...(startTime !== undefined && { startTime }) },
      parent,
    )
    // Finding the route of a page may take longer than its answer from the cache: only what is recorded pays for it.
    if (span.isRecording()) {
      const route = routeOf(path)
      span.setAttribute('http.route', route).updateName(`${known} ${route}`)
    }

    return { parent, span }
  }

  function routeOf(path: string): string {
    const kind = addressKind(path)
    const isPage = kind === 'page' || kind === 'private'

    return (isPage ? pageRoute(path) : null) ?? ROUTES[kind]
  }
}

function end(span: ReturnType<Tracer['startSpan']>, status: number) {
  span.setAttribute('http.response.status_code', status)
  if (status >= 500) span.setAttribute('error.type', String(status)).setStatus({ code: SpanStatusCode.ERROR })
  span.end()
}
