import { eq, or } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { sessoes } from '../tables.ts'

/**
 * The hashes of a customer's sessions, and of those in which the store sells to them; other modules find their data by
 * these.
 */
export async function sessionsOf(tx: Database, id: number): Promise<string[]> {
  const rows = await tx
    .select({ hash: sessoes.hash })
    .from(sessoes)
    .where(or(eq(sessoes.idCliente, id), eq(sessoes.idClienteVenda, id)))

  return rows.map(({ hash }) => hash)
}
