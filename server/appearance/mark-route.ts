import type { Context } from 'hono'
import { drawnIcon } from '#platform/infrastructure/storage/pictures/drawn-icon.ts'
import { mailLogoKey, originalKey } from '#platform/infrastructure/storage/pictures/picture-keys.ts'
import { PicturesBusy } from '#platform/infrastructure/storage/pictures/picture-process.ts'
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
      const read = extension === 'png' ? forMails : original
      const bytes = type && hash ? await read(hash) : null
      if (!type || !bytes) return c.text('Não há imagem neste endereço.', 404)

      return c.body(new Uint8Array(bytes), 200, {
        'content-type': type,
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
      })
    } catch (error) {
      if (!(error instanceof PicturesBusy)) throw error
      return c.text('Muitas imagens estão sendo preparadas.', 503, { 'retry-after': '5' })
    }
  }

  function original(hash: string) {
    return storage.read(originalKey(hash))
  }

  /** Drawn with the first mail that shows it, at twice the height that it has there; a longer logo becomes smaller. */
  async function forMails(hash: string): Promise<Uint8Array | null> {
    const ready = await storage.read(mailLogoKey(hash))
    if (ready) return ready
    const bytes = await original(hash)
    if (!bytes) return null
    const drawn = await drawnIcon({
      bytes,
      largura: 560,
      altura: 80,
      margem: 0,
      fundo: null,
      aparar: true,
    })
    await storage.write(mailLogoKey(hash), drawn)

    return drawn
  }
}
