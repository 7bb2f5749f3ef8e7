import { and, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { clientes } from '../tables.ts'

/** To whom mails of an account go; undefined if it is closed. */
export async function mailboxOf(
  db: Database,
  id: number,
): Promise<{ nome: string; email: string } | undefined> {
  const [to] = await db
    .select({ nome: clientes.nomeRazao, email: clientes.email })
    .from(clientes)
    .where(and(eq(clientes.id, id), eq(clientes.ativo, true)))

  return to
}
