import type { Job } from '#platform/jobs/job.ts'
import { purgeDrafts } from './purge-drafts.ts'

export const checkoutJobs: Job[] = [
  { name: 'checkout.purge-drafts', schedule: '35 4 * * *', run: purgeDrafts },
]
