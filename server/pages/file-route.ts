import { Readable } from 'node:stream'
import type { Context } from 'hono'
import type { Storage } from '#platform/infrastructure/storage/port.ts'

const TYPES: Record<string, string> = { pdf: 'application/pdf', txt: 'text/plain; charset=utf-8' }

/**
 * `GET /arquivos/{name}`: a product's manual or table, from the storage under `arquivos/`. Served as a download, so
 * that it neither looks like a page of the shop nor runs with its origin. It is public, so a storage that has addresses
 * of its own sends the bytes itself.
 */
export function fileRoute(storage: Storage) {
  return async (c: Context): Promise<Response> => {
    const name = c.req.param('name') ?? ''
    const [, extension = ''] = /^[a-z0-9-]+\.([a-z0-9]+)$/.exec(name) ?? []
    const type = TYPES[extension]
    const key = `arquivos/${name}`
    const found = type ? await storage.stat(key) : null
    if (!type || !found) return missing(c)
    const disposition = `attachment; filename="${name}"`
    const link = await storage.link(key, { type, disposition })
    // The address lasts for minutes only.
    if (link !== null) return c.body(null, 302, { location: link, 'cache-control': 'no-store' })
    const { method, signal } = c.req.raw
    // Nobody reads the body of a HEAD.
    const file = method === 'HEAD' ? null : await storage.readStream(key)
    if (!file && method !== 'HEAD') return missing(c)
    signal.addEventListener('abort', () => file?.content.destroy())

    return new Response(file && (Readable.toWeb(file.content) as ReadableStream), {
      headers: {
        'content-type': type,
        'content-length': String(found.size),
        'content-disposition': disposition,
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'public, max-age=3600',
        'x-content-type-options': 'nosniff',
      },
    })
  }
}

function missing(c: Context): Response {
  return c.text('Não há arquivo neste endereço.', 404)
}
