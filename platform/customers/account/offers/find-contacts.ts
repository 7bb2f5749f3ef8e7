import { and, eq, inArray } from 'drizzle-orm'
import { clientes } from '#platform/customers/tables.ts'
import type { Database } from '#platform/database/connect.ts'

/** How to reach a customer; `desde` is since when they agree to offers by e-mail, null if they don't. */
export type Contact = { id: number; nome: string; email: string; celular: string; desde: Date | null }

/** Customers by id. Those that were switched off are none. */
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
