import { sql } from 'drizzle-orm'
import type { Visit } from '#platform/visit.ts'

const TIME_ZONE = 'America/Sao_Paulo'

/** So many days events are kept one by one, and so many months their sums. */
const KEPT_DAYS = 90
const KEPT_MONTHS = 25

/**
 * Adds up the last three whole days, product by product and in all, and throws away what has been kept long enough. May run
 * as often as one likes: a day's sums are made anew.
 */
export async function summariseEvents({ db, agora }: Visit): Promise<void> {
  const today = sql`(${agora.toISOString()}::timestamptz at time zone ${TIME_ZONE})::date`
  const midnight = (days: number) => sql`(${today} - ${days}::int)::timestamp at time zone ${TIME_ZONE}`

  await db.transaction(async (tx) => {
    await tx.execute(sql`
      insert into eventos_por_dia (dia, nome, id_produto, total, quantidade, valor)
      select (data at time zone ${TIME_ZONE})::date, nome, coalesce(id_produto, 0), count(*),
        coalesce(sum(quantidade), 0), coalesce(sum(quantidade::bigint * valor), 0)
      from eventos
      where data >= ${midnight(3)} and data < ${midnight(0)}
      group by grouping sets ((1, nome, id_produto), (1, nome))
      having grouping(id_produto) = 1 or id_produto is not null
      on conflict (dia, nome, id_produto)
      do update set total = excluded.total, quantidade = excluded.quantidade, valor = excluded.valor`)
    await tx.execute(sql`delete from eventos where data < ${midnight(KEPT_DAYS)}`)
    await tx.execute(
      sql`delete from eventos_por_dia where dia < (${today} - make_interval(months => ${KEPT_MONTHS}))::date`,
    )
  })
}
