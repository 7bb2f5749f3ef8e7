import { type Alert, STAFF_ALERT } from '#platform/infrastructure/jobs/alert-staff.ts'
import type { Job, JobRequest } from '#platform/infrastructure/jobs/job.ts'
import { gatherAlerts } from './gather-alerts.ts'
import { STAFF_ALERTS_MAIL } from './mail-queue.ts'
import { purgeAlerts } from './purge-alerts.ts'
import { STAFF_PUSH } from './push/push-queue.ts'
import { sendPush } from './push/send-push.ts'
import { recordAlert } from './record-alert.ts'
import { sendAlerts } from './send-alerts.ts'

const recordJob: JobRequest<Alert> = { ...STAFF_ALERT, batch: 20, run: recordAlert }

const mailJob: JobRequest<Parameters<typeof sendAlerts>[1]> = { ...STAFF_ALERTS_MAIL, run: sendAlerts }

const pushJob: JobRequest<Parameters<typeof sendPush>[1]> = { ...STAFF_PUSH, run: sendPush }

export const alertJobs: Job[] = [
  recordJob,
  mailJob,
  pushJob,
  { name: 'staff.gather-alerts', schedule: '* * * * *', run: gatherAlerts },
  { name: 'staff.purge-alerts', schedule: '20 4 * * *', run: purgeAlerts },
]
