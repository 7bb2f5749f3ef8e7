import type { Job } from '#platform/infrastructure/jobs/job.ts'
import { remindStringChanges } from './reminders/remind-string-changes.ts'
import { sendStringReminderJob } from './reminders/reminder-jobs.ts'

export const instrumentsJobs: Job[] = [
  sendStringReminderJob,
  {
    name: 'orders.remind-string-changes',
    // By day, when mails are read.
    schedule: '25 9-18 * * *',
    run: remindStringChanges,
  },
]
