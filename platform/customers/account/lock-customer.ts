import { and, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { clientes } from '../tables.ts'

type CustomerRow = typeof clientes.$inferSelect

/**
 * Locks and returns an active customer's row until the transaction ends. Refuses `LoginNecessario` if there is none.
 */
export async function lockCustomer(tx: Database, id: number): Promise<CustomerRow> {
  const cliente = await lockRow(tx, id, { active: true })
  if (!cliente) throw refuse('LoginNecessario')

  return cliente
}

/** Same for the store's staff: also returns a closed account. Refuses `ClienteInexistente`. */
export async function lockAnyCustomer(tx: Database, id: number): Promise<CustomerRow> {
  const cliente = await lockRow(tx, id, { active: false })
  if (!cliente) throw refuse('ClienteInexistente')

  return cliente
}

async function lockRow(
  tx: Database,
  id: number,
  { active }: { active: boolean },
): Promise<CustomerRow | undefined> {
  const [cliente] = await tx
    .select()
    .from(clientes)
    .where(and(eq(clientes.id, id), active ? eq(clientes.ativo, true) : undefined))
    .for('update')

  return cliente
}
