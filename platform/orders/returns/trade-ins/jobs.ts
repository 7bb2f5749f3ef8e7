import type * as z from 'zod'
import type { Job, JobRequest } from '#platform/infrastructure/jobs/job.ts'
import { cancelDifference } from './difference/pay-difference.ts'
import { remindOfTradeIns } from './mail/remind-of-trade-ins.ts'
import { sendTradeInMail } from './mail/send-trade-in-mail.ts'
import { TRADE_IN_MAIL } from './mail/trade-in-mail.ts'
import { CANCEL_DIFFERENCE } from './queues.ts'

const sendTradeInMailJob: JobRequest<z.infer<typeof TRADE_IN_MAIL.data>> = {
  ...TRADE_IN_MAIL,
  run: sendTradeInMail,
}

const cancelDifferenceJob: JobRequest<z.infer<typeof CANCEL_DIFFERENCE.data>> = {
  ...CANCEL_DIFFERENCE,
  run: cancelDifference,
}

export const tradeInJobs: Job[] = [
  sendTradeInMailJob,
  cancelDifferenceJob,
  {
    name: 'orders.remind-of-trade-ins',
    // By day, when mails are read.
    schedule: '35 9-18 * * *',
    run: remindOfTradeIns,
  },
]
