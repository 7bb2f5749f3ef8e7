import type { PaymentContext } from '../payment-context.ts'
import { findPayment, nameAtProvider, type PaymentRow } from '../rows.ts'
import { recordState } from './record-state.ts'

/** Takes the money of a card that was only authorised. May be repeated: it is taken once. */
export async function capturePayment(context: PaymentContext, { id }: { id: string }): Promise<PaymentRow> {
  const payment = await findPayment(context.db, id)
  if (payment?.situacao !== 'autorizado') throw new Error('Only an authorised payment is captured.')
  const capture = context.payments[payment.metodo]?.capture
  if (!capture) throw new Error(`Nothing of ${payment.metodo} is captured.`)

  return recordState(context, id, await capture(nameAtProvider(id)))
}
