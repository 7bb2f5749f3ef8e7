import type { PaymentContext } from '#platform/payments/payment-context.ts'
import type { RefundRow } from '#platform/payments/refunds/open-refund.ts'
import { sendRefund } from '#platform/payments/refunds/send-refund.ts'

/**
 * Sends refunds to the providers right after the commit. If one does not answer, the job enqueued by `openRefund`
 * retries.
 */
export async function sendRefunds(context: PaymentContext, refunds: readonly RefundRow[]): Promise<void> {
  await Promise.allSettled(refunds.map((refund) => sendRefund(context, refund)))
}
