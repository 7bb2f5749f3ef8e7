import { inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { compras } from './tables.ts'

/** Forgets what was typed of purchases in some sessions. */
export async function forgetDrafts(tx: Database, sessoes: string[]): Promise<void> {
  await tx.delete(compras).where(inArray(compras.sessao, sessoes))
}
