import type { Job } from '#platform/infrastructure/jobs/job.ts'
import { applySchedules } from './product/status/apply-schedules.ts'

export const productsJobs: Job[] = [
  { name: 'catalog.apply-schedules', schedule: '* * * * *', run: applySchedules },
]
