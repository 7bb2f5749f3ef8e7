import * as z from 'zod'
import type { JobRequest } from '#platform/infrastructure/jobs/job.ts'

/** What a mail about a trade-in says. The last two remind of a period that ends. */
const TradeInMailKind = z.enum([
  ...(['aceita', 'usada', 'codigo', 'recebida', 'conferida', 'paga', 'desfeita'] as const),
  ...(['creditoAcaba', 'envioAcaba'] as const),
])

export type TradeInMailKind = z.infer<typeof TradeInMailKind>

const TradeInMail = z.object({ id: z.uuid(), tipo: TradeInMailKind })

/** The job that writes to the owner of a traded instrument; enqueue it in the transaction of the change. */
export const TRADE_IN_MAIL: Pick<JobRequest<z.infer<typeof TradeInMail>>, 'name' | 'data'> = {
  name: 'orders.send-trade-in-mail',
  data: TradeInMail,
}
