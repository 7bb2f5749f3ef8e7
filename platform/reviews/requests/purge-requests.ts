import { lt } from 'drizzle-orm'
import { DAY_MS } from '#domain/time/durations.ts'
import { purgePlaces } from '#platform/catalog/stock/waiting/personal-places.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { contatos, orcamentos } from '../tables.ts'
import { purgeAlerts } from './prices/personal-alerts.ts'

/** Retention of requests for a price. */
const BUDGET_DAYS = 365

/** Retention of messages to the store: as long as somebody may come back to them. */
const MESSAGE_DAYS = 730

/** Deletes restock and price requests and messages to the store that have served their purpose (LGPD, art. 16). */
export async function purgeRequests({ db, now }: Pick<RequestContext, 'db' | 'now'>): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  await purgePlaces(db, now)
  await purgeAlerts(db, now)
  await db.delete(contatos).where(lt(contatos.criadoEm, daysAgo(MESSAGE_DAYS)))
  await db.delete(orcamentos).where(lt(orcamentos.criadoEm, daysAgo(BUDGET_DAYS)))
}
