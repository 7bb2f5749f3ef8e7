import { and, eq } from 'drizzle-orm'
import type { MyTradeIns } from '#contract/orders/trade-ins.ts'
import { oneLine } from '#domain/format/field-problem.ts'
import { afterTradeEvent } from '#domain/order/trade-in/trade-in-situation.ts'
import { requireCustomer } from '#platform/customers/sessions/require-customer.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tradeInsOf } from './list-trade-ins.ts'
import { type TradeInRow, trocasInstrumentos as trocas } from './tables.ts'

/** Withdraws a credit that no order has used. Refuses `LoginNecessario`, `TrocaInexistente` and `TrocaNaoPermitida`. */
export function withdrawTradeIn(context: RequestContext, { id }: { id: string }): Promise<MyTradeIns> {
  return changeOwn(context, id, async (db, row) => {
    const situacao = afterTradeEvent(row.situacao, 'withdraw')
    if (!situacao) throw refuse('TrocaNaoPermitida')
    await db.update(trocas).set({ situacao }).where(eq(trocas.id, id))
  })
}

/**
 * Notes that the customer has sent the instrument; a second time, another tracking code. Refuses `LoginNecessario`,
 * `TrocaInexistente` and `TrocaNaoPermitida`.
 */
export function sendTradeIn(
  context: RequestContext,
  { id, rastreio }: { id: string; rastreio: string },
): Promise<MyTradeIns> {
  return changeOwn(context, id, async (db, row) => {
    const situacao = afterTradeEvent(row.situacao, 'send')
    if (!situacao) throw refuse('TrocaNaoPermitida')
    await db
      .update(trocas)
      .set({ situacao, rastreio: oneLine(rastreio), enviadaEm: row.enviadaEm ?? context.now })
      .where(eq(trocas.id, id))
  })
}

/** Locks a trade-in of the logged-in customer. Refuses `LoginNecessario` and `TrocaInexistente`. */
export async function changeOwn(
  context: RequestContext,
  id: string,
  change: (db: Database, row: TradeInRow) => Promise<void>,
): Promise<MyTradeIns> {
  const idCliente = await requireCustomer(context)
  await context.db.transaction(async (db) => {
    const [row] = await db
      .select()
      .from(trocas)
      .where(and(eq(trocas.id, id), eq(trocas.idCliente, idCliente)))
      .for('update')
    if (!row) throw refuse('TrocaInexistente')
    await change(db, row)
  })

  return tradeInsOf(context, idCliente)
}
