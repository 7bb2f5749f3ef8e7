import type { Context } from 'hono'
import type { Storage } from '#platform/infrastructure/storage/port.ts'

const TYPES: Record<string, string> = { pdf: 'application/pdf', txt: 'text/plain; charset=utf-8' }

/**
 * `GET /arquivos/{name}`: a product's manual or table, from the storage under `arquivos/`. Served as a download, so
 * that it neither looks like a page of the shop nor runs with its origin.
 */
export function fileRoute(storage: Storage) {
  return async (c: Context): Promise<Response> => {
    const name = c.req.param('name') ?? ''
    const [, extension = ''] = /^[a-z0-9-]+\.([a-z0-9]+)$/.exec(name) ?? []
    const type = TYPES[extension]
    const bytes = type ? await storage.read(`arquivos/${name}`) : null
    if (!type || !bytes) return c.text('Não há arquivo neste endereço.', 404)

    return c.body(new Uint8Array(bytes), 200, {
      'content-type': type,
      'content-disposition': `attachment; filename="${name}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    })
  }
}
