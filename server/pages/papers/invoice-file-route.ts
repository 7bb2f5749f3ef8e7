import type { Context } from 'hono'
import { isUuid } from '#domain/format/uuid.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { orderInvoiceFile } from '#platform/orders/invoices/files/note-file.ts'
import { NEVER_STORED } from '#server/http/answers/never-stored.ts'
import { sessionOf } from '../../api/session.ts'
import { orNothing } from './or-nothing.ts'

/**
 * `GET /minha-conta/pedido/{id}/nota.pdf` and `nota.xml`: DANFE and XML of an order's invoice, for its customer who is
 * logged in. Otherwise 404.
 */
export function invoiceFileRoute(
  context: (known: Partial<RequestContext>) => RequestContext,
  secure: boolean,
) {
  return async (c: Context): Promise<Response> => {
    const arquivo = c.req.path.endsWith('.pdf') ? 'danfe' : 'xml'
    const id = c.req.param('id') ?? ''
    const { hash: sessao } = sessionOf(c.req.raw.headers, secure)
    const file = isUuid(id)
      ? await orderInvoiceFile(context({ sessao }), { id, arquivo }).catch(orNothing)
      : null
    if (!file) return c.text('Não há nota neste endereço.', 404, { 'cache-control': NEVER_STORED })

    return c.body(await file.arrayBuffer(), 200, {
      'content-type': file.type,
      'content-disposition': `${arquivo === 'danfe' ? 'inline' : 'attachment'}; filename="${file.name}"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': NEVER_STORED,
      'x-robots-tag': 'noindex',
    })
  }
}
