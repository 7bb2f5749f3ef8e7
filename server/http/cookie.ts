import { parse } from 'hono/utils/cookie'

/** The value of one cookie of a request's `cookie` header; undefined when it is not there. */
export function cookieOf(header: string | null | undefined, name: string): string | undefined {
  return header ? parse(header, name)[name] : undefined
}

/**
 * What a cookie of the shop is called. Over TLS browsers take one with this prefix from the shop's own host alone, so that no
 * neighbour below the same domain can plant it (RFC 6265bis, 4.1.3.2); it has to be `Secure`, with the path `/` and no domain.
 */
export function cookieName(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name
}
