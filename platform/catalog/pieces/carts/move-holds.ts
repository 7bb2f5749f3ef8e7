import { eq } from 'drizzle-orm'
import { exemplares } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'

/** The pieces that a cart holds are held by another cart from now on. */
export async function moveHolds(tx: Database, from: number, to: number): Promise<void> {
  await tx.update(exemplares).set({ retidoPor: to }).where(eq(exemplares.retidoPor, from))
}
