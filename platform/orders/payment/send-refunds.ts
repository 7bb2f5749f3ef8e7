import type { PaymentContext } from '#platform/payments/payment-context.ts'
import type { RefundRow } from '#platform/payments/refunds/open-refund.ts'
import { sendRefund } from '#platform/payments/refunds/send-refund.ts'

/** Asks the providers at once, after the commit; where one does not answer, the job that `openRefund` asked for goes on. */
export async function sendRefunds(context: PaymentContext, refunds: readonly RefundRow[]): Promise<void> {
  await Promise.allSettled(refunds.map((refund) => sendRefund(context, refund)))
}
