import type { IncomingMessage } from 'node:http'

/** The client; `local` means this machine itself, without a proxy. */
export type Client = { ip: string; local: boolean }

/** Headers that proxies add. */
const PROXY_HEADERS = ['x-forwarded-for', 'forwarded', 'x-real-ip'] as const

/** Returns the client: with a trusted proxy, the last address of its header, otherwise the connection's. */
export function clientOf(request: IncomingMessage, trustProxy: boolean): Client {
  const forwarded = trustProxy ? String(request.headers['x-forwarded-for'] ?? '') : ''
  const ip = forwarded.split(',').at(-1)?.trim() || (request.socket.remoteAddress ?? '')

  return { ip, local: isLoopback(ip) && !isProxied(request) }
}

/** Returns the names of a proxy's headers that a request carries. */
export function proxyHeadersOf(headers: Headers): string[] {
  return [...PROXY_HEADERS, 'x-forwarded-proto', 'x-forwarded-host'].filter((name) => headers.has(name))
}

/** Whether a request came through a proxy, as far as its headers say so. */
export function isProxied({ headers }: IncomingMessage): boolean {
  return PROXY_HEADERS.some((name) => headers[name] !== undefined)
}

function isLoopback(address: string): boolean {
  return address === '::1' || address.replace('::ffff:', '').startsWith('127.')
}
