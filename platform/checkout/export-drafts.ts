import { inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { compras } from './tables.ts'

/** What was typed of purchases in some sessions, for the download of own data. */
export async function exportDrafts(db: Database, sessoes: string[]) {
  const drafts = await db.select().from(compras).where(inArray(compras.sessao, sessoes))

  return drafts.map(({ sessao: _session, ...told }) => told)
}
