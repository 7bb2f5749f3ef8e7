import type { Job } from '#platform/jobs/job.ts'
import { expireSessions } from './expire-sessions.ts'

export const customersJobs: Job[] = [
  { name: 'customers.expire-sessions', schedule: '30 4 * * *', run: expireSessions },
]
