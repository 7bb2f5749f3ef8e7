import { eq, inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { carrinhosLembrados, compras } from '../tables.ts'

/** The checkout drafts of some sessions, and the reminders sent to their owner, for the download of personal data. */
export async function exportDrafts(db: Database, { sessoes, email }: { sessoes: string[]; email: string }) {
  const drafts = await db.select().from(compras).where(inArray(compras.sessao, sessoes))
  const reminders = await db.select().from(carrinhosLembrados).where(eq(carrinhosLembrados.email, email))

  return {
    digitadas: drafts.map(({ sessao: _session, ...draft }) => draft),
    lembretes: reminders.map(({ em }) => em),
  }
}
