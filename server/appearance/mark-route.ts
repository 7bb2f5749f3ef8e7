import type { Context } from 'hono'
import { ProcessBusy } from '#platform/infrastructure/processes/work-process.ts'
import { drawnLogo } from '#platform/infrastructure/storage/pictures/drawn-logo.ts'
import { originalKey } from '#platform/infrastructure/storage/pictures/picture-keys.ts'
import type { Storage } from '#platform/infrastructure/storage/port.ts'

const TYPES: Partial<Record<string, string>> = {
  svg: 'image/svg+xml',
  webp: 'image/webp',
  jpeg: 'image/jpeg',
  png: 'image/png',
}

/**
 * `GET /assets/marca-{hash}.{tipo}`: a logo; as `png` for mail programs, which show no SVG. An SVG has only shapes since
 * its upload; the policy is a second guard, for a logo that is opened as a page.
 */
export function markRoute(storage: Storage) {
  return async (c: Context): Promise<Response> => {
    const [, hash = '', extension = ''] = /marca-([0-9a-f]{24})\.([a-z]+)$/.exec(c.req.path) ?? []
    const type = TYPES[extension]
    try {
      const bytes = type && hash ? await read(hash, extension) : null
      if (!type || !bytes) return c.text('Não há imagem neste endereço.', 404)

      return c.body(new Uint8Array(bytes), 200, {
        'content-type': type,
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      })
    } catch (error) {
      if (!(error instanceof ProcessBusy)) throw error
      return c.text('Muitas imagens estão sendo preparadas.', 503, { 'retry-after': '5' })
    }
  }

  function read(hash: string, extension: string) {
    return extension === 'png' ? drawnLogo(storage, hash) : storage.read(originalKey(hash))
  }
}
