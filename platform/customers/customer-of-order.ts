import { eq, or } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { clientes } from './tables.ts'

/**
 * Whose order it is that another shop took: the customer with its e-mail, whose mailbox is theirs, or else with its CPF or CNPJ
 * (empty where it is not known). Null where neither is a customer's.
 */
export async function customerOfOrder(
  db: Database,
  { email, documento }: { email: string; documento: string },
): Promise<number | null> {
  const rows = await db
    .select({ id: clientes.id, email: clientes.email })
    .from(clientes)
    .where(or(eq(clientes.email, email), documento === '' ? undefined : eq(clientes.documento, documento)))
  const found = rows.find((row) => row.email === email) ?? rows[0]

  return found?.id ?? null
}
