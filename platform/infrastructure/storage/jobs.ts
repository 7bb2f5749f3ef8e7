import type { Job } from '#platform/infrastructure/jobs/job.ts'
import { purgeUnused, removeUnfinished, removeUnusedJob } from './purge-unused.ts'

export const storageJobs: Job[] = [
  { name: 'storage.purge-unused', schedule: '20 4 * * *', run: purgeUnused },
  { name: 'storage.remove-unfinished', schedule: '40 4 * * *', run: removeUnfinished },
  removeUnusedJob,
]
