import type { Job } from '#platform/jobs/job.ts'
import { expireCarts } from './expire-carts.ts'

export const cartJobs: Job[] = [{ name: 'cart.expire-carts', schedule: '15 4 * * *', run: expireCarts }]
