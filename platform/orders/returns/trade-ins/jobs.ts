import type * as z from 'zod'
import type { Job, JobRequest } from '#platform/infrastructure/jobs/job.ts'
import { remindOfTradeIns } from './mail/remind-of-trade-ins.ts'
import { sendTradeInMail } from './mail/send-trade-in-mail.ts'
import { TRADE_IN_MAIL } from './mail/trade-in-mail.ts'

const sendTradeInMailJob: JobRequest<z.infer<typeof TRADE_IN_MAIL.data>> = {
  ...TRADE_IN_MAIL,
  run: sendTradeInMail,
}

export const tradeInJobs: Job[] = [
  sendTradeInMailJob,
  {
    name: 'orders.remind-of-trade-ins',
    // By day, when mails are read.
    schedule: '35 9-18 * * *',
    run: remindOfTradeIns,
  },
]
