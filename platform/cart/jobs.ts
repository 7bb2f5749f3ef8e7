import type { Job } from '#platform/infrastructure/jobs/job.ts'
import { expireCarts } from './ownership/expire-carts.ts'

export const cartJobs: Job[] = [{ name: 'cart.expire-carts', schedule: '15 4 * * *', run: expireCarts }]
