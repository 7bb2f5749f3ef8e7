import type { Job } from '#platform/jobs/job.ts'
import { purgeMovements } from './admin/purge-movements.ts'

export const stockJobs: Job[] = [
  { name: 'catalog.purge-movements', schedule: '50 4 * * *', run: purgeMovements },
]
