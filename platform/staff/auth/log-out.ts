import { eq } from 'drizzle-orm'
import type { StaffEntry } from '#contract/panel/staff.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { funcionariosSessoes as sessoes } from '../tables.ts'
import { entryOf } from './entry.ts'

/** Ends this session of the panel. */
export async function leave(context: RequestContext): Promise<StaffEntry> {
  const { db, sessao } = context
  if (sessao !== null) await db.delete(sessoes).where(eq(sessoes.hash, sessao))

  return entryOf(context, null)
}
