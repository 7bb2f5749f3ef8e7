import { eq } from 'drizzle-orm'
import { permissionsOf } from '#domain/staff/permissions.ts'
import type { Staff } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { sessionRow } from '../rows.ts'
import { funcionariosSessoes as sessoes } from '../tables.ts'
import { sessionEnd } from './session-life.ts'

/** Often enough for the list of sessions, and seldom enough that no reader notices. */
const SEEN_EVERY_MS = 5 * 60_000

/** Who works in this session of the panel; null for who is not in, or not all the way. Keeps the session alive. */
export async function staffOfSession(
  { db, agora }: Pick<RequestContext, 'db' | 'agora'>,
  sessao: string,
): Promise<Staff | null> {
  const row = await sessionRow(db, sessao, agora)
  if (row?.etapa !== 'dentro') return null
  if (agora.getTime() - row.vistaEm.getTime() > SEEN_EVERY_MS)
    await db
      .update(sessoes)
      .set({ vistaEm: agora, expiraEm: sessionEnd('dentro', agora) })
      .where(eq(sessoes.hash, sessao))
  const { id, nome, email, papel } = row

  return { id, nome, email, papel, permissoes: permissionsOf(papel) }
}
