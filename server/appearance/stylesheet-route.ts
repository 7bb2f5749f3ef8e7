import { gunzipSync, gzipSync } from 'node:zlib'
import type { Context } from 'hono'
import { findStylesheet } from '#platform/content/appearance/stylesheets.ts'
import type { Database } from '#platform/database/connect.ts'
import type { CreateRateLimit } from '../http/limits/rate-limit.ts'

/** A shop has one; others are drafts, and what was published before. */
const MAX_RECENT = 20

/** Files are not limited per network, but only those of visitors' pages are found without asking the database. */
const LOOK_UPS = { requests: 100, windowMs: 10_000 }

/**
 * `GET /assets/aparencia-{hash}.css`: the shop's own stylesheet over its tokens. Earlier ones still answer, for pages
 * that visitors have open.
 */
export function stylesheetRoute(db: Database, createLimit: CreateRateLimit) {
  const lookUpWait = createLimit('stylesheets', LOOK_UPS)
  const recent = new Map<string, Buffer<ArrayBuffer>>()

  return async (c: Context): Promise<Response> => {
    const [, hash = ''] = /aparencia-([0-9a-f]{16})\.css$/.exec(c.req.path) ?? []
    const wait = recent.has(hash) ? 0 : await lookUpWait('')
    if (wait > 0) return c.text('Tente de novo em instantes.', 503, { 'retry-after': String(wait) })
    const zipped = recent.get(hash) ?? (await find(hash))
    if (!zipped) return c.text('Não há folha de estilo neste endereço.', 404)
    const headers = {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    }

    return c.req.header('accept-encoding')?.includes('gzip')
      ? c.body(zipped, 200, { ...headers, 'content-encoding': 'gzip' })
      : c.body(gunzipSync(zipped), 200, headers)
  }

  async function find(hash: string) {
    const css = await findStylesheet(db, hash)
    if (css === null) return null
    const zipped = gzipSync(css)
    if (recent.size >= MAX_RECENT) recent.clear()
    recent.set(hash, zipped)

    return zipped
  }
}

/** The address of a stylesheet in the shop. */
export function stylesheetUrl(hash: string): string {
  return `/assets/aparencia-${hash}.css`
}
