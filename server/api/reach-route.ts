import type { Context } from 'hono'
import type { SignLink } from '#platform/infrastructure/security/sign-link.ts'
import { NEVER_STORED } from '#server/http/answers/never-stored.ts'

/** A word as `newKey` makes it. */
const WORD = /^[\w-]{43}$/

/**
 * Signs the word of a request that this shop sends to its own public address, so that it recognises itself. The
 * signature's purpose is its own: it opens no link.
 */
export function reachRoute(signLink: SignLink) {
  return (c: Context): Response => {
    const word = c.req.param('word') ?? ''
    if (!WORD.test(word)) return c.body(null, 404)

    return c.text(signLink('alcance', word), 200, { 'cache-control': NEVER_STORED })
  }
}
