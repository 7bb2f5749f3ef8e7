import { eq, sql } from 'drizzle-orm'
import type { StoreState } from '#domain/store/opening/store-state.ts'
import type { Database } from '#platform/database/connect.ts'
import { pedidos } from '../tables.ts'

/** Whether somebody placed an order before the shop was opened, and whether one was paid, even if refunded since. */
export async function findTestOrder(db: Database): Promise<StoreState['pedidoTeste']> {
  const [row] = await db
    .select({ pago: sql<boolean | null>`bool_or(${pedidos.pagoEm} is not null)` })
    .from(pedidos)
    .where(eq(pedidos.teste, true))
  if (!row || row.pago === null) return 'nenhum'

  return row.pago ? 'pago' : 'feito'
}
