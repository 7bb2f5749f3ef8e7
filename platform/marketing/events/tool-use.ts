import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { TOOL_EVENTS } from '#contract/events.ts'
import type { ToolUse } from '#contract/marketing/admin-marketing.ts'
import { dayStart } from '#domain/time/day-start.ts'
import { lastDays } from '#domain/time/last-days.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

/** How many of the most frequent terms are listed of each tool. */
const TERMS = 5

const Counted = z.object({
  rows: z.array(
    z.object({
      nome: z.enum(TOOL_EVENTS),
      termo: z.string().nullable(),
      total: z.coerce.number().int(),
      doEvento: z.coerce.number().int(),
    }),
  ),
})

/** Counts the use of each tool for musicians in the last days, in total and by term. Events don't say who it was. */
export async function toolUse(context: RequestContext, { dias }: { dias: '7' | '30' }): Promise<ToolUse> {
  permit(context, 'marketing.ver')
  const { de } = lastDays(context.now, Number(dias))
  // The names stand in the statement, so that it is known to be answered by the index of these events.
  const names = sql.raw(TOOL_EVENTS.map((name) => `'${name}'`).join(', '))
  const result = await context.db.execute(sql`
    select nome, termo, total, "doEvento" from (
      select nome, termo, count(*) as total, sum(count(*)) over (partition by nome) as "doEvento",
        row_number() over (partition by nome order by count(*) desc, termo) as place
      from eventos where data >= ${dayStart(de)} and primeiro and nome in (${names})
      group by nome, termo
    ) counted
    where place <= ${TERMS} order by "doEvento" desc, nome, place`)
  const byName = Map.groupBy(Counted.parse(result).rows, ({ nome }) => nome)

  return {
    ferramentas: [...byName].map(([evento, rows]) => ({
      evento,
      total: rows[0]?.doEvento ?? 0,
      termos: rows.flatMap(({ termo, total }) => (termo === null ? [] : [{ termo, total }])),
    })),
  }
}
