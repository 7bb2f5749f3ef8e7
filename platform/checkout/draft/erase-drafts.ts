import { eq, inArray } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { carrinhosLembrados, compras } from '../tables.ts'

/** Forgets what was typed of purchases in some sessions, and that their owner was reminded of carts. */
export async function eraseDrafts(
  tx: Database,
  { sessoes, email }: { sessoes: string[]; email: string },
): Promise<void> {
  await tx.delete(compras).where(inArray(compras.sessao, sessoes))
  await tx.delete(carrinhosLembrados).where(eq(carrinhosLembrados.email, email))
}
