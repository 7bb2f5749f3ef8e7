import type { IncomingMessage } from 'node:http'

/** Who asks: `local` says that it is this very machine, with nobody behind it. */
export type Client = { ip: string; local: boolean }

/** What proxies add to what they pass on. */
const PROXY_HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const

/** Who asks: by the word of the shop's own proxy where there is one to be believed, which adds the address at the end. */
export function clientOf(request: IncomingMessage, trustProxy: boolean): Client {
  const forwarded = trustProxy ? String(request.headers['x-forwarded-for'] ?? '') : ''
  const ip = forwarded.split(',').at(-1)?.trim() || (request.socket.remoteAddress ?? '')

  return { ip, local: isLoopback(ip) && !isProxied(request) }
}

/** Whether a request came through a proxy, as far as that says so. */
export function isProxied({ headers }: IncomingMessage): boolean {
  return PROXY_HEADERS.some((name) => headers[name] !== undefined)
}

function isLoopback(address: string): boolean {
  return address === '::1' || address.replace('::ffff:', '').startsWith('127.')
}
