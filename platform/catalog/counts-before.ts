import { and, type SQL, sql } from 'drizzle-orm'
import { PRICE_CLASSES } from '#domain/price-bands.ts'
import type { ActiveFilter } from './listing-filters.ts'
import { countedScope, type ListingScope, scopeCondition } from './listing-scope.ts'
import { listagem } from './tables.ts'

export type CountQuestion = {
  scope: ListingScope
  active: ActiveFilter[]
  /** From which price on freight is free, in centavos; null where it never is. */
  freeFreight: number | null
  /** What narrows the scope itself. */
  fixed?: SQL | undefined
}

/** The ends of the classes of prices, for `width_bucket`. */
export const CLASSES = sql.raw(`'{${PRICE_CLASSES.join(',')}}'::integer[]`)

/** Reads the counts of a scope that nothing narrows, or only the filter of what is in stock. */
export function countedBefore({ scope, active, freeFreight }: CountQuestion): SQL {
  const onlyInStock = active.length > 0
  const total = onlyInStock ? sql`sum(total) filter (where disponivel)` : sql`sum(total)`
  const freight =
    freeFreight === null ? sql`` : sql`union all ${freeFreightCounted(scope, onlyInStock, freeFreight)}`

  return sql`
    with contados as materialized (
      select tipo, id, ${total}::integer as total, (sum(total) filter (where disponivel))::integer as em_estoque
      from contagens where escopo = ${countedScope(scope)} and tipo <> 'categoria'
      group by tipo, id having ${total} > 0
    ), precos as materialized (select id, total from contados where tipo = 'preco')
    select tipo, id, 0, total from contados where tipo <> 'preco'
    union all select 'disponivel', 0, 0, em_estoque from contados where tipo = 'total' and em_estoque > 0
    union all select 'preco', width_bucket(id, ${CLASSES}), 0, sum(total)::integer from precos group by 2
    union all select 'preco-minimo', 0, 0, min(id) / 2 from precos having count(*) > 0
    union all select 'preco-maximo', 0, 0, (max(id) + 1) / 2 from precos having count(*) > 0
    ${freight}`
}

/** Whole classes of prices above the threshold were counted; the class that it cuts is counted now, in a small range. */
function freeFreightCounted(scope: ListingScope, onlyInStock: boolean, freeFreight: number): SQL {
  const step = 10 ** Math.max(0, String(freeFreight).length - 2)
  const endOfClass = (Math.floor(freeFreight / step) + 1) * step
  const cut = and(
    scopeCondition(scope),
    sql`${listagem.precoPor} >= ${freeFreight} and ${listagem.precoPor} < ${endOfClass}`,
    onlyInStock ? sql`${listagem.disponivel}` : undefined,
  )

  return sql`select 'frete-gratis', 0, 0,
    coalesce((select sum(total) from precos where id >= ${endOfClass * 2}), 0)::integer
    + (select count(*) from ${listagem} where ${cut})::integer`
}
