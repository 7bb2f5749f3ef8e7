import { lt, or } from 'drizzle-orm'
import type { Visit } from '#platform/visit.ts'
import { avisosEstoque, orcamentos } from './tables.ts'

const DAY_MS = 86_400_000

/** Who was told has no more use for it; a wish of a year ago is none any more. */
const TOLD_DAYS = 30
const WAITING_DAYS = 365

/** Forgets who asked for a word or a price, once nothing follows from it (LGPD, art. 16). */
export async function purgeRequests({ db, agora }: Pick<Visit, 'db' | 'agora'>): Promise<void> {
  const daysAgo = (days: number) => new Date(agora.getTime() - days * DAY_MS)
  await db
    .delete(avisosEstoque)
    .where(
      or(lt(avisosEstoque.avisadoEm, daysAgo(TOLD_DAYS)), lt(avisosEstoque.criadoEm, daysAgo(WAITING_DAYS))),
    )
  await db.delete(orcamentos).where(lt(orcamentos.criadoEm, daysAgo(WAITING_DAYS)))
}
