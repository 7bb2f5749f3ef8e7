import { type InvoiceOrder, invoiceData } from '#domain/order/invoice/invoice-data.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { openOrderAs, type Which } from '../access/open-order.ts'
import { toAnswer } from '../access/to-order.ts'
import { type AnyOrderRows, isOwn, type OrderRows } from '../rows.ts'

/**
 * What an NF-e needs of an order, of its buyer too: refuses `LoginNecessario` to who only holds its link, `PedidoInexistente` to whom
 * it does not belong, and `PedidoDeOutraLoja`: that shop issued the nota of what it sold.
 */
export async function getInvoiceData(
  context: RequestContext,
  which: Which,
): Promise<Record<string, unknown>> {
  const { facts, link } = await openOrderAs(context, which)
  if (link !== null) throw refuse('LoginNecessario')

  return invoiceDataOf(context, facts)
}

/** The same of an order that is at hand. */
export function invoiceDataOf(context: RequestContext, facts: AnyOrderRows): Record<string, unknown> {
  if (!isOwn(facts)) throw refuse('PedidoDeOutraLoja')
  const { settings } = context
  const { numero, comprador, endereco, frete } = facts.pedido
  const { itens } = toAnswer(context, facts)

  return invoiceData({
    numero,
    comprador,
    endereco,
    loja: { ...settings.loja, ...settings.fiscal },
    itens: facts.itens.map((item, i) => ({ ...item, ajustes: itens[i]?.ajustes ?? [] })),
    frete: { valor: frete.valor, transportadora: facts.envio?.transportadora ?? frete.label },
    pagamento: paymentOf(facts),
  })
}

function paymentOf({ pedido, pagamentos }: OrderRows): InvoiceOrder['pagamento'] {
  const { metodo } = pedido
  if (metodo !== 'cartao') return { metodo }
  const dados = pagamentos.findLast(({ situacao }) => situacao === 'pago')?.dados
  const card = dados?.metodo === 'cartao' ? dados : null

  return { metodo, bandeira: card?.bandeira ?? '', autorizacao: card?.autorizacao ?? null }
}
