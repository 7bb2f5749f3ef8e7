import type * as z from 'zod'
import type { Job, JobRequest } from '#platform/infrastructure/jobs/job.ts'
import { probeAccounts } from './accounts/probe-accounts.ts'
import { settleCard, settleCards } from './cards/settle-cards.ts'
import { reconcilePayments } from './charges/reconcile-payments.ts'
import { sendPayment } from './charges/send-payment.ts'
import { dispatchChange, dispatchChanges, type PaymentListener } from './notifications/dispatch-changes.ts'
import { processNotification } from './notifications/process-notification.ts'
import { purgeNotifications } from './notifications/purge-notifications.ts'
import { DISPATCH_CHANGE, PROCESS_NOTIFICATION, SEND_PAYMENT, SEND_REFUND, SETTLE_CARD } from './queues.ts'
import { sendRefund } from './refunds/send-refund.ts'

/** The jobs of payments. Without a listener, payment events wait for one. */
export function paymentsJobs(listener: PaymentListener | null = null): Job[] {
  const dispatchOne: JobRequest<z.infer<typeof DISPATCH_CHANGE.data>> = {
    ...DISPATCH_CHANGE,
    run: async (context, change) => listener && dispatchChange(listener, context, change),
  }

  return [
    sendPaymentJob,
    sendRefundJob,
    processNotificationJob,
    settleCardJob,
    dispatchOne,
    { name: 'payments.probe-accounts', schedule: '* * * * *', run: probeAccounts },
    { name: 'payments.settle-cards', schedule: '*/5 * * * *', run: settleCards },
    { name: 'payments.reconcile', schedule: '* * * * *', run: reconcilePayments },
    { name: 'payments.purge-notifications', schedule: '55 3 * * *', run: purgeNotifications },
    {
      name: 'payments.dispatch-changes',
      schedule: '*/5 * * * *',
      run: async (context) => listener && dispatchChanges(listener, context),
    },
  ]
}

type One = z.infer<typeof SEND_PAYMENT.data>

/** Most of them find their payment sent. A few at a time, since a provider that does not answer delays those after it. */
const sendPaymentJob: JobRequest<One> = { ...SEND_PAYMENT, batch: 5, run: sendPayment }
const sendRefundJob: JobRequest<One> = { ...SEND_REFUND, run: sendRefund }
const settleCardJob: JobRequest<One> = { ...SETTLE_CARD, run: settleCard }
const processNotificationJob: JobRequest<One> = { ...PROCESS_NOTIFICATION, run: processNotification }
