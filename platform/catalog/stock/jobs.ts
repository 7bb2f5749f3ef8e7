import type { Job } from '#platform/infrastructure/jobs/job.ts'
import { alertLowStock } from './alert-low-stock.ts'
import { purgeMovements } from './purge-movements.ts'
import { expireRestockDates } from './restock-dates/expire-restock-dates.ts'

export const stockJobs: Job[] = [
  { name: 'catalog.purge-movements', schedule: '50 4 * * *', run: purgeMovements },
  { name: 'catalog.alert-low-stock', schedule: '*/5 * * * *', run: alertLowStock },
  { name: 'catalog.expire-restock-dates', schedule: '2 * * * *', run: expireRestockDates },
]
