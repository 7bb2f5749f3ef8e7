import type { Context } from 'hono'
import type { Api } from '#contract/contract.ts'
import { sessionOf } from '../api/session.ts'
import type { Visitor } from './page-api.ts'

/**
 * `GET /minha-conta/pedido/{id}/boleto.pdf`: the boleto of an order that can be paid by it, for whoever may see the order. To all
 * others, and where there is none, there is no such file.
 */
export function boletoRoute(api: (visitor: Visitor) => Api, secure: boolean) {
  return async (c: Context): Promise<Response> => {
    const { orders, content } = api({ sessao: sessionOf(c.req.raw.headers, secure).hash })
    const [id = '', chave] = [c.req.param('id'), c.req.query('chave')]
    const sheet = await orders.boleto({ id, ...(chave && { chave: chave.slice(0, 100) }) }).catch(orNothing)
    if (!sheet) return c.text('Não há boleto neste endereço.', 404, { 'cache-control': 'no-store' })
    const { loja } = await content.settings()
    // Fonts and all are read for the first boleto, not with the shop.
    const { boletoPdf } = await import('./boleto-pdf.ts')

    return c.body(await boletoPdf({ ...sheet, loja }), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="boleto-pedido-${sheet.numero}.pdf"`,
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    })
  }
}

/** Refusals mean that there is nothing to see; what breaks is no answer. */
function orNothing(error: unknown): null {
  if (error instanceof Error && 'status' in error && Number(error.status) < 500) return null
  throw error
}
