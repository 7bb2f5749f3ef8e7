import type { AskedJob, Job } from '#platform/infrastructure/jobs/job.ts'
import { alertJobs } from './alerts/jobs.ts'
import { STAFF_INVITATION, STAFF_NOTICE } from './mail-queues.ts'
import { expire } from './purge-expired.ts'
import { sendNotice } from './send-notification.ts'
import { sendInvitation } from './team/send-invitation.ts'
import { warnOfCards } from './warn-of-cards.ts'

const invitationJob: AskedJob<Parameters<typeof sendInvitation>[1]> = {
  ...STAFF_INVITATION,
  run: sendInvitation,
}

const noticeJob: AskedJob<Parameters<typeof sendNotice>[1]> = { ...STAFF_NOTICE, run: sendNotice }

export const staffJobs: Job[] = [
  ...alertJobs,
  invitationJob,
  noticeJob,
  { name: 'staff.warn-of-cards', schedule: '*/10 * * * *', run: warnOfCards },
  { name: 'staff.expire', schedule: '50 * * * *', run: expire },
]
