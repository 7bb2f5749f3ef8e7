import type { Context } from 'hono'
import { isUuid } from '#domain/format/uuid.ts'
import { pictureSize } from '#domain/urls/picture-url.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { ProcessBusy } from '#platform/infrastructure/processes/work-process.ts'
import type { Pictures } from '#platform/infrastructure/storage/pictures/pictures.ts'
import { staffOfSession } from '#platform/staff/sessions/staff-of-session.ts'
import { findOwnPhoto } from '#platform/workshop/customer/find-own-photo.ts'
import { findPhoto } from '#platform/workshop/staff/find-photo.ts'
import { NEVER_STORED } from '#server/http/answers/never-stored.ts'
import { sessionOf, staffSessionOf } from '../../api/session.ts'
import { storedBody } from '../../http/answers/stored-body.ts'
import { MIME } from '../picture-route.ts'
import { orNothing } from './or-nothing.ts'

/** As in the database's identity columns. */
const ID = /^\d{1,9}$/

/**
 * `GET /oficina/{id}/fotos/{idFoto}/{largura}.{formato}`: a photo of a customer's instrument, for its customer, the
 * holder of the work order's key, and staff who may see orders. Otherwise 404. Only the visitor's own browser may store it.
 */
export function workPhotoRoute({
  context,
  secure,
  pictures,
}: {
  context: (known: Partial<RequestContext>) => RequestContext
  secure: boolean
  pictures: Pick<Pictures, 'open'>
}) {
  return async (c: Context): Promise<Response> => {
    const [id = '', idFoto = '', chave] = [c.req.param('id'), c.req.param('foto'), c.req.query('chave')]
    const size = pictureSize(c.req.param('file') ?? '')
    if (!isUuid(id) || !ID.test(idFoto) || !size) return nothing(c)
    const { hash: sessao } = sessionOf(c.req.raw.headers, secure)
    const access = { id, idFoto: Number(idFoto), ...(chave && { chave: chave.slice(0, 100) }) }
    const hash =
      (await findOwnPhoto(context({ sessao }), access).catch(orNothing)) ?? (await staffPhoto(c, access))
    if (hash === null) return nothing(c)
    try {
      const picture = await pictures.open({ hash, ...size })
      if (!picture) return nothing(c)
      return new Response(storedBody(c.req.raw, picture), {
        headers: {
          'content-type': MIME[size.format],
          'content-length': String(picture.size),
          'cache-control': 'private, max-age=3600',
          'x-content-type-options': 'nosniff',
          'x-robots-tag': 'noindex',
        },
      })
    } catch (error) {
      if (!(error instanceof ProcessBusy)) throw error
      return c.text('Muitas imagens estão sendo preparadas.', 503, { 'retry-after': '5' })
    }
  }

  async function staffPhoto(c: Context, photo: { id: string; idFoto: number }): Promise<string | null> {
    const { hash: sessao, fresh } = staffSessionOf(c.req.raw.headers, secure)
    if (fresh) return null
    const caller = context({ sessao })
    const funcionario = await staffOfSession(caller, sessao)

    return findPhoto({ ...caller, funcionario }, photo).catch(orNothing)
  }
}

function nothing(c: Context): Response {
  return c.text('Não há foto neste endereço.', 404, { 'cache-control': NEVER_STORED })
}
