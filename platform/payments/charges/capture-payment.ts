import { providerOf } from '../accounts/payment-account.ts'
import type { PaymentContext } from '../payment-context.ts'
import { chargeRef, findPayment, type PaymentRow } from '../rows.ts'
import { recordState } from './record-state.ts'

/** Captures an authorised card payment. Can be repeated: the money is taken once. */
export async function capturePayment(context: PaymentContext, { id }: { id: string }): Promise<PaymentRow> {
  const payment = await findPayment(context.db, id)
  if (payment?.situacao !== 'autorizado') throw new Error('Only an authorised payment can be captured.')
  const { capture } = providerOf(context.payments, payment)
  if (!capture) throw new Error(`Payments by ${payment.metodo} can't be captured.`)

  return recordState(context, id, await capture(chargeRef(payment)))
}
