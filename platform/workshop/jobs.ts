import type * as z from 'zod'
import type { Job, JobRequest, RecurringJob } from '#platform/infrastructure/jobs/job.ts'
import { CUSTOMER_WORK, ORDER_WORK } from '#platform/orders/lifecycle/work-jobs.ts'
import { refreshDays } from './agenda/refresh-days.ts'
import { alertLate } from './alert-late.ts'
import { adoptWorkOrders } from './customer/adopt-work-orders.ts'
import { purgeWorkOrders } from './customer/personal-work-orders.ts'
import { followOrderWork } from './follow-order-work.ts'
import { remindOfQuotes } from './mail/remind-of-quotes.ts'
import { sendWorkOrderMail } from './mail/send-work-order-mail.ts'
import { WORK_ORDER_MAIL } from './mail/work-order-mail.ts'

const sendWorkOrderMailJob: JobRequest<z.infer<typeof WORK_ORDER_MAIL.data>> = {
  ...WORK_ORDER_MAIL,
  run: sendWorkOrderMail,
}

const followOrderWorkJob: JobRequest<z.infer<typeof ORDER_WORK.data>> = {
  ...ORDER_WORK,
  run: followOrderWork,
}

const adoptWorkOrdersJob: JobRequest<z.infer<typeof CUSTOMER_WORK.data>> = {
  ...CUSTOMER_WORK,
  run: adoptWorkOrders,
}

const alertLateJob: RecurringJob = { name: 'workshop.alert-late', schedule: '30 7 * * *', run: alertLate }

export const workshopJobs: Job[] = [
  sendWorkOrderMailJob,
  followOrderWorkJob,
  adoptWorkOrdersJob,
  alertLateJob,
  { name: 'workshop.refresh-days', schedule: '0 * * * *', run: refreshDays },
  { name: 'workshop.remind-of-quotes', schedule: '40 * * * *', run: remindOfQuotes },
  { name: 'workshop.purge-work-orders', schedule: '50 4 * * *', run: purgeWorkOrders },
]
