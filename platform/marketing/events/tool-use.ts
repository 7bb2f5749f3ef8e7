import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { TOOL_EVENTS } from '#contract/events.ts'
import type { ToolUse } from '#contract/marketing/admin-marketing.ts'
import { instrumentWords, readInstrumentCode } from '#domain/instruments/mine/my-instrument.ts'
import { CONDITION_WORDS, CONDITIONS } from '#domain/product/pieces/condition.ts'
import { dayStart } from '#domain/time/day-start.ts'
import { lastDays } from '#domain/time/last-days.ts'
import type { Database } from '#platform/database/connect.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

/** How many of the most frequent terms and products are listed of each tool. */
const LISTED = 5

type ToolEvent = (typeof TOOL_EVENTS)[number]

const Counted = z.object({
  rows: z.array(
    z.object({
      nome: z.enum(TOOL_EVENTS),
      what: z.string().nullable(),
      total: z.coerce.number().int(),
      ofEvent: z.coerce.number().int(),
    }),
  ),
})

/**
 * Counts the use of each tool for musicians in the last days, in total, by term and by product. Events don't say who it
 * was.
 */
export async function toolUse(context: RequestContext, { dias }: { dias: '7' | '30' }): Promise<ToolUse> {
  permit(context, 'marketing.ver')
  const since = dayStart(lastDays(context.now, Number(dias)).de)
  const terms = await mostFrequent(
    context.db,
    sql`select nome, termo as what from eventos where data >= ${since} and primeiro and nome in (${NAMES})`,
  )
  const products = await mostFrequent(
    context.db,
    sql`select e.nome, p.nome as what from eventos e join product_names p on p.id = e.id_produto
      where e.data >= ${since} and e.nome in (${NAMES})`,
  )

  return {
    ferramentas: [...terms].map(([evento, rows]) => ({
      evento,
      total: rows[0]?.ofEvent ?? 0,
      termos: rows.flatMap(({ what, total }) =>
        what === null ? [] : [{ termo: wordsOf(evento, what), total }],
      ),
      produtos: (products.get(evento) ?? []).map(({ what, total }) => ({ nome: what ?? '', total })),
    })),
  }
}

/** The names stand in the statement, so that it is known to be answered by the index of these events. */
const NAMES = sql.raw(TOOL_EVENTS.map((name) => `'${name}'`).join(', '))

/** What the rows of a query have most often, by the name of their event, the most used first. */
async function mostFrequent(db: Database, rows: SQL) {
  const result = await db.execute(sql`
    select nome, what, total, "ofEvent" from (
      select nome, what, count(*) as total, sum(count(*)) over (partition by nome) as "ofEvent",
        row_number() over (partition by nome order by count(*) desc, what) as place
      from (${rows}) counted
      group by nome, what
    ) ranked
    where place <= ${LISTED} order by "ofEvent" desc, nome, place`)

  return Map.groupBy(Counted.parse(result).rows, ({ nome }) => nome)
}

/** Browsers count instruments and conditions by their codes, whose words weigh more than their pages may. */
function wordsOf(evento: ToolEvent, termo: string): string {
  if (evento === 'filter_fitting' || evento === 'save_instrument') {
    const instrument = readInstrumentCode(termo)
    return instrument ? instrumentWords(instrument) : termo
  }
  const condition = evento === 'view_piece' && CONDITIONS.find((each) => each === termo)

  return condition ? CONDITION_WORDS[condition].nome : termo
}
