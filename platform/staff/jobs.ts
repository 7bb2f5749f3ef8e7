import type { AskedJob, Job } from '#platform/jobs/job.ts'
import { alertJobs } from './alerts/jobs.ts'
import { expire } from './expire.ts'
import { STAFF_INVITATION, STAFF_NOTICE } from './mail-queues.ts'
import { sendInvitation } from './send-invitation.ts'
import { sendNotice } from './send-notice.ts'
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
