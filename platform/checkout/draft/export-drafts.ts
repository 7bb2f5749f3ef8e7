import { eq, inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { carrinhosLembrados, compras } from '../tables.ts'

/** What was typed of purchases in some sessions, and which carts their owner was reminded of: for the download of own data. */
export async function exportDrafts(db: Database, { sessoes, email }: { sessoes: string[]; email: string }) {
  const drafts = await db.select().from(compras).where(inArray(compras.sessao, sessoes))
  const reminders = await db.select().from(carrinhosLembrados).where(eq(carrinhosLembrados.email, email))

  return {
    digitadas: drafts.map(({ sessao: _session, ...told }) => told),
    lembretes: reminders.map(({ em }) => em),
  }
}
