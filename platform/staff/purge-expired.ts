import { lt } from 'drizzle-orm'
import { HOUR_MS } from '#domain/time/durations.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import {
  funcionariosConvites as convites,
  funcionariosDesafios as desafios,
  paginasAbertas,
  funcionariosSessoes as sessoes,
} from './tables.ts'

/** Forgets sessions, challenges and invitations that ran out, and pages that nobody has open. They are as few as the store's people. */
export async function expire({ db, agora }: Pick<RequestContext, 'db' | 'agora'>): Promise<void> {
  for (const table of [sessoes, desafios, convites]) await db.delete(table).where(lt(table.expiraEm, agora))
  await db.delete(paginasAbertas).where(lt(paginasAbertas.vistaEm, new Date(agora.getTime() - HOUR_MS)))
}
