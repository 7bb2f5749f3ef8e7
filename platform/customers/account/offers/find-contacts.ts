import { and, eq, inArray } from 'drizzle-orm'
import { clientes } from '#platform/customers/tables.ts'
import type { Database } from '#platform/database/connect.ts'

/** How to contact a customer. `desde` is when they agreed to offers by e-mail; null if they did not. */
export type Contact = { id: number; nome: string; email: string; celular: string; desde: Date | null }

/** Contacts of active customers, by id. */
export async function contactsOf(db: Database, ids: readonly number[]): Promise<Map<number, Contact>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({
      id: clientes.id,
      nome: clientes.nomeRazao,
      email: clientes.email,
      celular: clientes.celular,
      desde: clientes.aceitaOfertasEm,
    })
    .from(clientes)
    .where(and(inArray(clientes.id, [...ids]), eq(clientes.ativo, true)))

  return new Map(rows.map((row) => [row.id, row]))
}
