import { and, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import type { RefundSituation } from '../port.ts'
import { DISPATCH_CHANGE } from '../queues.ts'
import { lockPayment } from '../rows.ts'
import { estornos, pagamentosMudancas } from '../tables.ts'

/**
 * Ends a pending refund, once, and records a payment change for the listener. A failed refund makes its amount
 * available again.
 */
export async function recordRefund(
  tx: Database,
  id: string,
  situacao: RefundSituation,
  now: Date,
): Promise<void> {
  if (situacao === 'pendente') return
  const [ended] = await tx
    .update(estornos)
    .set({ situacao, concluidoEm: now })
    .where(and(eq(estornos.id, id), eq(estornos.situacao, 'pendente')))
    .returning()
  if (!ended) return
  const { situacao: stands } = await lockPayment(tx, ended.idPagamento)
  const [change] = await tx
    .insert(pagamentosMudancas)
    .values({
      idPagamento: ended.idPagamento,
      idEstorno: id,
      de: stands,
      para: stands,
      origem: 'provedor',
      em: now,
    })
    .returning({ id: pagamentosMudancas.id })
  if (change) await enqueue(tx, DISPATCH_CHANGE, change)
}
