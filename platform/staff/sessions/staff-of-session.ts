import { eq } from 'drizzle-orm'
import { permissionsOf } from '#domain/staff/permissions.ts'
import type { Staff } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { sessionRow } from '../rows.ts'
import { funcionariosSessoes as sessoes } from '../tables.ts'
import { sessionEnd } from './session-life.ts'

/**
 * Minimum time between two updates of "last active": often enough for the list of sessions, rare enough to cost
 * nothing.
 */
const SEEN_EVERY_MS = 5 * 60_000

/** Returns the staff member of this session; null without a completed login. Extends the session. */
export async function staffOfSession(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  sessao: string,
): Promise<Staff | null> {
  const row = await sessionRow(db, sessao, now)
  if (row?.etapa !== 'dentro') return null
  if (now.getTime() - row.vistaEm.getTime() > SEEN_EVERY_MS)
    await db
      .update(sessoes)
      .set({ vistaEm: now, expiraEm: sessionEnd('dentro', now) })
      .where(eq(sessoes.hash, sessao))
  const { id, nome, email, papel } = row

  return { id, nome, email, papel, permissoes: permissionsOf(papel) }
}
