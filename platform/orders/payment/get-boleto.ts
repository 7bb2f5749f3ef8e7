import type { Boleto } from '#contract/orders/orders.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { openOrder, type Which } from '../access/open-order.ts'
import { answerOf } from '../access/to-order.ts'

/**
 * The boleto by which an order can be paid now, as it is printed: with its payer's name and document, which the law asks for
 * (Circular BCB 3.598/2012). Refuses as `openOrder` does, and `SemBoleto` where there is none, or no longer.
 */
export async function getBoleto(visit: Visit, which: Which): Promise<Boleto> {
  const { numero, criadoEm, comprador, direitos, pagamentos } = answerOf(visit, await openOrder(visit, which))
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
