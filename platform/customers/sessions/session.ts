import { eq, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { sessoes } from '../tables.ts'

/** Returns the request's session. Refuses `SessaoAusente`. */
export function requireSession({ sessao }: RequestContext): string {
  if (sessao === null) throw refuse('SessaoAusente')
  return sessao
}

/**
 * Creates the session's row at its first write, or updates when it was last seen. Reading needs no row: most visitors
 * never write.
 */
export async function storeSession(tx: Database, sessao: string, now: Date): Promise<void> {
  await tx
    .insert(sessoes)
    .values({ hash: sessao, criadaEm: now, vistaEm: now })
    .onConflictDoUpdate({
      target: sessoes.hash,
      set: { vistaEm: sql`greatest(${sessoes.vistaEm}, excluded.vista_em)` },
    })
}

/** Often enough to tell when a browser was last here, and rare enough not to slow reads down. */
const SEEN_EVERY_MS = 60 * 60_000

/** Keeps a session alive that is only used for reading. */
export async function recordSeen(
  db: Database,
  { hash, vistaEm }: { hash: string; vistaEm: Date },
  now: Date,
): Promise<void> {
  if (now.getTime() - vistaEm.getTime() <= SEEN_EVERY_MS) return
  await db.update(sessoes).set({ vistaEm: now }).where(eq(sessoes.hash, hash))
}
