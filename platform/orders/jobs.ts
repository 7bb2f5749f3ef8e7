import type * as z from 'zod'
import type { AskedJob, Job } from '#platform/jobs/job.ts'
import { dropCharges } from './drop-charges.ts'
import { expireForgottenOrders } from './expire-forgotten-orders.ts'
import { expireOrders } from './expire-orders.ts'
import { ORDER_MAIL } from './order-mail.ts'
import { DROP_CHARGES } from './queues.ts'
import { sendOrderMail } from './send-order-mail.ts'

const dropChargesJob: AskedJob<z.infer<typeof DROP_CHARGES.data>> = { ...DROP_CHARGES, run: dropCharges }

const sendOrderMailJob: AskedJob<z.infer<typeof ORDER_MAIL.data>> = { ...ORDER_MAIL, run: sendOrderMail }

export const ordersJobs: Job[] = [
  dropChargesJob,
  sendOrderMailJob,
  { name: 'orders.expire-orders', schedule: '* * * * *', run: expireOrders },
  { name: 'orders.expire-forgotten-orders', schedule: '45 4 * * *', run: expireForgottenOrders },
]
