import type { Context } from 'hono'
import { isUuid } from '#domain/format/uuid.ts'
import { printOwnQuote } from '#platform/checkout/sales-quotes/print/print-quote.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { NEVER_STORED } from '#server/http/answers/never-stored.ts'
import { sessionOf } from '../../api/session.ts'
import { orNothing } from './or-nothing.ts'

/** `GET /proposta/{id}/proposta.pdf`: a sales quote for its customer or the holder of its key. Otherwise 404. */
export function salesQuoteRoute(
  context: (known: Partial<RequestContext>) => RequestContext,
  secure: boolean,
) {
  return async (c: Context): Promise<Response> => {
    const [id = '', chave] = [c.req.param('id'), c.req.query('chave')]
    const { hash: sessao } = sessionOf(c.req.raw.headers, secure)
    const access = { id, ...(chave && { chave: chave.slice(0, 100) }) }
    const file = isUuid(id) ? await printOwnQuote(context({ sessao }), access).catch(orNothing) : null
    if (!file) return c.text('Não há proposta neste endereço.', 404, { 'cache-control': NEVER_STORED })

    return c.body(await file.arrayBuffer(), 200, {
      'content-type': file.type,
      'content-disposition': `inline; filename="${file.name}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': NEVER_STORED,
      'x-robots-tag': 'noindex',
    })
  }
}
