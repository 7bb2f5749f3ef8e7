import type * as z from 'zod'
import { MOVED_CLASS } from '#platform/customers/teaching/purchases/moved-class.ts'
import type { Job, JobRequest } from '#platform/infrastructure/jobs/job.ts'
import { eraseExpiredOrders } from './buyer/erase-expired-orders.ts'
import { expireOrders } from './lifecycle/expire-orders.ts'
import { ORDER_MAIL } from './mail/order-mail.ts'
import { sendOrderMail } from './mail/send-order-mail.ts'
import { cancelOpenCharges } from './payment/cancel-charges.ts'
import { CANCEL_CHARGES } from './payment/queues.ts'
import { sumOrders, sumSales } from './reports/sum-sales.ts'
import { alertOfMovedClass } from './shipping/classes/alert-of-moved-class.ts'
import { followLabel } from './shipping/labels/follow-label.ts'
import { followLabels } from './shipping/labels/follow-labels.ts'
import { FOLLOW_LABEL } from './shipping/labels/label-queue.ts'

const cancelOpenChargesJob: JobRequest<z.infer<typeof CANCEL_CHARGES.data>> = {
  ...CANCEL_CHARGES,
  run: cancelOpenCharges,
}

const sendOrderMailJob: JobRequest<z.infer<typeof ORDER_MAIL.data>> = { ...ORDER_MAIL, run: sendOrderMail }

const followLabelJob: JobRequest<z.infer<typeof FOLLOW_LABEL.data>> = { ...FOLLOW_LABEL, run: followLabel }

const alertOfMovedClassJob: JobRequest<z.infer<typeof MOVED_CLASS.data>> = {
  ...MOVED_CLASS,
  run: alertOfMovedClass,
}

export const ordersJobs: Job[] = [
  cancelOpenChargesJob,
  sendOrderMailJob,
  followLabelJob,
  alertOfMovedClassJob,
  { name: 'orders.follow-labels', schedule: '* * * * *', run: followLabels },
  { name: 'orders.expire-orders', schedule: '* * * * *', run: expireOrders },
  { name: 'orders.sum-orders', schedule: '25 * * * *', run: sumOrders },
  { name: 'orders.sum-sales', schedule: '15 3 * * *', run: sumSales },
  { name: 'orders.erase-expired-orders', schedule: '45 4 * * *', run: eraseExpiredOrders },
]
