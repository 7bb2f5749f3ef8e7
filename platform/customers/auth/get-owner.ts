import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { clientes } from '../tables.ts'
import type { Owner } from './prove-owner.ts'

/** Returns an account's owner for the staff, who need no proof. Refuses `ClienteInexistente`. */
export async function ownerOf(db: Database, id: number): Promise<Owner> {
  const [cliente] = await db.select().from(clientes).where(eq(clientes.id, id))
  if (!cliente) throw refuse('ClienteInexistente')
  const { nomeRazao: nome, email, documento } = cliente

  return { id, nome, email, documento }
}
