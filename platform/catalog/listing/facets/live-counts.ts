import { and, type SQL, sql } from 'drizzle-orm'
import { listagem } from '#platform/catalog/tables.ts'
import { scopeCondition } from '../listing-scope.ts'
import type { CountQuestion } from './count-facets.ts'
import type { ActiveFilter } from './filters.ts'
import { CLASSES } from './precomputed-counts.ts'

/**
 * Counts a listing as it is. Products that fail one of the `soft` filters, and only that, are counted apart: `falhou` is
 * the place of that filter from 1, and 0 for what fails none. Of those, only what the filter's own facet shows is answered.
 */
export function countedNow(
  { scope, active, freeFreight, fixed }: CountQuestion,
  soft: readonly ActiveFilter[],
): SQL {
  const hard = active.filter((filter) => !soft.includes(filter)).map(({ condition }) => condition)
  const conditions = soft.map((filter) => filter.condition)
  const condition = and(scopeCondition(scope), fixed, ...hard, atMostOneFails(conditions)) ?? sql`true`

  return sql`
    with contados as materialized (
      select falhou, id_marca, id_conjunto, classe, nota, grouping(id_marca, id_conjunto, classe, nota) as grupo,
        count(*)::integer as todos, count(*) filter (where disponivel)::integer as em_estoque,
        count(*) filter (where desconto > 0)::integer as ofertas,
        count(*) filter (where preco_por >= ${freeFreight?.desde ?? null})::integer as gratis,
        min(preco_por) as minimo, max(preco_por) as maximo
      from (
        select id_marca, id_conjunto, preco_por, desconto, disponivel, ${failed(conditions)} as falhou,
          width_bucket(preco_por * 2, ${CLASSES}) as classe, floor(nota_media)::integer as nota
        from ${listagem} where ${condition}
      ) escolhidos
      group by grouping sets ((falhou), (falhou, id_marca), (falhou, id_conjunto), (falhou, classe), (falhou, nota))
    )
    select s.tipo, 0, falhou, s.total from contados, lateral (
      values ('total', todos), ('disponivel', em_estoque), ('oferta', ofertas), ('frete-gratis', gratis),
        ('preco-minimo', minimo), ('preco-maximo', maximo)
    ) s (tipo, total) where grupo = ${GROUPS.none} and s.total > 0
    union all
    select 'marca', id_marca, falhou, todos from contados
    where grupo = ${GROUPS.marca} and ${countsFor(soft, isBrand)}
    union all
    select 'valor', v, falhou, sum(todos)::integer
    from contados join conjuntos c on c.id = id_conjunto, unnest(c.valores) v
    where grupo = ${GROUPS.conjunto} and ${countsFor(soft, isAttribute)} group by 2, 3
    union all
    select 'preco', classe, falhou, todos from contados where grupo = ${GROUPS.classe} and ${countsFor(soft, isPrice)}
    union all
    select 'avaliacao', nota, falhou, todos from contados
    where grupo = ${GROUPS.nota} and nota > 0 and ${countsFor(soft, isRating)}`
}

/** What SQL's `grouping` says of each set: a bit for each of the four columns that the set leaves out. */
const GROUPS = {
  none: sql.raw('15'),
  marca: sql.raw('7'),
  conjunto: sql.raw('11'),
  classe: sql.raw('13'),
  nota: sql.raw('14'),
}

/** Nothing for a single filter, which can't fail more than once: all of the scope counts. */
export function atMostOneFails(conditions: readonly SQL[]): SQL | undefined {
  if (conditions.length < 2) return undefined
  const failures = conditions.map((condition) => sql`(not (${condition}))::integer`)

  return sql`${sql.join(failures, sql` + `)} <= 1`
}

/** The place of the condition that fails, from 1; 0 where none does. */
export function failed(conditions: readonly SQL[]): SQL {
  if (conditions.length === 0) return sql`0`
  const cases = conditions.map((condition, i) => sql`when not (${condition}) then ${sql.raw(String(i + 1))}`)

  return sql`case ${sql.join(cases, sql` `)} else 0 end`
}

/** The condition that a row counts for a facet: it fails nothing, or only that facet's filter. */
export function countsFor(soft: readonly ActiveFilter[], isOfFacet: (filter: ActiveFilter) => boolean): SQL {
  const places = soft.flatMap((filter, i) => (isOfFacet(filter) ? [i + 1] : []))

  return sql.raw(`falhou in (${[0, ...places].join(', ')})`)
}

export const isBrand = ({ chave }: ActiveFilter) => chave === 'marca'
export const isPrice = ({ chave }: ActiveFilter) => chave === 'preco'
export const isRating = ({ chave }: ActiveFilter) => chave === 'avaliacao'
export const isAttribute = (filter: ActiveFilter) => !isBrand(filter) && !isPrice(filter) && !isRating(filter)
