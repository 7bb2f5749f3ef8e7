import type { AdminSalesQuote } from '#contract/orders/sales/sales-quotes.ts'
import { salesQuotePath } from '#domain/order/sales-quote/sales-quote-path.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { orderLink } from '#platform/orders/access/order-link.ts'
import { readQuote, versionsOf } from '../rows.ts'
import { salesQuoteKey } from '../sales-quote-key.ts'
import { toSalesQuote } from '../to-sales-quote.ts'

/** A quote as staff see it. Refuses `PropostaInexistente`. */
export async function getQuote(context: RequestContext, { id }: { id: string }): Promise<AdminSalesQuote> {
  permit(context, 'pedidos.vender')
  const { db, storeUrl } = context
  const rows = await readQuote(db, id)
  const { proposta } = rows
  const quote = await toSalesQuote(context, rows)
  const { nomeRazao, documento, inscricaoEstadual, celular } = proposta.comprador
  const order = quote.pedido && (await orderLink(context, quote.pedido.id))
  const changes = quote.situacao === 'aberta' || quote.situacao === 'vencida'

  return {
    ...quote,
    documento,
    inscricaoEstadual,
    celular,
    idCliente: proposta.idCliente,
    nome: nomeRazao,
    email: proposta.email,
    vendedor: proposta.vendedor,
    pagina: storeUrl + salesQuotePath(id, salesQuoteKey(context, proposta)),
    podeMudar: changes,
    podeCancelar: changes,
    versoes: (await versionsOf(db, id)).map(({ versao, total, validaAte, criadaEm, criadaPor }) => {
      return { versao, total, validaAte, criadaPor, criadaEm: criadaEm.toISOString() }
    }),
    aceitaEm: proposta.aceitaEm?.toISOString() ?? null,
    lembradaEm: proposta.lembradaEm?.toISOString() ?? null,
    canceladaEm: proposta.canceladaEm?.toISOString() ?? null,
    urlPedido: order?.url ?? null,
  }
}
