import type { Job } from '#platform/infrastructure/jobs/job.ts'
import { purgeChanges } from './purge-changes.ts'

export const auditJobs: Job[] = [{ name: 'audit.purge-changes', schedule: '55 4 * * *', run: purgeChanges }]
