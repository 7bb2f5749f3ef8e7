import { and, asc, eq, isNull } from 'drizzle-orm'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import type { RefundRow } from '../refunds/open-refund.ts'
import { lockPayment, type PaymentRow } from '../rows.ts'
import { estornos, pagamentosMudancas } from '../tables.ts'

export type PaymentChange = {
  payment: PaymentRow
  /** The situation before and after it; the same where a refund is the news, or more money. */
  de: PaymentRow['situacao']
  para: PaymentRow['situacao']
  refund: RefundRow | null
}

/**
 * Whoever acts on payments: is told each change once. `visit.db` is the transaction that marks it told, so that what the
 * listener writes and the mark happen together or not at all.
 */
export type PaymentListener = (context: JobContext, change: PaymentChange) => Promise<void>

/** Few enough that no visitor waits for it. */
const BATCH = 200

/** Tells one change; done when somebody told it before. */
export function dispatchChange(
  listener: PaymentListener,
  context: JobContext,
  { id }: { id: number },
): Promise<void> {
  return context.db.transaction(async (tx) => {
    const [change] = await tx
      .select()
      .from(pagamentosMudancas)
      .where(and(eq(pagamentosMudancas.id, id), isNull(pagamentosMudancas.avisadaEm)))
      .for('update')
    if (!change) return
    const { idPagamento, idEstorno, de, para } = change
    const payment = await lockPayment(tx, idPagamento)
    const [refund] = idEstorno ? await tx.select().from(estornos).where(eq(estornos.id, idEstorno)) : []
    await listener({ ...context, db: tx }, { payment, de, para, refund: refund ?? null })
    await tx.update(pagamentosMudancas).set({ avisadaEm: context.agora }).where(eq(pagamentosMudancas.id, id))
  })
}

/** Tells what is still untold, the oldest first: after a failure for good, or from before anybody listened. */
export async function dispatchChanges(listener: PaymentListener, context: JobContext): Promise<void> {
  const untold = await context.db
    .select({ id: pagamentosMudancas.id })
    .from(pagamentosMudancas)
    .where(isNull(pagamentosMudancas.avisadaEm))
    .orderBy(asc(pagamentosMudancas.id))
    .limit(BATCH)
  for (const change of untold) await dispatchChange(listener, context, change)
}
