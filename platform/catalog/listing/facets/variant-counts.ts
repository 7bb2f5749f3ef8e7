import { and, type SQL, sql } from 'drizzle-orm'
import { scopeCondition } from '../listing-scope.ts'
import { type RequestedVariant, variantRows } from '../variant-rows.ts'
import type { CountQuestion } from './count-facets.ts'
import { type ActiveFilter, conditionOn } from './filters.ts'
import { atMostOneFails, countsFor, failed, isAttribute, isBrand, isPrice, isRating } from './live-counts.ts'
import { CLASSES } from './precomputed-counts.ts'

/**
 * Counts a listing with a requested variant as `liveCounts` does, but by SKU: a product counts once for a value if one
 * of its SKUs has it and meets all other filters.
 */
export function variantCounts(
  { scope, active, freeFreight, fixed }: CountQuestion,
  variant: RequestedVariant,
  soft: readonly ActiveFilter[],
): SQL {
  const hard = active.filter((filter) => !soft.includes(filter)).map((filter) => conditionOn(filter, variant))
  const conditions = soft.map((filter) => conditionOn(filter, variant))
  const condition = and(scopeCondition(scope), fixed, ...hard, atMostOneFails(conditions)) ?? sql`true`
  const products = sql`count(distinct id_produto)::integer`

  return sql`
    with counted as materialized (
      select id_produto, id_marca, preco_por, desconto, disponivel, ${failed(conditions)} as failed_filter,
        width_bucket(preco_por * 2, ${CLASSES}) as price_class, floor(nota_media)::integer as nota, own_values || common_values as valores
      from ${variantRows(variant)} where ${condition}
    ), sums as (
      select failed_filter, ${products} as product_count, count(distinct id_produto) filter (where disponivel)::integer as in_stock,
        count(distinct id_produto) filter (where desconto > 0)::integer as on_offer,
        count(distinct id_produto) filter (where preco_por >= ${freeFreight?.desde ?? null})::integer as free_freight,
        min(preco_por) as lowest, max(preco_por) as highest
      from counted group by failed_filter
    )
    select s.tipo, 0, failed_filter, s.total, null::integer[] from sums, lateral (
      values ('total', product_count), ('disponivel', in_stock), ('oferta', on_offer), ('frete-gratis', free_freight),
        ('preco-minimo', lowest), ('preco-maximo', highest)
    ) s (tipo, total) where s.total > 0
    union all
    select 'marca', id_marca, failed_filter, ${products}, null from counted where ${countsFor(soft, isBrand)} group by 2, 3
    union all
    select 'valor', v, failed_filter, ${products}, null from counted, unnest(valores) v
    where ${countsFor(soft, isAttribute)} group by 2, 3
    union all
    select 'preco', price_class, failed_filter, ${products}, null from counted where ${countsFor(soft, isPrice)} group by 2, 3
    union all
    select 'avaliacao', nota, failed_filter, ${products}, null from counted
    where nota > 0 and ${countsFor(soft, isRating)} group by 2, 3
    union all
    select 'medidas-produto', p.id_produto, failed_filter, 1, array_agg(distinct v)
    from counted join listagem p on p.id_produto = counted.id_produto
    join conjuntos c on c.id = p.id_conjunto and c.medidas <> '{}', unnest(counted.valores) v
    where v = any(c.medidas) and ${countsFor(soft, isAttribute)} group by 2, 3`
}
