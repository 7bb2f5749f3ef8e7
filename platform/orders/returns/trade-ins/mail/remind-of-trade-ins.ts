import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { pedidos } from '../../../tables.ts'
import { IS_OWNERS } from '../owners-trade-ins.ts'
import { trocasInstrumentos as trocas } from '../tables.ts'
import { TRADE_IN_MAIL } from './trade-in-mail.ts'

/** Small enough for one transaction; the next run takes the rest. */
const BATCH = 200

/** The end of each period that is waited for: of the credit, and of the instrument's shipping. */
const CREDIT_END = sql`${trocas.validaAte}`
const SHIPPING_END = sql`${pedidos.entregueEm} + ${trocas.envioDias} * interval '1 day'`

/**
 * Reminds owners of traded instruments before their credit ends, and before the instrument should be on its way: in the
 * last week, of short periods in their second half. Once for each end, which moves if an order gives a credit back.
 */
export async function remindOfTradeIns({ db, now }: Pick<RequestContext, 'db' | 'now'>): Promise<void> {
  await db.transaction(async (tx) => {
    const end = sql`case ${trocas.situacao} when 'aceita' then ${CREDIT_END} else ${SHIPPING_END} end`
    const due = await tx
      .select({ id: trocas.id, situacao: trocas.situacao, end: sql<string>`(${end})::text` })
      .from(trocas)
      .leftJoin(pedidos, eq(pedidos.id, trocas.idPedidoNovo))
      .where(
        and(
          // A literal, for the partial index.
          sql`${trocas.situacao} in ('aceita', 'usada')`,
          or(
            and(eq(trocas.situacao, 'aceita'), IS_OWNERS, isEnding(CREDIT_END, sql`${trocas.aceitaEm}`, now)),
            and(eq(trocas.situacao, 'usada'), isEnding(SHIPPING_END, sql`${pedidos.entregueEm}`, now)),
          ),
          sql`(${trocas.lembradaAte} is null or ${trocas.lembradaAte} < ${end})`,
        ),
      )
      .orderBy(end)
      .limit(BATCH)
      .for('update', { of: trocas, skipLocked: true })
    for (const { id, situacao, end } of due) {
      await tx
        .update(trocas)
        .set({ lembradaAte: sql`${end}::timestamptz` })
        .where(eq(trocas.id, id))
      const tipo = situacao === 'aceita' ? 'creditoAcaba' : 'envioAcaba'
      await enqueue(tx, TRADE_IN_MAIL, { id, tipo })
    }
  })
}

function isEnding(end: SQL, began: SQL, now: Date): SQL {
  return sql`${now} between ${end} - least(interval '7 days', (${end} - ${began}) / 2) and ${end}`
}
