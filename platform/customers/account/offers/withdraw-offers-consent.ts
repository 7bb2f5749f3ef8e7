import { and, eq, lte } from 'drizzle-orm'
import { clientes } from '#platform/customers/tables.ts'
import type { Database } from '#platform/database/connect.ts'

/**
 * Withdraws an account's consent to offers after its e-mail address has unsubscribed elsewhere, so that the account's
 * setting matches.
 */
export async function withdrawOffersConsent(
  tx: Database,
  { email, now }: { email: string; now: Date },
): Promise<void> {
  await tx
    .update(clientes)
    .set({ aceitaOfertasEm: null })
    .where(and(eq(clientes.email, email), lte(clientes.aceitaOfertasEm, now)))
}
