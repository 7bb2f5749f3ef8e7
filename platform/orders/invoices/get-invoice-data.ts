import { type InvoiceOrder, invoiceData } from '#domain/order/invoice/invoice-data.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { openOrderAs, type Which } from '../access/open-order.ts'
import { answerOf } from '../access/to-order.ts'
import { type AnyOrderFacts, isOwn, type OrderFacts } from '../rows.ts'

/**
 * What an NF-e needs of an order, of its buyer too: refuses `LoginNecessario` to who only holds its link, `PedidoInexistente` to whom
 * it does not belong, and `PedidoDeOutraLoja`: that shop issued the nota of what it sold.
 */
export async function getInvoiceData(visit: Visit, which: Which): Promise<Record<string, unknown>> {
  const { facts, link } = await openOrderAs(visit, which)
  if (link !== null) throw refuse('LoginNecessario')

  return invoiceDataOf(visit, facts)
}

/** The same of an order that is at hand. */
export function invoiceDataOf(visit: Visit, facts: AnyOrderFacts): Record<string, unknown> {
  if (!isOwn(facts)) throw refuse('PedidoDeOutraLoja')
  const { settings } = visit
  const { numero, comprador, endereco, frete } = facts.pedido
  const { itens } = answerOf(visit, facts)

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

function paymentOf({ pedido, pagamentos }: OrderFacts): InvoiceOrder['pagamento'] {
  const { metodo } = pedido
  if (metodo !== 'cartao') return { metodo }
  const dados = pagamentos.findLast(({ situacao }) => situacao === 'pago')?.dados
  const card = dados?.metodo === 'cartao' ? dados : null

  return { metodo, bandeira: card?.bandeira ?? '', autorizacao: card?.autorizacao ?? null }
}
