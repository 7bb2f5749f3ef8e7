import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { clientes } from '../tables.ts'

/**
 * Whose order it is that another shop took: the customer's with its e-mail, whose mailbox is theirs; null where it is nobody's
 * here. A CPF proves nothing: anybody can open an account with somebody else's.
 */
export async function customerOfOrder(db: Database, email: string): Promise<number | null> {
  const [found] = await db.select({ id: clientes.id }).from(clientes).where(eq(clientes.email, email))

  return found?.id ?? null
}
