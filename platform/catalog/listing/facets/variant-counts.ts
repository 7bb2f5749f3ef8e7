import { and, type SQL, sql } from 'drizzle-orm'
import { scopeCondition } from '../listing-scope.ts'
import { type AskedVariant, variantRows } from '../variant-rows.ts'
import type { CountQuestion } from './count-facets.ts'
import { type ActiveFilter, conditionOn } from './filters.ts'
import { atMostOneFails, countsFor, failed, isAttribute, isBrand, isPrice, isRating } from './live-counts.ts'
import { CLASSES } from './precomputed-counts.ts'

/**
 * Counts a listing in which somebody asks for a variant as `countedNow` does, by SKU: a product counts for a value where one of its
 * SKUs has it and fits all else, once.
 */
export function variantsCounted(
  { scope, active, freeFreight, fixed }: CountQuestion,
  variant: AskedVariant,
  soft: readonly ActiveFilter[],
): SQL {
  const hard = active.filter((filter) => !soft.includes(filter)).map((filter) => conditionOn(filter, variant))
  const conditions = soft.map((filter) => conditionOn(filter, variant))
  const condition = and(scopeCondition(scope), fixed, ...hard, atMostOneFails(conditions)) ?? sql`true`
  const products = sql`count(distinct id_produto)::integer`

  return sql`
    with contados as materialized (
      select id_produto, id_marca, preco_por, desconto, disponivel, ${failed(conditions)} as falhou,
        width_bucket(preco_por * 2, ${CLASSES}) as classe, floor(nota_media)::integer as nota, proprios || comuns as valores
      from ${variantRows(variant)} where ${condition}
    ), somas as (
      select falhou, ${products} as todos, count(distinct id_produto) filter (where disponivel)::integer as em_estoque,
        count(distinct id_produto) filter (where desconto > 0)::integer as ofertas,
        count(distinct id_produto) filter (where preco_por >= ${freeFreight?.desde ?? null})::integer as gratis,
        min(preco_por) as minimo, max(preco_por) as maximo
      from contados group by falhou
    )
    select s.tipo, 0, falhou, s.total from somas, lateral (
      values ('total', todos), ('disponivel', em_estoque), ('oferta', ofertas), ('frete-gratis', gratis),
        ('preco-minimo', minimo), ('preco-maximo', maximo)
    ) s (tipo, total) where s.total > 0
    union all
    select 'marca', id_marca, falhou, ${products} from contados where ${countsFor(soft, isBrand)} group by 2, 3
    union all
    select 'valor', v, falhou, ${products} from contados, unnest(valores) v
    where ${countsFor(soft, isAttribute)} group by 2, 3
    union all
    select 'preco', classe, falhou, ${products} from contados where ${countsFor(soft, isPrice)} group by 2, 3
    union all
    select 'avaliacao', nota, falhou, ${products} from contados
    where nota > 0 and ${countsFor(soft, isRating)} group by 2, 3`
}
