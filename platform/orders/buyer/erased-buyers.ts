import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { pedidos } from '../tables.ts'

/** Of these orders, returns those whose buyer's data were erased for good (`erase-expired-orders.ts`). */
export async function erasedBuyers(db: Database, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: pedidos.id })
    .from(pedidos)
    .where(
      and(
        inArray(pedidos.id, [...ids]),
        eq(pedidos.email, ''),
        eq(sql`${pedidos.comprador} ->> 'documento'`, ''),
      ),
    )

  return rows.map(({ id }) => id)
}
