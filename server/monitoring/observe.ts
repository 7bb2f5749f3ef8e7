import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { addressKind, isApiPath } from '#domain/urls/addresses.ts'
import type { Metrics } from './metrics.ts'

/** An external id is accepted if it can do no harm in a log. */
const REQUEST_ID = /^[\w.-]{1,100}$/

/**
 * Gives a request its id (`x-request-id`: the proxy's, or a new one; added to the request's headers and the response),
 * and counts and logs it when its response has ended. Addresses are logged without their query, which may contain what
 * a visitor typed.
 */
export function createObserver({ logger, metrics }: { logger: Logger; metrics: Metrics }) {
  return function observe(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const began = process.hrtime.bigint()
    const id = acceptedId(incoming.headers['x-request-id'])
    incoming.headers['x-request-id'] = id
    outgoing.setHeader('x-request-id', id)

    outgoing.once('close', () => {
      const seconds = Number(process.hrtime.bigint() - began) / 1e9
      const path = pathOf(incoming.url ?? '/')
      const route = routeClass(path)
      const method = incoming.method ?? 'GET'
      // 499, as in nginx: the client left before the answer.
      const status = outgoing.writableFinished ? outgoing.statusCode : 499
      metrics.request(route, method, status, seconds)
      if (route !== 'health')
        logger.info({ id, method, path, status, ms: Math.round(seconds * 1e5) / 100 }, 'request')
    })
  }
}

/** The class of an address: a small set, so that metrics stay few. */
export function routeClass(path: string): string {
  if (path === '/healthz' || path === '/readyz' || path === '/metrics') return 'health'
  if (isApiPath(path)) return 'api'
  const kind = addressKind(path)
  if (kind === 'asset') return 'asset'
  if (kind === 'picture') return 'picture'
  return path.endsWith('.data') ? 'data' : 'page'
}

function acceptedId(sent: string | string[] | undefined): string {
  return typeof sent === 'string' && REQUEST_ID.test(sent) ? sent : randomUUID()
}

function pathOf(url: string): string {
  const query = url.indexOf('?')
  return query === -1 ? url : url.slice(0, query)
}
