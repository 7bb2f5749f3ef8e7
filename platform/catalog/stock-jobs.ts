import type { Job } from '#platform/jobs/job.ts'
import { purgeMovements } from './admin/purge-movements.ts'
import { alertLowStock } from './alert-low-stock.ts'

export const stockJobs: Job[] = [
  { name: 'catalog.purge-movements', schedule: '50 4 * * *', run: purgeMovements },
  { name: 'catalog.alert-low-stock', schedule: '*/5 * * * *', run: alertLowStock },
]
