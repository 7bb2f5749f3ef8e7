import type { Context, MiddlewareHandler, Next } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { MEDIA_LIMITS } from '#domain/instruments/listening/sound-problems.ts'
import { PICTURE_LIMITS } from '#domain/review/picture-limits.ts'
import { isApiPath } from '#domain/urls/addresses.ts'

const MEGABYTE = 1024 * 1024

/** Enough for every other request of shoppers. */
const LIMIT = MEGABYTE

/** All pictures and texts of a review. */
const MAX_WITH_PICTURES = (PICTURE_LIMITS.quantas * PICTURE_LIMITS.megabytes + 1) * MEGABYTE

/** Large bodies received at a time: each is held in memory completely. */
const LARGE_AT_ONCE = 6

/** Requests that may have larger bodies, and their limits in bytes. */
const LARGE: [RegExp, number][] = [
  [/^\/(v2\/front\/evaluations\/product|avaliar\/produto\/\d+(\.data)?)$/, MAX_WITH_PICTURES],
  // A picture or a manual from the panel, with its multipart overhead.
  [/^\/v2\/admin\/(pictures|files)$/, 21 * MEGABYTE],
  // A sound or a video from the panel, likewise.
  [/^\/v2\/admin\/sounds$/, (MEDIA_LIMITS.somMegabytes + 1) * MEGABYTE],
  [/^\/v2\/admin\/videos$/, (MEDIA_LIMITS.videoMegabytes + 1) * MEGABYTE],
  // The documents for a dispute, with their multipart overhead.
  [/^\/v2\/admin\/orders\/[0-9a-f-]+\/dispute-documents$/, 11 * MEGABYTE],
  // Freight tables: 200,000 lines.
  [/^\/v2\/admin\/settings\/freight$/, 21 * MEGABYTE],
  // A bank's statement, with its multipart overhead.
  [/^\/v2\/admin\/own-pix\/statement$/, 9 * MEGABYTE],
  // A file to import, with its multipart overhead.
  [/^\/v2\/admin\/imports$/, 33 * MEGABYTE],
]

/** Limits the size of request bodies: large ones only for uploads, and then only a few at a time. */
export function limitBodies(): MiddlewareHandler {
  const small = limited(LIMIT)
  const large = LARGE.map(([, maxSize]) => limited(maxSize))
  let underWay = 0

  return async (c, next) => {
    const { method, path } = c.req
    const limit = large[LARGE.findIndex(([pattern]) => pattern.test(path))]
    if (!limit || !mayBeLarge({ method, path, length: c.req.header('content-length') })) return small(c, next)
    if (underWay >= LARGE_AT_ONCE)
      return said(c, 503, 'Muitas fotos estão chegando agora. Tente de novo em instantes.')

    return takeLarge(limit, c, next)
  }

  async function takeLarge(limit: MiddlewareHandler, c: Context, next: Next) {
    underWay++
    try {
      return await limit(c, next)
    } finally {
      underWay--
    }
  }
}

/** Hono's limit looks at `raw.body`, for which a whole `Request` is built: only where no header says the length. */
function limited(maxSize: number): MiddlewareHandler {
  const whileRead = bodyLimit({ maxSize, onError: tooLarge })

  return async (c, next) => {
    if (c.req.method === 'GET' || c.req.method === 'HEAD') return next()
    const length = c.req.header('content-length')
    if (length === undefined || c.req.header('transfer-encoding') !== undefined) return whileRead(c, next)
    return Number(length) > maxSize ? tooLarge(c) : next()
  }
}

/** Whether a request may have a large body, and has one. Without content-length, any size is assumed. */
export function mayBeLarge(sent: { method: string; path: string; length: string | undefined }): boolean {
  const { method, path, length = LIMIT + 1 } = sent

  return method === 'POST' && Number(length) > LIMIT && LARGE.some(([pattern]) => pattern.test(path))
}

function tooLarge(c: Context): Response {
  return said(c, 413, 'O que foi enviado é grande demais. Volte e escolha arquivos menores.')
}

function said(c: Context, status: 413 | 503, mensagem: string): Response {
  return isApiPath(c.req.path)
    ? c.json({ mensagens: [{ tipo: 'erro', mensagem }], code: 'CorpoRecusado', status }, status)
    : c.text(mensagem, status)
}
