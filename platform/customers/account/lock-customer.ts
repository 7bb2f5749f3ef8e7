import { and, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { clientes } from '../tables.ts'

/**
 * Locks and returns an active customer's row until the transaction ends. Refuses `LoginNecessario` if there is none.
 */
export async function lockCustomer(tx: Database, id: number): Promise<typeof clientes.$inferSelect> {
  const [cliente] = await tx
    .select()
    .from(clientes)
    .where(and(eq(clientes.id, id), eq(clientes.ativo, true)))
    .for('update')
  if (!cliente) throw refuse('LoginNecessario')

  return cliente
}
