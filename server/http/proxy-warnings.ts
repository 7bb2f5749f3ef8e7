import type { IncomingMessage } from 'node:http'
import type { Logger } from 'pino'
import { isProxied } from './client-address.ts'

type Known = { storeUrl: string; trustProxy: boolean; logger: Logger }

/**
 * Warns of a proxy that is not configured: without `TRUST_PROXY` all visitors have the proxy's address, and share one
 * rate limit. Once at the start if the shop's URL implies a proxy, and once when a request came through one.
 */
export function createProxyWarnings({ storeUrl, trustProxy, logger }: Known) {
  let warned = trustProxy
  if (!trustProxy && storeUrl.startsWith('https:'))
    logger.warn(
      'STORE_URL is https, so a proxy stands before the shop; set TRUST_PROXY=1 if it names visitors',
    )

  return function warnOfProxy(request: IncomingMessage): void {
    if (warned || !isProxied(request)) return
    warned = true
    logger.warn('a proxy names its visitors, but TRUST_PROXY is not set: all of them share one limit')
  }
}
