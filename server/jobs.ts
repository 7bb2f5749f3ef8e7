import type { Job } from '#platform/jobs/job.ts'
import { searchJobs } from '#platform/search/jobs.ts'

/** All work that no visitor waits for, area by area. */
export const JOBS: Job[] = [...searchJobs]
