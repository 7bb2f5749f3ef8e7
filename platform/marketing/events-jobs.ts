import type { Job } from '#platform/jobs/job.ts'
import { summariseEvents } from './summarise-events.ts'

export const eventsJobs: Job[] = [
  { name: 'marketing.summarise-events', schedule: '40 0 * * *', run: summariseEvents },
]
