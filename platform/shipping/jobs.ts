import type { Job } from '#platform/infrastructure/jobs/job.ts'
import { expireQuotes } from './quotes/expire-quotes.ts'

export const shippingJobs: Job[] = [
  { name: 'shipping.expire-quotes', schedule: '25 * * * *', run: expireQuotes },
]
