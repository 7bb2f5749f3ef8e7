import type { Context, Next } from 'hono'
import type { Appearance } from '#contract/content/appearance.ts'
import { iconVersion } from '#domain/format/appearance/icon-version.ts'
import { ProcessBusy } from '#platform/infrastructure/processes/work-process.ts'
import type { Storage } from '#platform/infrastructure/storage/port.ts'
import { createBrandIcons } from './brand-icons.ts'

/**
 * `GET /favicon.svg` and the other icons: drawn from the store's own icon or logo, or else the built file. Pages ask for
 * them with the version in the query, and only such answers last.
 */
export function iconRoute(storage: Storage, appearance: () => Appearance) {
  const icon = createBrandIcons(storage)

  return async (c: Context, next: Next): Promise<Response | undefined> => {
    const current = appearance()
    try {
      const file = await icon(c.req.path, current)
      if (!file) {
        await next()
        return undefined
      }
      const isLasting = iconVersion(current) === `?v=${c.req.query('v')}`

      return c.body(new Uint8Array(file.bytes), 200, {
        'content-type': file.type,
        'content-security-policy': "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
        'cache-control': isLasting ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
        'x-content-type-options': 'nosniff',
      })
    } catch (error) {
      if (!(error instanceof ProcessBusy)) throw error
      return c.text('Muitas imagens estão sendo preparadas.', 503, { 'retry-after': '5' })
    }
  }
}
