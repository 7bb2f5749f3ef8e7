import { eq, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { sessoes } from '../tables.ts'

/** The session that asks. Refuses `SessaoAusente` where there is none. */
export function requireSession({ sessao }: RequestContext): string {
  if (sessao === null) throw refuse('SessaoAusente')
  return sessao
}

/** Makes the session's row with its first write, or notes that it was seen. Readers need no row: most visitors never write. */
export async function storeSession(tx: Database, sessao: string, agora: Date): Promise<void> {
  await tx
    .insert(sessoes)
    .values({ hash: sessao, criadaEm: agora, vistaEm: agora })
    .onConflictDoUpdate({
      target: sessoes.hash,
      set: { vistaEm: sql`greatest(${sessoes.vistaEm}, excluded.vista_em)` },
    })
}

/** Often enough to tell when a browser was last here, and seldom enough that no reader notices. */
const SEEN_EVERY_MS = 60 * 60_000

/** Keeps a session alive that comes back only to read. */
export async function noteSeen(
  db: Database,
  { hash, vistaEm }: { hash: string; vistaEm: Date },
  agora: Date,
): Promise<void> {
  if (agora.getTime() - vistaEm.getTime() <= SEEN_EVERY_MS) return
  await db.update(sessoes).set({ vistaEm: agora }).where(eq(sessoes.hash, hash))
}
