import type * as z from 'zod'
import type { AskedJob, Job } from '#platform/jobs/job.ts'
import { dropCharges } from './drop-charges.ts'
import { expireOrders } from './expire-orders.ts'
import { DROP_CHARGES } from './queues.ts'

const dropChargesJob: AskedJob<z.infer<typeof DROP_CHARGES.data>> = { ...DROP_CHARGES, run: dropCharges }

export const ordersJobs: Job[] = [
  dropChargesJob,
  { name: 'orders.expire-orders', schedule: '* * * * *', run: expireOrders },
]
