import { type SQL, sql } from 'drizzle-orm'
import { CONDITION_KEY } from '#domain/product/pieces/condition.ts'
import { listagem } from '../tables.ts'
import { NEW_VALUE } from './facets/new-goods.ts'
import { DISCOUNT } from './read-model/listing-offer.ts'

/** Requested values of one attribute that distinguishes SKUs; any of them will do. */
export type RequestedValues = { idAtributo: number; ids: readonly number[] }

export type RequestedVariant = {
  /** A SKU must have these to be listed. */
  narrowing: readonly RequestedValues[]
  /** A SKU should have these if its product has such a SKU. */
  preferred: readonly RequestedValues[]
}

/**
 * A subquery that replaces `listagem`, under its name, with one row per variant and per piece in stock: price, stock
 * and discount are the SKU's, so that every filter and order applies to it. SKUs of products without the requested
 * attributes keep the values of the product (`is_variant` is false). If some values are only preferred, just the SKUs
 * that have most of them remain. The condition is an attribute by which pieces differ from variants. `own_values` are
 * the values that the SKU itself filters by, `common_values` those of its product that don't distinguish its SKUs,
 * `atributos` the attributes that do, with those that they filter by.
 */
export function variantRows({ narrowing, preferred }: RequestedVariant): SQL {
  const attributes = sql.param(narrowing.map(({ idAtributo }) => idAtributo))
  const requested = preferred.map(({ ids }) => sql`(own_values && ${sql.param(ids)}::integer[])::integer`)
  const preferredCount = requested.length > 0 ? sql.join(requested, sql` + `) : sql`0`

  return sql`(
    select l.id_produto, l.id_marca, l.categorias, l.valores, l.situacao, l.vendas, l.nota_media, l.nota_quantidade,
      l.popularidade, l.publicado_em, l.nome_ordem, l.card, l.menor_exemplar, l.variacoes, v.id as variant_id, v.posicao, v.exemplar, v.is_variant, v.own_values,
      v.common_values, v.atributos,
      case when v.is_variant then v.id else l.id_sku end as id_sku,
      case when v.is_variant then v.preco_por else l.preco_por end as preco_por,
      case when v.is_variant then v.preco_de else l.preco_de end as preco_de,
      case when v.is_variant then v.preco_por else l.preco_maximo end as preco_maximo,
      case when v.is_variant then v.desconto else l.desconto end as desconto,
      case when v.is_variant then v.estoque else l.estoque end as estoque,
      case when v.is_variant then v.estoque > 0 and l.situacao = 'disponivel' else l.disponivel end as disponivel
    from ${listagem} l
    cross join lateral (
      select cheapest.*, ${DISCOUNT} as desconto, max(preferred_count) over () as most_preferred,
        cheapest.atributos && ${attributes}::integer[] or max(preferred_count) over () > 0 as is_variant
      from (
        select s.*, ${preferredCount} as preferred_count
        from (
          select id, posicao, exemplar, preco_por, preco_de, estoque,
            -- The condition's attribute, and its value for what is new, are looked up once, not for each product.
            array(select coalesce(id_valor_filtro, id_valor) from sku_atributos where id_sku = skus.id) || case
              when estoque > 0 and l.situacao = 'disponivel' and not (exemplar and is_used_piece(id))
                then (select array(${NEW_VALUE}))
              when exemplar
                then (select array_remove(array_agg(condition_value(e.condicao)), null) from exemplares e where e.id_sku = skus.id)
            end as own_values,
            array(
              select unnest(array[id_atributo, id_atributo_filtro]) from produto_atributos where id_produto = l.id_produto
            ) || (select array(select id from atributos where chave = ${CONDITION_KEY})) as atributos,
            array(
              select c.id_valor from caracteristicas c join atributo_valores a on a.id = c.id_valor
              where c.id_produto = l.id_produto and not exists (
                select from produto_atributos p
                where p.id_produto = l.id_produto and a.id_atributo in (p.id_atributo, p.id_atributo_filtro)
              )
            ) as common_values
          from skus where id_produto = l.id_produto and (not exemplar or estoque > 0)
        ) s
      ) cheapest
    ) v
    where v.preferred_count = v.most_preferred
  ) listagem`
}

/**
 * A condition on a row of `variantRows`: the SKU has one of the values, or its product has one (`ofProduct`, a condition
 * on its row) and does not vary by that attribute.
 */
export function hasValue({ idAtributo, ids }: RequestedValues, ofProduct: SQL): SQL {
  const values = sql`${sql.param(ids)}::integer[]`

  return sql`(${ofProduct}
    and (listagem.own_values && ${values} or not listagem.atributos @> array[${idAtributo}]::integer[]))`
}

/**
 * Whether any SKU has a value, or pieces have its attribute, the condition; `atributo` and `valor` are the tables or
 * aliases of both.
 */
export function isOfSku({ atributo, valor }: { atributo: SQL; valor: SQL }): SQL<boolean> {
  return sql<boolean>`(
    ${atributo}.chave = ${CONDITION_KEY} or exists (
      select from sku_atributos x where coalesce(x.id_valor_filtro, x.id_valor) = ${valor}.id
    )
  )`
}
