import type { RefundRow } from '#platform/payments/open-refund.ts'
import type { PaymentVisit } from '#platform/payments/payment-visit.ts'
import { sendRefund } from '#platform/payments/send-refund.ts'

/** Asks the providers at once, after the commit; where one does not answer, the job that `openRefund` asked for goes on. */
export async function sendRefunds(visit: PaymentVisit, refunds: readonly RefundRow[]): Promise<void> {
  await Promise.allSettled(refunds.map((refund) => sendRefund(visit, refund)))
}
