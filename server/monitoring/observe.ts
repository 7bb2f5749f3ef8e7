import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { addressKind, isApiPath } from '#domain/urls/addresses.ts'
import type { Metrics } from './metrics.ts'

/** An id from outside is taken if it can do no harm in a log. */
const REQUEST_ID = /^[\w.-]{1,100}$/

/**
 * Gives a request its id (`x-request-id`: that of the proxy, or a new one; the answer carries it too, and handlers find
 * it among the request's headers), and counts and logs it when its answer has ended. Addresses are logged without
 * their query, which may hold what a visitor typed.
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
      const classe = routeClass(path)
      const metodo = incoming.method ?? 'GET'
      // 499, as other servers count those who left before the answer.
      const status = outgoing.writableFinished ? outgoing.statusCode : 499
      metrics.request(classe, metodo, status, seconds)
      if (classe !== 'saude')
        logger.info({ id, metodo, path, status, ms: Math.round(seconds * 1e5) / 100 }, 'request')
    })
  }
}

/** What kind of address this is: few kinds, so that metrics stay few. */
export function routeClass(path: string): string {
  if (path === '/healthz' || path === '/readyz' || path === '/metrics') return 'saude'
  if (isApiPath(path)) return 'api'
  const kind = addressKind(path)
  if (kind === 'asset') return 'arquivo'
  if (kind === 'picture') return 'foto'
  return path.endsWith('.data') ? 'dados' : 'pagina'
}

function acceptedId(sent: string | string[] | undefined): string {
  return typeof sent === 'string' && REQUEST_ID.test(sent) ? sent : randomUUID()
}

function pathOf(url: string): string {
  const query = url.indexOf('?')
  return query === -1 ? url : url.slice(0, query)
}
