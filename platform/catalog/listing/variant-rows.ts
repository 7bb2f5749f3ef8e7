import { type SQL, sql } from 'drizzle-orm'
import { listagem } from '../tables.ts'
import { DISCOUNT } from './read-model/listing-offer.ts'

/** Values that somebody asks for, of one attribute that tells SKUs apart; any of them will do. */
export type AskedValues = { idAtributo: number; ids: readonly number[] }

export type AskedVariant = {
  /** What a SKU must have to be listed. */
  narrowing: readonly AskedValues[]
  /** What a SKU should have if its product has one. */
  preferred: readonly AskedValues[]
}

/**
 * The rows of `listagem` one by SKU, in its stead and under its name: price, stock and discount are the SKU's, so that every
 * filter and order speaks of it. Products that nobody asks a variant of keep what they say as a whole (`propria` is false), once
 * by SKU. Of what is only preferred, the SKUs that have most of it are left. `proprios` are the SKU's own values, `comuns` those of
 * its product that don't tell its SKUs apart, `atributos` those that do.
 */
export function variantRows({ narrowing, preferred }: AskedVariant): SQL {
  const attributes = sql.param(narrowing.map(({ idAtributo }) => idAtributo))
  const requested = preferred.map(({ ids }) => sql`(proprios && ${sql.param(ids)}::integer[])::integer`)
  const wished = requested.length > 0 ? sql.join(requested, sql` + `) : sql`0`

  return sql`(
    select l.id_produto, l.id_marca, l.categorias, l.valores, l.situacao, l.vendas, l.nota_media, l.nota_quantidade,
      l.popularidade, l.publicado_em, l.nome_ordem, l.card, l.variacoes, v.id as id_variante, v.posicao, v.propria, v.proprios,
      v.comuns, v.atributos,
      case when v.propria then v.id else l.id_sku end as id_sku,
      case when v.propria then v.preco_por else l.preco_por end as preco_por,
      case when v.propria then v.preco_de else l.preco_de end as preco_de,
      case when v.propria then v.preco_por else l.preco_maximo end as preco_maximo,
      case when v.propria then v.desconto else l.desconto end as desconto,
      case when v.propria then v.estoque else l.estoque end as estoque,
      case when v.propria then v.estoque > 0 and l.situacao = 'disponivel' else l.disponivel end as disponivel
    from ${listagem} l
    cross join lateral (
      select cheapest.*, ${DISCOUNT} as desconto, max(desejos) over () as mais_desejos,
        cheapest.atributos && ${attributes}::integer[] or max(desejos) over () > 0 as propria
      from (
        select s.*, ${wished} as desejos
        from (
          select id, posicao, preco_por, preco_de, estoque,
            array(select id_valor from sku_atributos where id_sku = skus.id) as proprios,
            array(select id_atributo from produto_atributos where id_produto = l.id_produto) as atributos,
            array(
              select c.id_valor from caracteristicas c join atributo_valores a on a.id = c.id_valor
              where c.id_produto = l.id_produto and not exists (
                select from produto_atributos p where p.id_produto = l.id_produto and p.id_atributo = a.id_atributo
              )
            ) as comuns
          from skus where id_produto = l.id_produto
        ) s
      ) cheapest
    ) v
    where v.desejos = v.mais_desejos
  ) listagem`
}

/** The condition on `variantRows` that a SKU has one of the values, or that its product has one and does not tell SKUs apart by it. */
export function hasValue({ idAtributo, ids }: AskedValues): SQL {
  const values = sql`${sql.param(ids)}::integer[]`

  return sql`(listagem.valores && ${values}
    and (listagem.proprios && ${values} or not listagem.atributos @> array[${idAtributo}]::integer[]))`
}
