import { providerOf } from '../accounts/payment-account.ts'
import type { PaymentContext } from '../payment-context.ts'
import { ProviderUnavailable } from '../port.ts'
import { chargeRef, findPayment, type PaymentRow } from '../rows.ts'
import { recordSituation, recordState } from './record-state.ts'

/**
 * Cancels a payment at its provider, then here. If it was paid in the meantime, it stays paid, as the result shows.
 * `como`: cancelled by somebody, or expired. Throws ProviderUnavailable, and changes nothing, if the provider does not
 * cancel it.
 */
export async function cancelPayment(
  context: PaymentContext,
  { id, como = 'cancelado' }: { id: string; como?: 'cancelado' | 'expirado' },
): Promise<PaymentRow> {
  const payment = await findPayment(context.db, id)
  if (!payment) throw new Error('There is no such payment.')
  const provider = providerOf(context.payments, payment)

  const state = await provider.cancel(chargeRef(payment)).catch((cause: unknown) => {
    throw new ProviderUnavailable(`The provider of ${payment.metodo} could not cancel the charge.`, { cause })
  })
  if (!state) return recordSituation(context, id, como)
  if (state.situacao === 'cancelado' || state.situacao === 'expirado')
    return recordState(context, id, { ...state, situacao: como })

  return recordState(context, id, state)
}
