import type { Context } from 'hono'
import { mediaType } from '#domain/urls/media-type.ts'
import type { Storage } from '#platform/infrastructure/storage/port.ts'
import { NEVER_STORED } from '#server/http/answers/never-stored.ts'
import { storedBody } from '../http/answers/stored-body.ts'
import { requestedPart } from '../http/requested-part.ts'

const TYPES: Record<string, string> = { pdf: 'application/pdf', txt: 'text/plain; charset=utf-8' }

const SAFE = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
}

/** Their names are hashes of their bytes, so that they never change. */
const FOR_EVER = 'public, max-age=31536000, immutable'

type Storing = Pick<Storage, 'stat' | 'readStream' | 'link'>

/**
 * `GET /arquivos/{name}`: a product's manual, sound or video, from the storage under `arquivos/`. Manuals are served as
 * downloads, so that they neither look like pages of the shop nor run with its origin; sounds and videos in parts, as
 * players ask for them.
 */
export function fileRoute(storage: Storing) {
  return async (c: Context): Promise<Response> => {
    const name = c.req.param('name') ?? ''
    const [, extension = ''] = /^[a-z0-9-]+\.([a-z0-9]+)$/.exec(name) ?? []
    const media = extension === '' ? null : mediaType(name)
    if (media !== null) return mediaOf(c, storage, name, media)
    const type = TYPES[extension]

    return type ? downloadOf(c, storage, name, type) : missing(c)
  }
}

/** It is public, so a storage that has addresses of its own sends the bytes itself. */
async function downloadOf(c: Context, storage: Storing, name: string, type: string): Promise<Response> {
  const key = `arquivos/${name}`
  const found = await storage.stat(key)
  if (!found) return missing(c)
  const disposition = `attachment; filename="${name}"`
  const link = await storage.link(key, { type, disposition })
  // The address lasts for minutes only.
  if (link !== null) return c.body(null, 302, { location: link, 'cache-control': NEVER_STORED })
  const body = await bodyOf(c, storage, key)
  if (body === undefined) return missing(c)

  return new Response(body, {
    headers: {
      ...SAFE,
      'content-type': type,
      'content-length': String(found.size),
      'content-disposition': disposition,
      'cache-control': 'public, max-age=3600',
    },
  })
}

/** Always from the shop's own address: its pages play nothing from elsewhere. */
async function mediaOf(c: Context, storage: Storing, name: string, type: string): Promise<Response> {
  const key = `arquivos/${name}`
  const found = await storage.stat(key)
  if (!found) return missing(c)
  const etag = `"${name}"`
  const headers = { ...SAFE, 'content-type': type, 'accept-ranges': 'bytes', 'cache-control': FOR_EVER, etag }
  if (c.req.header('if-none-match')?.includes(etag)) return c.body(null, 304, headers)
  const isSame = [undefined, etag].includes(c.req.header('if-range'))
  const part = isSame ? requestedPart(c.req.header('range'), found.size) : null
  if (part === 'outside') return c.body(null, 416, { ...headers, 'content-range': `bytes */${found.size}` })
  const body = await bodyOf(c, storage, key, part ?? undefined)
  if (body === undefined) return missing(c)
  if (part === null)
    return new Response(body, { headers: { ...headers, 'content-length': String(found.size) } })

  return new Response(body, {
    status: 206,
    headers: {
      ...headers,
      'content-length': String(part.to - part.from + 1),
      'content-range': `bytes ${part.from}-${part.to}/${found.size}`,
    },
  })
}

/** Null for a HEAD, whose body nobody reads; undefined if the file is gone. */
async function bodyOf(c: Context, storage: Storing, key: string, part?: { from: number; to: number }) {
  if (c.req.raw.method === 'HEAD') return null
  const file = await storage.readStream(key, part)

  return file ? storedBody(c.req.raw, file) : undefined
}

function missing(c: Context): Response {
  return c.text('Não há arquivo neste endereço.', 404)
}
