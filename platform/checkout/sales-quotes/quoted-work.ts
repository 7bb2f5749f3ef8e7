import { sql } from 'drizzle-orm'
import type { SalesQuoteLine } from '#domain/order/sales-quote/sales-quote.ts'
import type { OfferedService } from '#domain/workshop/service.ts'
import { NO_TIME } from '#domain/workshop/service-words.ts'
import { workshopDays } from '#platform/cart/items/services/workshop-days.ts'
import { offeredServices } from '#platform/catalog/services/services-in-statement.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

/**
 * The business days that services of these lines add if they are paid today. A quote books no time: its order does, and
 * is refused if the days are gone by then. Refuses `PropostaNaoPermite` if the workshop has no time.
 */
export async function quotedWork(
  context: Pick<RequestContext, 'db' | 'settings' | 'now'>,
  linhas: Parameters<typeof workshopDays>[1],
): Promise<number> {
  const days = await workshopDays(context, linhas)
  if (days === null) throw refuse('PropostaNaoPermite', undefined, NO_TIME)

  return days
}

/** The services of a quote's lines as the workshop offers them now. */
export async function offeredNow(
  db: Database,
  linhas: readonly Pick<SalesQuoteLine, 'servicos'>[],
): Promise<OfferedService[]> {
  const ids = linhas.flatMap(({ servicos = [] }) => servicos.map(({ idServico }) => idServico))
  if (ids.length === 0) return []
  const [row] = await db
    .select({ servicos: offeredServices(sql`select unnest(${sql.param(ids)}::integer[])`) })
    .from(sql`(select 1) as one`)

  return row?.servicos ?? []
}
