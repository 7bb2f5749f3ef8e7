import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { carrinhos } from '../tables.ts'

/** Moves a session's cart to the session that replaces it. */
export async function moveCart(tx: Database, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.update(carrinhos).set({ sessao: to }).where(eq(carrinhos.sessao, from))
}
