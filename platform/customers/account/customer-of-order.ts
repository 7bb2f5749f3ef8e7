import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { clientes } from '../tables.ts'

/**
 * The customer of an order from another shop, by e-mail, since accounts have verified addresses; else null. A CPF proves
 * nothing: anybody can open an account with somebody else's.
 */
export async function customerOfOrder(db: Database, email: string): Promise<number | null> {
  const [found] = await db.select({ id: clientes.id }).from(clientes).where(eq(clientes.email, email))

  return found?.id ?? null
}
