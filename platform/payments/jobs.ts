import type * as z from 'zod'
import type { AskedJob, Job } from '#platform/infrastructure/jobs/job.ts'
import { reconcilePayments } from './charges/reconcile-payments.ts'
import { sendPayment } from './charges/send-payment.ts'
import { type PaymentListener, tellChange, tellChanges } from './notifications/dispatch-changes.ts'
import { processNotice } from './notifications/process-notification.ts'
import { PROCESS_NOTICE, SEND_PAYMENT, SEND_REFUND, TELL_CHANGE } from './queues.ts'
import { sendRefund } from './refunds/send-refund.ts'

/** The work of payments; without a listener changes wait, untold, for one. */
export function paymentsJobs(listener: PaymentListener | null = null): Job[] {
  const tellOne: AskedJob<z.infer<typeof TELL_CHANGE.data>> = {
    ...TELL_CHANGE,
    run: async (visit, change) => listener && tellChange(listener, visit, change),
  }

  return [
    sendPaymentJob,
    sendRefundJob,
    processNoticeJob,
    tellOne,
    { name: 'payments.reconcile', schedule: '* * * * *', run: reconcilePayments },
    {
      name: 'payments.tell-changes',
      schedule: '*/5 * * * *',
      run: async (visit) => listener && tellChanges(listener, visit),
    },
  ]
}

type One = z.infer<typeof SEND_PAYMENT.data>

const sendPaymentJob: AskedJob<One> = { ...SEND_PAYMENT, run: sendPayment }
const sendRefundJob: AskedJob<One> = { ...SEND_REFUND, run: sendRefund }
const processNoticeJob: AskedJob<One> = { ...PROCESS_NOTICE, run: processNotice }
