import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gunzipSync, gzip, gzipSync } from 'node:zlib'

/** A finished answer: its headers, and its body in the encodings that browsers take. */
export type StoredPage = {
  status: number
  /** Without those of the encoding. */
  headers: Record<string, string>
  etag: string
  /** Whether it may be answered again. */
  keep: boolean
  gzip: Buffer
  /** Made in the background after the first answer; until then gzip serves. */
  br: Buffer | null
  bytes: number
}

const brotli = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** What an entry takes beside its bodies: headers, tags, keys. */
const ENTRY_OVERHEAD_BYTES = 2_000

/** Makes an answer ready to be sent many times: quickly compressed for the first, well compressed for those that follow. */
export function storePage(
  status: number,
  headers: Record<string, string>,
  body: Uint8Array,
  keep: boolean,
): StoredPage {
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const page: StoredPage = {
    status,
    headers,
    etag,
    keep,
    gzip: gzipSync(body, { level: 1 }),
    br: null,
    // What both encodings will take, with room for the headers: the better ones are not there yet.
    bytes: Math.ceil(body.byteLength / 2.5) + ENTRY_OVERHEAD_BYTES,
  }
  if (keep) void compressWell(page, body)

  return page
}

/** The body for an `Accept-Encoding`, and the encoding it is in. */
export function bodyFor(
  page: StoredPage,
  acceptEncoding: string | undefined,
): { body: Buffer; encoding: string | null } {
  if (page.br && acceptEncoding?.includes('br')) return { body: page.br, encoding: 'br' }
  if (acceptEncoding?.includes('gzip')) return { body: page.gzip, encoding: 'gzip' }
  return { body: gunzipSync(page.gzip), encoding: null }
}

async function compressWell(page: StoredPage, body: Uint8Array) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength }
  const [br, gzipped] = await Promise.all([brotli(body, { params }), gzipAsync(body, { level: 7 })])
  page.br = br
  page.gzip = gzipped
}
