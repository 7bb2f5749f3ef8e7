import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { carrinhos } from '../tables.ts'

/** Takes a session's cart along to the session that comes in its place. */
export async function moveCart(tx: Database, { de, para }: { de: string; para: string }): Promise<void> {
  await tx.update(carrinhos).set({ sessao: para }).where(eq(carrinhos.sessao, de))
}
