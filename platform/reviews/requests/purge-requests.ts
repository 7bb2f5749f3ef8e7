import { lt, or } from 'drizzle-orm'
import { DAY_MS } from '#domain/time/durations.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { avisosEstoque, contatos, orcamentos } from '../tables.ts'

/** Who was told has no more use for it; a wish of a year ago is none any more. */
const NOTIFIED_DAYS = 30
const WAITING_DAYS = 365

/** As long as somebody may come back to what was said to the store. */
const MESSAGE_DAYS = 730

/** Forgets who asked for a word or a price or wrote to the store, once nothing follows from it (LGPD, art. 16). */
export async function purgeRequests({ db, agora }: Pick<RequestContext, 'db' | 'agora'>): Promise<void> {
  const daysAgo = (days: number) => new Date(agora.getTime() - days * DAY_MS)
  await db
    .delete(avisosEstoque)
    .where(
      or(
        lt(avisosEstoque.avisadoEm, daysAgo(NOTIFIED_DAYS)),
        lt(avisosEstoque.criadoEm, daysAgo(WAITING_DAYS)),
      ),
    )
  await db.delete(contatos).where(lt(contatos.criadoEm, daysAgo(MESSAGE_DAYS)))
  await db.delete(orcamentos).where(lt(orcamentos.criadoEm, daysAgo(WAITING_DAYS)))
}
