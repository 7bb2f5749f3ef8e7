import type { Context } from 'hono'
import type { Api } from '#contract/contract.ts'
import type { SheetBrand } from '#platform/orders/shipping/print/sheet-brand.ts'
import { NEVER_STORED } from '#server/http/answers/never-stored.ts'
import { sessionOf } from '../../api/session.ts'
import type { Visitor } from '../page-api.ts'

/**
 * `GET /minha-conta/pedido/{id}/boleto.pdf`: the boleto of an unpaid order, for those who may see the order. Otherwise
 * 404.
 */
export function boletoRoute(
  api: (visitor: Visitor) => Api,
  secure: boolean,
  brand: () => Promise<SheetBrand>,
) {
  return async (c: Context): Promise<Response> => {
    const { orders, content } = api({ sessao: sessionOf(c.req.raw.headers, secure).hash })
    const [id = '', chave] = [c.req.param('id'), c.req.query('chave')]
    const sheet = await orders.boleto({ id, ...(chave && { chave: chave.slice(0, 100) }) }).catch(orNothing)
    if (!sheet) return c.text('Não há boleto neste endereço.', 404, { 'cache-control': NEVER_STORED })
    const { loja } = await content.settings()
    // Loads the PDF library and fonts with the first boleto, not at the start.
    const { boletoPdf } = await import('./boleto-pdf.ts')

    return c.body(await boletoPdf({ ...sheet, loja, marca: await brand() }), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="boleto-pedido-${sheet.numero}.pdf"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': NEVER_STORED,
      'x-robots-tag': 'noindex',
    })
  }
}

/** Refusals become a 404; other errors are thrown. */
function orNothing(error: unknown): null {
  if (error instanceof Error && 'status' in error && Number(error.status) < 500) return null
  throw error
}
