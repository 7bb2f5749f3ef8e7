import { uncountTry } from '#platform/customers/tries/count-try.ts'
import { countDeclinedCard } from '#platform/customers/tries/declined-cards.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import type { OpenedPayment } from '#platform/payments/charges/open-payment.ts'

/** Uncounts the attempt of an accepted card; counts a declined one for the whole shop, too. */
export async function countCardAnswer(context: RequestContext, payment: OpenedPayment): Promise<void> {
  if (payment.metodo !== 'cartao' || context.sessao === null) return
  if (payment.situacao === 'pago' || payment.situacao === 'autorizado')
    await uncountTry(context, 'card', [context.sessao])
  if (payment.situacao === 'recusado') await countDeclinedCard(context)
}
