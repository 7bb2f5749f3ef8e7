import { and, asc, eq, isNull } from 'drizzle-orm'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import type { RefundRow } from '../refunds/open-refund.ts'
import { lockPayment, type PaymentRow } from '../rows.ts'
import { estornos, pagamentosMudancas } from '../tables.ts'

export type PaymentChange = {
  payment: PaymentRow
  /** The situation before and after the change; equal if the event is a refund or further money. */
  de: PaymentRow['situacao']
  para: PaymentRow['situacao']
  refund: RefundRow | null
}

/**
 * Reacts to payment events; gets each once. `context.db` is the transaction that marks the event as dispatched, so that
 * both are committed together or not at all.
 */
export type PaymentListener = (context: JobContext, change: PaymentChange) => Promise<void>

/** Small enough that no visitor waits for it. */
const BATCH = 200

/** Dispatches one event; does nothing if it was dispatched already. */
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
    await tx.update(pagamentosMudancas).set({ avisadaEm: context.now }).where(eq(pagamentosMudancas.id, id))
  })
}

/** Dispatches waiting events, oldest first: those whose job failed for good, or that are older than the listener. */
export async function dispatchChanges(listener: PaymentListener, context: JobContext): Promise<void> {
  const untold = await context.db
    .select({ id: pagamentosMudancas.id })
    .from(pagamentosMudancas)
    .where(isNull(pagamentosMudancas.avisadaEm))
    .orderBy(asc(pagamentosMudancas.id))
    .limit(BATCH)
  for (const change of untold) await dispatchChange(listener, context, change)
}
