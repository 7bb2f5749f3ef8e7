import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { serialize } from 'hono/utils/cookie'
import { DAY_S } from '#domain/time/durations.ts'
import { cookieName, cookieOf } from '../http/cookie.ts'

/** The parameter, the cookie and the place in local storage bear the specification's name (section 4). */
export const RELEASE = 'liberarAcesso'

const THIRTY_DAYS_S = 30 * DAY_S

/**
 * Who may enter while the shop is closed. The visitor holds no secret of the shop but what they brought themselves: the
 * cookie is made from the secret, and is worth nothing once that changes.
 */
export function createRelease(secret: string | undefined, secure: boolean) {
  const proof = secret === undefined ? null : createHmac('sha256', secret).update(RELEASE).digest('base64url')
  const cookie = cookieName(RELEASE, secure)
  const write = (value: string, maxAge: number) =>
    serialize(cookie, value, { path: '/', httpOnly: true, sameSite: 'Lax', secure, maxAge })

  return {
    /** Whether this word opens the shop. Without a secret none does. */
    opens: (word: string) => secret !== undefined && equal(word, secret),

    /** Whether the visitor has said the word before. */
    isOpenTo: (cookies: string | undefined) => {
      const held = cookieOf(cookies, cookie)
      return proof !== null && held !== undefined && equal(held, proof)
    },

    keep: write(proof ?? '', THIRTY_DAYS_S),
    clear: write('', 0),
  }
}

/** Takes the same time wherever two texts differ, and whatever their lengths. */
function equal(a: string, b: string): boolean {
  return timingSafeEqual(digest(a), digest(b))
}

function digest(text: string) {
  return createHash('sha256').update(text).digest()
}
