import * as z from 'zod'
import type { JobRequest } from '#platform/infrastructure/jobs/job.ts'

/** `enviada`: a new quote, or another version of it. `lembrete`: it ends soon. */
const SalesQuoteMail = z.object({
  id: z.uuid(),
  versao: z.int().positive(),
  tipo: z.enum(['enviada', 'lembrete']),
})

/** The job that writes to the buyer of a quote; enqueue it in the transaction of the change. */
export const SALES_QUOTE_MAIL: Pick<JobRequest<z.infer<typeof SalesQuoteMail>>, 'name' | 'data'> = {
  name: 'checkout.send-sales-quote-mail',
  data: SalesQuoteMail,
}
