import type { Context } from 'hono'
import { PICTURE_HASH, pictureSize } from '#domain/urls/picture-url.ts'
import { ProcessBusy } from '#platform/infrastructure/processes/work-process.ts'
import type { Pictures } from '#platform/infrastructure/storage/pictures/pictures.ts'
import { storedBody } from '../http/answers/stored-body.ts'

export const MIME = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' }

/**
 * `GET /imagens/{hash}/{largura}.{formato}`: one size of a picture. The address contains the content's hash, so its
 * content never changes.
 */
export function pictureRoute(pictures: Pick<Pictures, 'open'>) {
  return async (c: Context): Promise<Response> => {
    const order = orderOf(c.req.param('hash') ?? '', c.req.param('file') ?? '')
    if (!order) return c.text('Não há imagem neste endereço.', 404)
    try {
      const picture = await pictures.open(order)
      if (!picture) return c.text('Não há imagem neste endereço.', 404)
      return new Response(storedBody(c.req.raw, picture), {
        headers: {
          'content-type': MIME[order.format],
          'content-length': String(picture.size),
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
        },
      })
    } catch (error) {
      if (!(error instanceof ProcessBusy)) throw error
      return c.text('Muitas imagens estão sendo preparadas.', 503, { 'retry-after': '5' })
    }
  }
}

function orderOf(hash: string, file: string) {
  const size = pictureSize(file)

  return PICTURE_HASH.test(hash) && size ? { hash, ...size } : undefined
}
