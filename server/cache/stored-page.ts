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
  /** Made in the background once the page is asked for again; until then gzip serves. */
  br: Buffer | null
  /** How often it was answered. */
  uses: number
  bytes: number
}

const brotli = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** What an entry takes beside its bodies: headers, tags, keys. */
const ENTRY_OVERHEAD_BYTES = 2_000

/** Makes an answer ready to be sent many times: quickly compressed at first, well compressed once it pays. */
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
    uses: 0,
    bytes: 0,
  }

  // Room for the second encoding, which comes later, and which is the smaller one.
  page.bytes = 2 * page.gzip.byteLength + ENTRY_OVERHEAD_BYTES

  return page
}

/**
 * The body for an `Accept-Encoding`, and the encoding it is in. A page that is asked for again is worth compressing well:
 * that begins now, and serves those who come after.
 */
export function bodyFor(
  page: StoredPage,
  acceptEncoding: string | undefined,
): { body: Buffer; encoding: string | null } {
  page.uses++
  if (page.keep && page.uses === USES_WORTH_COMPRESSING) void compressWell(page)
  if (page.br && acceptEncoding?.includes('br')) return { body: page.br, encoding: 'br' }
  if (acceptEncoding?.includes('gzip')) return { body: page.gzip, encoding: 'gzip' }
  return { body: gunzipSync(page.gzip), encoding: null }
}

/** Most addresses of searches and filters are asked for once. */
const USES_WORTH_COMPRESSING = 2

async function compressWell(page: StoredPage) {
  const body = gunzipSync(page.gzip)
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength }
  const [br, gzipped] = await Promise.all([brotli(body, { params }), gzipAsync(body, { level: 7 })])
  page.br = br
  page.gzip = gzipped
}
