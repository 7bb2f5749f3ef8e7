import type { Job } from '#platform/jobs/job.ts'
import { applySchedules } from './apply-schedules.ts'

export const productsJobs: Job[] = [
  { name: 'catalog.apply-schedules', schedule: '* * * * *', run: applySchedules },
]
