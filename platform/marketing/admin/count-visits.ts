import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { EVENT_NAMES } from '#contract/events.ts'
import { dayStart } from '#domain/day-start.ts'
import { permit } from '#platform/permit.ts'
import type { Visit } from '#platform/visit.ts'
import { VISIT } from '../summarise-events.ts'

/** How often each step towards an order was taken. Nobody knows by whom: two steps of one person count as those of two. */
export type VisitCounts = { visitas: number; produtos: number; sacola: number; checkout: number }

/** The steps by the names of their events. */
const STEPS = {
  visitas: VISIT,
  produtos: 'view_item',
  sacola: 'add_to_cart',
  checkout: 'begin_checkout',
} as const satisfies Record<keyof VisitCounts, typeof VISIT | (typeof EVENT_NAMES)[number]>

const Counted = z.object({ rows: z.array(z.object({ nome: z.string(), total: z.coerce.number().int() })) })

/** Counts what visitors did on these days in São Paulo (`YYYY-MM-DD`, both included): by the days' sums, and of what is not summed up yet one by one. */
export async function countVisits(
  visit: Visit,
  { de, ate }: { de: string; ate: string },
): Promise<VisitCounts> {
  permit(visit, 'marketing.ver')
  const names = sql.param(Object.values(STEPS))
  const result = await visit.db.execute(sql`
    with somado as (select max(dia) as dia from eventos_por_dia),
    inicio as (
      select greatest(
        ${dayStart(de)}::timestamptz,
        coalesce(((dia + 1)::timestamp at time zone 'America/Sao_Paulo'), '-infinity')
      ) as em
      from somado
    ),
    contado as (
      select nome, total from eventos_por_dia
      where nome = any(${names}) and dia between ${de} and ${ate} and id_produto = 0
      union all
      select passo, 1 from eventos
      cross join lateral (select nome as passo union all select ${VISIT} where entrada) passos
      where data >= (select em from inicio) and data < ${dayStart(ate, 1)} and primeiro and passo = any(${names})
    )
    select nome, sum(total) as total from contado group by nome`)
  const totals = new Map(Counted.parse(result).rows.map(({ nome, total }) => [nome, total]))
  const of = (step: keyof VisitCounts) => totals.get(STEPS[step]) ?? 0

  return { visitas: of('visitas'), produtos: of('produtos'), sacola: of('sacola'), checkout: of('checkout') }
}
