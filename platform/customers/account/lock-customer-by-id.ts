import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { clientes } from '../tables.ts'

/** Locks and returns a customer's row until the transaction ends. Refuses `ClienteInexistente`. */
export async function lockCustomerById(tx: Database, id: number): Promise<typeof clientes.$inferSelect> {
  const [cliente] = await tx.select().from(clientes).where(eq(clientes.id, id)).for('update')
  if (!cliente) throw refuse('ClienteInexistente')

  return cliente
}
