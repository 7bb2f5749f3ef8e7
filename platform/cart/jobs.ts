import type { Job } from '#platform/infrastructure/jobs/job.ts'
import { expireCarts } from './ownership/expire-carts.ts'
import { expireLists } from './wishlist/lists/move-lists.ts'

export const cartJobs: Job[] = [
  { name: 'cart.expire-carts', schedule: '15 4 * * *', run: expireCarts },
  { name: 'cart.expire-lists', schedule: '20 4 * * *', run: expireLists },
]
