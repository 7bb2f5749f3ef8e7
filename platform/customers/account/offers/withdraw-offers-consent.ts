import { and, eq, lte } from 'drizzle-orm'
import { clientes } from '#platform/customers/tables.ts'
import type { Database } from '#platform/database/connect.ts'

/** An account's consent to offers ends where its address has refused them elsewhere, as the account's own switch then says. */
export async function takeBackOffers(
  tx: Database,
  { email, agora }: { email: string; agora: Date },
): Promise<void> {
  await tx
    .update(clientes)
    .set({ aceitaOfertasEm: null })
    .where(and(eq(clientes.email, email), lte(clientes.aceitaOfertasEm, agora)))
}
