import { lt, or } from 'drizzle-orm'
import { DAY_MS } from '#domain/time/durations.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { avisosEstoque, contatos, orcamentos } from '../tables.ts'

/** Retention of sent restock notifications, and of requests that never were. */
const NOTIFIED_DAYS = 30
const WAITING_DAYS = 365

/** Retention of messages to the store: as long as somebody may come back to them. */
const MESSAGE_DAYS = 730

/** Deletes restock and price requests and messages to the store that have served their purpose (LGPD, art. 16). */
export async function purgeRequests({ db, now }: Pick<RequestContext, 'db' | 'now'>): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
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
