import type { Boleto } from '#contract/orders/orders.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { type OrderAccess, openOrder } from '../access/open-order.ts'
import { toOrder } from '../access/to-order.ts'

/**
 * Returns the boleto that an order can be paid with now, for printing, with its payer's name and document, which the
 * law requires (Circular BCB 3.598/2012). Refuses as `openOrder` does, and `SemBoleto` if there is none, or no longer.
 */
export async function getBoleto(context: RequestContext, access: OrderAccess): Promise<Boleto> {
  const { numero, criadoEm, comprador, direitos, pagamentos } = toOrder(
    context,
    await openOrder(context, access),
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
