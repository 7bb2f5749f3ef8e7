import type { PaymentContext } from '../payment-context.ts'
import { ProviderUnavailable } from '../port.ts'
import { findPayment, nameAtProvider, type PaymentRow } from '../rows.ts'
import { recordSituation, recordState } from './record-state.ts'

/**
 * Gives a payment up at its provider and then here. What was paid meanwhile stays paid: the answer says so. `como` is what it
 * becomes: given up by somebody, or by the clock. Throws ProviderUnavailable, with nothing changed, where the provider does not
 * do it.
 */
export async function cancelPayment(
  context: PaymentContext,
  { id, como = 'cancelado' }: { id: string; como?: 'cancelado' | 'expirado' },
): Promise<PaymentRow> {
  const payment = await findPayment(context.db, id)
  if (!payment) throw new Error('There is no such payment.')
  const provider = context.payments[payment.metodo]
  if (!provider) throw new Error(`There is no provider for ${payment.metodo}.`)

  const state = await provider.cancel(nameAtProvider(id)).catch((cause: unknown) => {
    throw new ProviderUnavailable(`The provider of ${payment.metodo} gave no charge up.`, { cause })
  })
  if (!state) return recordSituation(context, id, como)
  if (state.situacao === 'cancelado' || state.situacao === 'expirado')
    return recordState(context, id, { ...state, situacao: como })

  return recordState(context, id, state)
}
