import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { sessoes } from './tables.ts'

/** The hashes of a customer's sessions, by which other areas know what was done in them. */
export async function sessionsOf(tx: Database, id: number): Promise<string[]> {
  const rows = await tx.select({ hash: sessoes.hash }).from(sessoes).where(eq(sessoes.idCliente, id))

  return rows.map(({ hash }) => hash)
}
