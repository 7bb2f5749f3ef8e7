import { and, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { PRICE_CLASSES } from '#domain/listing/price-bands.ts'
import type { StoreFreeFreight } from '#domain/shipping/free-freight.ts'
import { listagem } from '#platform/catalog/tables.ts'
import { type CountedScope, countedScopeCondition } from '../listing-scope.ts'

/** What distinguishes the prepared queries for precomputed counts; everything else is a parameter. */
export type CountsShape = { tipo: CountedScope['tipo']; onlyInStock: boolean; freight: boolean }

/** The bounds of the price classes, for `width_bucket`. */
export const CLASSES = sql.raw(`'{${PRICE_CLASSES.join(',')}}'::integer[]`)

/**
 * SQL that reads the precomputed counts of a scope without filters, or with only the in-stock filter. Parameters:
 * `escopo`, `id`, and those of `freightBounds`.
 */
export function precomputedCounts({ tipo, onlyInStock, freight }: CountsShape): SQL {
  const total = onlyInStock ? sql`sum(total) filter (where disponivel)` : sql`sum(total)`

  return sql`
    with counted as materialized (
      select tipo, id, ${total}::integer as total, (sum(total) filter (where disponivel))::integer as in_stock
      from contagens where escopo = ${sql.placeholder('escopo')} and tipo <> 'categoria'
      group by tipo, id having ${total} > 0
    ), prices as materialized (select id, total from counted where tipo = 'preco')
    select tipo, id, 0, total, null::integer[] from counted where tipo <> 'preco'
    union all select 'disponivel', 0, 0, in_stock, null from counted where tipo = 'total' and in_stock > 0
    union all select 'preco', width_bucket(id, ${CLASSES}), 0, sum(total)::integer, null from prices group by 2
    union all select 'preco-minimo', 0, 0, min(id) / 2, null from prices having count(*) > 0
    union all select 'preco-maximo', 0, 0, (max(id) + 1) / 2, null from prices having count(*) > 0
    union all ${severalMeasures(tipo, onlyInStock)}
    ${freight ? sql`union all ${freeFreightCount(tipo, onlyInStock)}` : sql``}`
}

/**
 * The free freight threshold and the end of the price class that contains it, in centavos; zeros if freight is never
 * free.
 */
export function freightBounds(freeFreight: StoreFreeFreight | null): {
  freeFrom: number
  classEnd: number
} {
  if (freeFreight === null) return { freeFrom: 0, classEnd: 0 }
  const { desde } = freeFreight
  const step = 10 ** Math.max(0, String(desde).length - 2)

  return { freeFrom: desde, classEnd: (Math.floor(desde / step) + 1) * step }
}

/**
 * Price classes above the threshold are precomputed; products of the class that contains the threshold are counted now,
 * in a small range.
 */
function freeFreightCount(tipo: CountedScope['tipo'], onlyInStock: boolean): SQL {
  const id: Placeholder<'id'> = sql.placeholder('id')
  const end = sql`${sql.placeholder('classEnd')}::integer`
  const cut = and(
    countedScopeCondition(tipo, id),
    sql`${listagem.precoPor} >= ${sql.placeholder('freeFrom')} and ${listagem.precoPor} < ${end}`,
    onlyInStock ? sql`${listagem.disponivel}` : undefined,
  )

  return sql`select 'frete-gratis', 0, 0,
    coalesce((select sum(total) from prices where id >= ${end} * 2), 0)::integer
    + (select count(*) from ${listagem} where ${cut})::integer, null`
}

/** Products with several measured values of one attribute are few, and counted now. */
function severalMeasures(tipo: CountedScope['tipo'], onlyInStock: boolean): SQL {
  const id: Placeholder<'id'> = sql.placeholder('id')
  const condition = and(
    sql`c.medidas <> '{}'`,
    countedScopeCondition(tipo, id),
    onlyInStock ? sql`${listagem.disponivel}` : undefined,
  )

  return sql`select 'medidas', c.id, 0, count(*)::integer, c.medidas
    from conjuntos c join ${listagem} on listagem.id_conjunto = c.id where ${condition} group by c.id`
}
