import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { dayStart } from '#domain/time/day-start.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { VISIT } from './summarise-events.ts'

/** How often each step of the funnel was taken. Events are anonymous: two steps of one person count as those of two. */
const VisitCounts = z.object({
  visitas: z.coerce.number().int(),
  produtos: z.coerce.number().int(),
  sacola: z.coerce.number().int(),
  checkout: z.coerce.number().int(),
})

type VisitCounts = z.infer<typeof VisitCounts>

const Counted = z.object({ rows: z.tuple([VisitCounts]) })

/**
 * Counts funnel steps on these days in São Paulo (`YYYY-MM-DD`, inclusive): from daily sums, and from single events
 * since the last summarized day.
 */
export async function countVisits(
  context: RequestContext,
  { de, ate }: { de: string; ate: string },
): Promise<VisitCounts> {
  permit(context, 'marketing.ver')
  const result = await context.db.execute(sql`
    with summed as (
      select
        sum(total) filter (where nome = ${VISIT}) as visitas,
        sum(total) filter (where nome = 'view_item') as produtos,
        sum(total) filter (where nome = 'add_to_cart') as sacola,
        sum(total) filter (where nome = 'begin_checkout') as checkout
      from eventos_por_dia
      where dia between ${de} and ${ate} and id_produto = 0
        and nome in (${VISIT}, 'view_item', 'add_to_cart', 'begin_checkout')
    ),
    beginning as (
      select greatest(
        ${dayStart(de)}::timestamptz,
        coalesce((max(dia) + 1)::timestamp at time zone 'America/Sao_Paulo', '-infinity')
      ) as em
      from eventos_por_dia
    ),
    counted as (
      select
        count(*) filter (where entrada) as visitas,
        count(*) filter (where nome = 'view_item') as produtos,
        count(*) filter (where nome = 'add_to_cart') as sacola,
        count(*) filter (where nome = 'begin_checkout') as checkout
      from eventos
      where data >= (select em from beginning) and data < ${dayStart(ate, 1)} and primeiro
    )
    select
      coalesce(s.visitas, 0) + c.visitas as visitas, coalesce(s.produtos, 0) + c.produtos as produtos,
      coalesce(s.sacola, 0) + c.sacola as sacola, coalesce(s.checkout, 0) + c.checkout as checkout
    from summed s, counted c`)

  return Counted.parse(result).rows[0]
}
