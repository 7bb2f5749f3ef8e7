import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { PROCESS_NOTIFICATION } from '../queues.ts'
import type { PaymentRow } from '../rows.ts'
import { avisosPagamento } from '../tables.ts'

/**
 * Processes the notifications of a charge again that came before the shop knew the provider's id of it. Call it when
 * that id becomes known.
 */
export async function readAgain(
  db: Database,
  { idConta, idProvedor: before }: PaymentRow,
  idCobranca: string | null,
): Promise<void> {
  if (idCobranca === null || before !== null) return
  const waiting = await db
    .update(avisosPagamento)
    .set({ processadoEm: null, resultado: null })
    .where(
      and(
        idConta === null ? isNull(avisosPagamento.idConta) : eq(avisosPagamento.idConta, idConta),
        eq(avisosPagamento.idCobranca, idCobranca),
        eq(avisosPagamento.resultado, sql`'desconhecido'`),
      ),
    )
    .returning({ id: avisosPagamento.id })
  for (const notification of waiting) await enqueue(db, PROCESS_NOTIFICATION, notification)
}
