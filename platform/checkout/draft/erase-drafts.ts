import { eq, inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { carrinhosLembrados, compras } from '../tables.ts'

/** Deletes the checkout drafts of some sessions, and the records of reminders sent to their owner. */
export async function eraseDrafts(
  tx: Database,
  { sessoes, email }: { sessoes: string[]; email: string },
): Promise<void> {
  await tx.delete(compras).where(inArray(compras.sessao, sessoes))
  await tx.delete(carrinhosLembrados).where(eq(carrinhosLembrados.email, email))
}
