import type { Boleto } from '#contract/orders/orders.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { openOrder, type Which } from '../access/open-order.ts'
import { toAnswer } from '../access/to-order.ts'

/**
 * The boleto by which an order can be paid now, as it is printed: with its payer's name and document, which the law asks for
 * (Circular BCB 3.598/2012). Refuses as `openOrder` does, and `SemBoleto` where there is none, or no longer.
 */
export async function getBoleto(context: RequestContext, which: Which): Promise<Boleto> {
  const { numero, criadoEm, comprador, direitos, pagamentos } = toAnswer(
    context,
    await openOrder(context, which),
  )
  const [payment] = pagamentos
  if (!direitos.pagar || payment?.situacao !== 'pendente' || !payment.boleto) throw refuse('SemBoleto')
  const { nomeRazao, documento } = comprador

  return {
    numero,
    criadoEm,
    valor: payment.valor,
    boleto: payment.boleto,
    pagador: {
      nomeRazao,
      documento,
    },
  }
}
