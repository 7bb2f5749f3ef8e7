import { sql } from 'drizzle-orm'
import { DAY_MS } from '#domain/time/durations.ts'
import { maintainMonths } from '#platform/database/maintain-months.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

const TIME_ZONE = 'America/Sao_Paulo'

/** A session that begins from elsewhere, as GA4 calls it. */
export const VISIT = 'session_start'

/** Retention of single events in days, and of daily sums in months. */
const RETENTION_DAYS = 90
const RETENTION_MONTHS = 25

/**
 * Sums up the last three whole days and purges old rows. Sums: events in total, events per product, and visits as
 * `session_start`. May run any number of times, since a day's sums are overwritten.
 */
export async function summariseEvents({ db, now }: RequestContext): Promise<void> {
  const today = sql`(${now.toISOString()}::timestamptz at time zone ${TIME_ZONE})::date`
  const midnight = (days: number) => sql`(${today} - ${days}::int)::timestamp at time zone ${TIME_ZONE}`

  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into eventos_por_dia (dia, nome, id_produto, total, quantidade, valor)
      select (data at time zone ${TIME_ZONE})::date, nome, coalesce(id_produto, 0),
        case when grouping(id_produto) = 1 then count(*) filter (where primeiro) else count(*) end,
        coalesce(sum(quantidade), 0), coalesce(sum(quantidade::bigint * valor), 0)
      from (
        select data, nome, id_produto, quantidade, valor, primeiro from eventos
        union all
        select data, ${VISIT}, null, null, null, true from eventos where entrada and primeiro
      ) as eventos
      where data >= ${midnight(3)} and data < ${midnight(0)}
      group by grouping sets ((1, nome, id_produto), (1, nome))
      having grouping(id_produto) = 1 or id_produto is not null
      on conflict (dia, nome, id_produto)
      do update set total = excluded.total, quantidade = excluded.quantidade, valor = excluded.valor`)
    await tx.execute(
      sql`delete from eventos_por_dia where dia < (${today} - make_interval(months => ${RETENTION_MONTHS}))::date`,
    )
  })
  await maintainMonths(db, 'eventos', { now, before: new Date(now.getTime() - RETENTION_DAYS * DAY_MS) })
}
