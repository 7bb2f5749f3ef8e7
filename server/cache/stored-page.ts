import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib'

/** A finished answer: its headers, and its body in the encodings that browsers take. */
export type StoredPage = {
  status: number
  /** Without those of the encoding. */
  headers: Record<string, string>
  etag: string
  /** Whether it may be answered again. */
  keep: boolean
  /** Quickly made at first; made better in the background once the page is asked for again. */
  br: Buffer
  /** Made when somebody first asks for it: all of today's browsers take brotli. */
  gzip: Buffer | null
  /** How often it was answered. */
  uses: number
  bytes: number
}

const brotli = promisify(brotliCompress)

/** What an entry takes beside its bodies: headers, tags, keys. */
const ENTRY_OVERHEAD_BYTES = 2_000

/** Measured on a listing of 150 kB: brotli's lowest takes 0.25 ms for 28 kB, gzip's lowest 0.75 ms for 31 kB. */
const QUICK = 1
const WELL = 6

/** Makes an answer ready to be sent many times: quickly compressed at first, well compressed once it pays. */
export function storePage(
  status: number,
  headers: Record<string, string>,
  body: Uint8Array,
  keep: boolean,
): StoredPage {
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  // A copy of its own length: what the compressor gives is the beginning of a much larger piece of memory.
  const br = Buffer.from(new Uint8Array(brotliCompressSync(body, optionsFor(body, QUICK))).buffer)

  // With room for the second encoding, which may come later.
  const bytes = 2 * br.byteLength + ENTRY_OVERHEAD_BYTES

  return { status, headers, etag, keep, br, gzip: null, uses: 0, bytes }
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
  if (acceptEncoding?.includes('br')) return { body: page.br, encoding: 'br' }
  if (!acceptEncoding?.includes('gzip')) return { body: brotliDecompressSync(page.br), encoding: null }
  page.gzip ??= gzipSync(brotliDecompressSync(page.br))
  return { body: page.gzip, encoding: 'gzip' }
}

/** Most addresses of searches and filters are asked for once. */
const USES_WORTH_COMPRESSING = 2

async function compressWell(page: StoredPage) {
  const body = brotliDecompressSync(page.br)
  page.br = await brotli(body, optionsFor(body, WELL))
}

function optionsFor(body: Uint8Array, quality: number) {
  return {
    // One piece of memory for the whole answer, not a row of them to be put together.
    chunkSize: 64 * 1024,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
    },
  }
}
