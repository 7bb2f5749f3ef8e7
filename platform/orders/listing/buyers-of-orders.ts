import { inArray, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { pedidos } from '../tables.ts'

/** The number and the buyer's name of each of these orders, by id. */
export async function buyersOfOrders(
  db: Database,
  ids: string[],
): Promise<Map<string, { numero: number; nome: string }>> {
  const rows = await db
    .select({
      id: pedidos.id,
      numero: pedidos.numero,
      nome: sql<string>`coalesce(${pedidos.comprador} ->> 'nomeRazao', '')`,
    })
    .from(pedidos)
    .where(inArray(pedidos.id, ids))

  return new Map(rows.map(({ id, ...named }) => [id, named]))
}
