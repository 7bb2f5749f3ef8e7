import { and, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { PRICE_CLASSES } from '#domain/listing/price-bands.ts'
import type { StoreFreeFreight } from '#domain/shipping/free-freight.ts'
import { listagem } from '#platform/catalog/tables.ts'
import { type CountedScope, countedScopeCondition } from '../listing-scope.ts'

/** What tells one query for ready-made counts from another; all else is given when it runs. */
export type CountsShape = { tipo: CountedScope['tipo']; onlyInStock: boolean; freight: boolean }

/** The ends of the classes of prices, for `width_bucket`. */
export const CLASSES = sql.raw(`'{${PRICE_CLASSES.join(',')}}'::integer[]`)

/**
 * Reads the counts of a scope that nothing narrows, or only the filter of what is in stock. Wants `escopo`, `id`, and
 * those of `freightBounds`.
 */
export function countedBefore({ tipo, onlyInStock, freight }: CountsShape): SQL {
  const total = onlyInStock ? sql`sum(total) filter (where disponivel)` : sql`sum(total)`

  return sql`
    with contados as materialized (
      select tipo, id, ${total}::integer as total, (sum(total) filter (where disponivel))::integer as em_estoque
      from contagens where escopo = ${sql.placeholder('escopo')} and tipo <> 'categoria'
      group by tipo, id having ${total} > 0
    ), precos as materialized (select id, total from contados where tipo = 'preco')
    select tipo, id, 0, total from contados where tipo <> 'preco'
    union all select 'disponivel', 0, 0, em_estoque from contados where tipo = 'total' and em_estoque > 0
    union all select 'preco', width_bucket(id, ${CLASSES}), 0, sum(total)::integer from precos group by 2
    union all select 'preco-minimo', 0, 0, min(id) / 2 from precos having count(*) > 0
    union all select 'preco-maximo', 0, 0, (max(id) + 1) / 2 from precos having count(*) > 0
    ${freight ? sql`union all ${freeFreightCounted(tipo, onlyInStock)}` : sql``}`
}

/** From where freight is free, and where the class of prices ends that this cuts; zeros where it never is. */
export function freightBounds(freeFreight: StoreFreeFreight | null): {
  gratisDesde: number
  fimDaClasse: number
} {
  if (freeFreight === null) return { gratisDesde: 0, fimDaClasse: 0 }
  const { desde } = freeFreight
  const step = 10 ** Math.max(0, String(desde).length - 2)

  return { gratisDesde: desde, fimDaClasse: (Math.floor(desde / step) + 1) * step }
}

/** Whole classes of prices above the threshold were counted; the class that it cuts is counted now, in a small range. */
function freeFreightCounted(tipo: CountedScope['tipo'], onlyInStock: boolean): SQL {
  const id: Placeholder<'id'> = sql.placeholder('id')
  const end = sql`${sql.placeholder('fimDaClasse')}::integer`
  const cut = and(
    countedScopeCondition(tipo, id),
    sql`${listagem.precoPor} >= ${sql.placeholder('gratisDesde')} and ${listagem.precoPor} < ${end}`,
    onlyInStock ? sql`${listagem.disponivel}` : undefined,
  )

  return sql`select 'frete-gratis', 0, 0,
    coalesce((select sum(total) from precos where id >= ${end} * 2), 0)::integer
    + (select count(*) from ${listagem} where ${cut})::integer`
}
