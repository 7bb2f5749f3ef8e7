import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { addressKind, isApiPath } from '#domain/urls/addresses.ts'
import { loggedPath } from './logged-path.ts'
import type { Metrics } from './metrics.ts'

/** An external id is accepted if it can do no harm in a log. */
const REQUEST_ID = /^[\w.-]{1,100}$/

/** Lines a second about pages from the cache: the others are counted only, since a line costs more than such a page. */
const CACHED_LINES = 10

/**
 * Gives requests their id (`x-request-id`: the proxy's, or a new one), and counts and logs them. `now` is in
 * milliseconds.
 */
export function createObserver({
  logger,
  metrics,
  now = () => performance.now(),
}: {
  logger: Logger
  metrics: Metrics
  now?: () => number
}) {
  let second = 0
  let lines = 0
  let unlogged = 0

  return {
    /** Puts the request's id into its headers. */
    identify(incoming: IncomingMessage): string {
      const id = acceptedId(incoming.headers['x-request-id'])
      incoming.headers['x-request-id'] = id

      return id
    },

    /** Counts and logs the request when its response has ended. */
    watch(incoming: IncomingMessage, outgoing: ServerResponse, id: string): void {
      const began = now()
      outgoing.once('close', () => {
        const ms = now() - began
        const path = loggedPath(incoming.url ?? '/')
        const route = routeClass(path)
        const method = incoming.method ?? 'GET'
        // 499, as in nginx: the client left before the answer.
        const status = outgoing.writableFinished ? outgoing.statusCode : 499
        metrics.request(route, method, status, ms / 1_000)
        if (route !== 'health')
          logger.info({ id, method, path, status, ms: Math.round(ms * 100) / 100 }, 'request')
      })
    },

    /**
     * Counts a page that was answered from the cache, and logs the first ones of each second, with the number of those
     * before it that were not.
     */
    cached(incoming: Pick<IncomingMessage, 'method' | 'url'>, status: number, id: string): void {
      const method = incoming.method ?? 'GET'
      metrics.cachedPage(method, status)
      const current = Math.floor(now() / 1_000)
      if (current !== second) [second, lines] = [current, 0]
      if (lines === CACHED_LINES) unlogged++
      else {
        logger.info(
          { id, method, path: loggedPath(incoming.url ?? '/'), status, cached: true, unlogged },
          'request',
        )
        lines++
        unlogged = 0
      }
    },
  }
}

export type Observer = ReturnType<typeof createObserver>

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
