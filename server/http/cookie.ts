import { parse } from 'hono/utils/cookie'

/** Returns the value of one cookie of a request's `cookie` header; undefined if it is absent. */
export function cookieOf(header: string | null | undefined, name: string): string | undefined {
  return header ? parse(header, name)[name] : undefined
}

/**
 * Returns the name of a cookie of the shop. Over TLS it has the prefix `__Host-`: browsers then accept it only from the
 * shop's own host, so that no sibling domain can set it (RFC 6265bis, 4.1.3.2). It must be `Secure`, with the path `/`
 * and no domain.
 */
export function cookieName(name: string, secure: boolean): string {
  return secure ? `__Host-${name}` : name
}
