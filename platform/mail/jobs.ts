import type { Job } from '#platform/jobs/job.ts'
import { purgeSent } from './purge-sent.ts'

export const mailJobs: Job[] = [{ name: 'mail.purge-sent', schedule: '50 3 * * *', run: purgeSent }]
