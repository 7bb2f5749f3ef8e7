import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import { isProxied } from './client-address.ts'

type Known = { storeUrl: string; trustProxy: boolean; logger: Logger }

/**
 * Warns of a proxy that the shop was not told of: without `TRUST_PROXY` all its visitors have the proxy's address, and share one
 * limit. Once at the start where the shop's address alone tells of one, and once when a request does.
 */
export function createProxyWarnings({ storeUrl, trustProxy, logger }: Known) {
  let warned = trustProxy
  if (!trustProxy && storeUrl.startsWith('https:'))
    logger.warn(
      'STORE_URL is https, so a proxy stands before the shop; set TRUST_PROXY=1 if it names visitors',
    )

  return function look(request: IncomingMessage): void {
    if (warned || !isProxied(request)) return
    warned = true
    logger.warn('a proxy names its visitors, but TRUST_PROXY is not set: all of them share one limit')
  }
}
