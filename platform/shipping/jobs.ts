import type { Job } from '#platform/jobs/job.ts'
import { expireQuotes } from './expire-quotes.ts'

export const shippingJobs: Job[] = [
  { name: 'shipping.expire-quotes', schedule: '25 * * * *', run: expireQuotes },
]
