import type * as z from 'zod'
import type { Job, JobRequest } from '#platform/infrastructure/jobs/job.ts'
import { sendPassportMail } from './handover/send-passport-mail.ts'
import { followOrder } from './issue/follow-order.ts'
import { ORDER_PASSPORTS, PASSPORT_MAIL, type PassportMail } from './queues.ts'

const followOrderJob: JobRequest<z.infer<typeof ORDER_PASSPORTS.data>> = {
  ...ORDER_PASSPORTS,
  run: followOrder,
}

const sendPassportMailJob: JobRequest<PassportMail> = { ...PASSPORT_MAIL, run: sendPassportMail }

export const passportsJobs: Job[] = [followOrderJob, sendPassportMailJob]
