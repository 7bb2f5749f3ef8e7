import type { Job } from '#platform/infrastructure/jobs/job.ts'
import { summariseEvents } from './events/summarise-events.ts'

export const eventsJobs: Job[] = [
  { name: 'marketing.summarise-events', schedule: '40 0 * * *', run: summariseEvents },
]
