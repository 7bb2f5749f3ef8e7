import type { Job, JobRequest } from '#platform/infrastructure/jobs/job.ts'
import { alertJobs } from './alerts/jobs.ts'
import { STAFF_INVITATION, STAFF_NOTIFICATION } from './mail-queues.ts'
import { expire } from './purge-expired.ts'
import { sendNotification } from './send-notification.ts'
import { sendInvitation } from './team/send-invitation.ts'
import { warnOfCards } from './warn-of-cards.ts'

const invitationJob: JobRequest<Parameters<typeof sendInvitation>[1]> = {
  ...STAFF_INVITATION,
  run: sendInvitation,
}

const notificationJob: JobRequest<Parameters<typeof sendNotification>[1]> = {
  ...STAFF_NOTIFICATION,
  run: sendNotification,
}

export const staffJobs: Job[] = [
  ...alertJobs,
  invitationJob,
  notificationJob,
  { name: 'staff.warn-of-cards', schedule: '*/10 * * * *', run: warnOfCards },
  { name: 'staff.expire', schedule: '50 * * * *', run: expire },
]
