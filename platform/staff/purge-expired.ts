import { lt } from 'drizzle-orm'
import { HOUR_MS } from '#domain/time/durations.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import {
  funcionariosConvites as convites,
  funcionariosDesafios as desafios,
  paginasAbertas,
  funcionariosSessoes as sessoes,
} from './tables.ts'

/**
 * Deletes expired sessions, challenges and invitations, and presence on closed pages. One statement each: the tables
 * are small.
 */
export async function expire({ db, now }: Pick<RequestContext, 'db' | 'now'>): Promise<void> {
  for (const table of [sessoes, desafios, convites]) await db.delete(table).where(lt(table.expiraEm, now))
  await db.delete(paginasAbertas).where(lt(paginasAbertas.vistaEm, new Date(now.getTime() - HOUR_MS)))
}
