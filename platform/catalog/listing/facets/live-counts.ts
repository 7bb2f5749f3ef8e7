import { and, type SQL, sql } from 'drizzle-orm'
import { listagem } from '#platform/catalog/tables.ts'
import { scopeCondition } from '../listing-scope.ts'
import type { CountQuestion } from './count-facets.ts'
import type { ActiveFilter } from './filters.ts'
import { CLASSES } from './precomputed-counts.ts'

/**
 * SQL that counts a listing from its rows. Products that fail exactly one of the `soft` filters are counted apart:
 * `failed_filter` is the place of that filter, from 1, and 0 for products that fail none. Of the former, only the counts
 * for that filter's own facet are returned.
 */
export function liveCounts(
  { scope, active, freeFreight, fixed }: CountQuestion,
  soft: readonly ActiveFilter[],
): SQL {
  const hard = active.filter((filter) => !soft.includes(filter)).map(({ condition }) => condition)
  const conditions = soft.map((filter) => filter.condition)
  const condition = and(scopeCondition(scope), fixed, ...hard, atMostOneFails(conditions)) ?? sql`true`

  return sql`
    with counted as materialized (
      select failed_filter, id_marca, id_conjunto, price_class, nota, grouping(id_marca, id_conjunto, price_class, nota) as grouping_set,
        count(*)::integer as product_count, count(*) filter (where disponivel)::integer as in_stock,
        count(*) filter (where desconto > 0)::integer as on_offer,
        count(*) filter (where preco_por >= ${freeFreight?.desde ?? null})::integer as free_freight,
        min(preco_por) as lowest, max(preco_por) as highest
      from (
        select id_marca, id_conjunto, preco_por, desconto, disponivel, ${failed(conditions)} as failed_filter,
          width_bucket(preco_por * 2, ${CLASSES}) as price_class, floor(nota_media)::integer as nota
        from ${listagem} where ${condition}
      ) chosen
      group by grouping sets ((failed_filter), (failed_filter, id_marca), (failed_filter, id_conjunto), (failed_filter, price_class), (failed_filter, nota))
    )
    select s.tipo, 0, failed_filter, s.total, null::integer[] from counted, lateral (
      values ('total', product_count), ('disponivel', in_stock), ('oferta', on_offer), ('frete-gratis', free_freight),
        ('preco-minimo', lowest), ('preco-maximo', highest)
    ) s (tipo, total) where grouping_set = ${GROUPS.none} and s.total > 0
    union all
    select 'marca', id_marca, failed_filter, product_count, null from counted
    where grouping_set = ${GROUPS.marca} and ${countsFor(soft, isBrand)}
    union all
    select 'valor', v, failed_filter, sum(product_count)::integer, null
    from counted join conjuntos c on c.id = id_conjunto, unnest(c.valores) v
    where grouping_set = ${GROUPS.conjunto} and ${countsFor(soft, isAttribute)} group by 2, 3
    union all
    select 'preco', price_class, failed_filter, product_count, null from counted
    where grouping_set = ${GROUPS.priceClass} and ${countsFor(soft, isPrice)}
    union all
    select 'avaliacao', nota, failed_filter, product_count, null from counted
    where grouping_set = ${GROUPS.nota} and nota > 0 and ${countsFor(soft, isRating)}
    union all
    select 'medidas', c.id, failed_filter, product_count, c.medidas
    from counted join conjuntos c on c.id = id_conjunto and c.medidas <> '{}'
    where grouping_set = ${GROUPS.conjunto} and ${countsFor(soft, isAttribute)}`
}

/**
 * The value of SQL's `grouping()` for each grouping set: one bit for each of the four columns that the set leaves out.
 */
const GROUPS = {
  none: sql.raw('15'),
  marca: sql.raw('7'),
  conjunto: sql.raw('11'),
  priceClass: sql.raw('13'),
  nota: sql.raw('14'),
}

/** Undefined for fewer than two conditions: a single one can't fail more than once, so the whole scope counts. */
export function atMostOneFails(conditions: readonly SQL[]): SQL | undefined {
  if (conditions.length < 2) return undefined
  const failures = conditions.map((condition) => sql`(not (${condition}))::integer`)

  return sql`${sql.join(failures, sql` + `)} <= 1`
}

/** The place of the condition that fails, from 1; 0 if none does. */
export function failed(conditions: readonly SQL[]): SQL {
  if (conditions.length === 0) return sql`0`
  const cases = conditions.map((condition, i) => sql`when not (${condition}) then ${sql.raw(String(i + 1))}`)

  return sql`case ${sql.join(cases, sql` `)} else 0 end`
}

/** The condition that a row counts for a facet: it fails no filter, or only that facet's. */
export function countsFor(soft: readonly ActiveFilter[], isOfFacet: (filter: ActiveFilter) => boolean): SQL {
  const places = soft.flatMap((filter, i) => (isOfFacet(filter) ? [i + 1] : []))

  return sql.raw(`failed_filter in (${[0, ...places].join(', ')})`)
}

export const isBrand = ({ chave }: ActiveFilter) => chave === 'marca'
export const isPrice = ({ chave }: ActiveFilter) => chave === 'preco'
export const isRating = ({ chave }: ActiveFilter) => chave === 'avaliacao'
export const isAttribute = (filter: ActiveFilter) => !isBrand(filter) && !isPrice(filter) && !isRating(filter)
