import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { clientes } from '#platform/customers/tables.ts'
import type { Database } from '#platform/database/connect.ts'

/** The e-mail and the time of consent of those customers who agreed to offers. */
export async function findOffersConsent(
  db: Database,
  ids: number[],
): Promise<Map<number, { email: string; desde: Date }>> {
  const rows = await db
    .select({ id: clientes.id, email: clientes.email, desde: clientes.aceitaOfertasEm })
    .from(clientes)
    .where(and(inArray(clientes.id, ids), eq(clientes.ativo, true), isNotNull(clientes.aceitaOfertasEm)))

  return new Map(rows.flatMap(({ id, email, desde }) => (desde ? [[id, { email, desde }]] : [])))
}
