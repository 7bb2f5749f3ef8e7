import { createHmac } from 'node:crypto'
import { serialize } from 'hono/utils/cookie'
import { DAY_S } from '#domain/time/durations.ts'
import { sameSecret } from '#platform/infrastructure/security/same-secret.ts'
import { cookieName, cookieOf } from '../http/cookie.ts'

/** Parameter, cookie and local storage key have the specification's name (section 4). */
export const RELEASE = 'liberarAcesso'

const THIRTY_DAYS_S = 30 * DAY_S

/**
 * Checks who may enter while the shop is closed. The cookie is derived from the secret, so it does not reveal it, and
 * becomes invalid when the secret changes.
 */
export function createRelease(secret: string | undefined, secure: boolean) {
  const proof = secret === undefined ? null : createHmac('sha256', secret).update(RELEASE).digest('base64url')
  const cookie = cookieName(RELEASE, secure)
  const write = (value: string, maxAge: number) =>
    serialize(cookie, value, { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge })

  return {
    /** Whether this word opens the shop. False without a secret. */
    opens: (word: string) => secret !== undefined && sameSecret(word, secret),

    /** Whether the visitor has a valid cookie. */
    isOpenTo: (cookies: string | undefined) => {
      const value = cookieOf(cookies, cookie)
      return proof !== null && value !== undefined && sameSecret(value, proof)
    },

    set: write(proof ?? '', THIRTY_DAYS_S),
    clear: write('', 0),
  }
}
