import type { Context, MiddlewareHandler, Next } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { PICTURE_LIMITS } from '#domain/review/picture-limits.ts'

const MEGABYTE = 1024 * 1024

/** No other request of shoppers carries more. */
const MOST = MEGABYTE

/** All pictures of a review, and its words. */
const MOST_WITH_PICTURES = (PICTURE_LIMITS.quantas * PICTURE_LIMITS.megabytes + 1) * MEGABYTE

/** Large bodies taken in at a time: each is held in memory as a whole. */
const LARGE_AT_ONCE = 6

const WITH_PICTURES = /^\/(v2\/front\/evaluations\/product|avaliar\/produto\/\d+(\.data)?)$/

/** Bounds what a request may carry; only where reviews are sent may it be pictures, and then a few at a time. */
export function limitBodies(): MiddlewareHandler {
  const small = bodyLimit({ maxSize: MOST, onError: tooLarge })
  const large = bodyLimit({ maxSize: MOST_WITH_PICTURES, onError: tooLarge })
  let underWay = 0

  return async (c, next) => {
    if (!mayBeLarge(c)) return small(c, next)
    if (underWay >= LARGE_AT_ONCE)
      return said(c, 503, 'Muitas fotos estão chegando agora. Tente de novo em instantes.')

    return takeLarge(c, next)
  }

  async function takeLarge(c: Context, next: Next) {
    underWay++
    try {
      return await large(c, next)
    } finally {
      underWay--
    }
  }
}

/** What does not say how large it is may be anything. */
function mayBeLarge(c: Context): boolean {
  const length = Number(c.req.header('content-length') ?? MOST + 1)

  return c.req.method === 'POST' && WITH_PICTURES.test(c.req.path) && length > MOST
}

function tooLarge(c: Context): Response {
  return said(c, 413, 'O que foi enviado é grande demais. Volte e escolha fotos menores.')
}

function said(c: Context, status: 413 | 503, mensagem: string): Response {
  return c.req.path.startsWith('/v2/')
    ? c.json({ mensagens: [{ tipo: 'erro', mensagem }], code: 'CorpoRecusado', status }, status)
    : c.text(mensagem, status)
}
