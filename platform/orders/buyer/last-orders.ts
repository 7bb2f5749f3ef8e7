import { inArray, max } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { pedidos } from '../tables.ts'

/** When each of these e-mail addresses last placed an order; leaves out those that never did. */
export async function lastOrders(db: Database, emails: string[]): Promise<Map<string, Date>> {
  const rows = await db
    .select({ email: pedidos.email, em: max(pedidos.criadoEm) })
    .from(pedidos)
    .where(inArray(pedidos.email, emails))
    .groupBy(pedidos.email)

  return new Map(rows.flatMap(({ email, em }) => (em ? [[email, em]] : [])))
}
