import type * as z from 'zod'
import type { Job, JobRequest } from '#platform/infrastructure/jobs/job.ts'
import { sendWorkOrderMail } from './mail/send-work-order-mail.ts'
import { WORK_ORDER_MAIL } from './mail/work-order-mail.ts'

const sendWorkOrderMailJob: JobRequest<z.infer<typeof WORK_ORDER_MAIL.data>> = {
  ...WORK_ORDER_MAIL,
  run: sendWorkOrderMail,
}

export const workshopJobs: Job[] = [sendWorkOrderMailJob]
