import { inArray, max } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { pedidos } from '../tables.ts'

/** When orders were last placed with these e-mails; those that never ordered are left out. */
export async function lastOrders(db: Database, emails: string[]): Promise<Map<string, Date>> {
  const rows = await db
    .select({ email: pedidos.email, em: max(pedidos.criadoEm) })
    .from(pedidos)
    .where(inArray(pedidos.email, emails))
    .groupBy(pedidos.email)

  return new Map(rows.flatMap(({ email, em }) => (em ? [[email, em]] : [])))
}
