import { type SQL, sql } from 'drizzle-orm'
import type { PieceHold } from '#domain/cart/piece-hold.ts'
import type { Combination } from '#domain/promotions/promotion.ts'
import { joinGroupPrices, listPrice, ownPrice } from '#platform/catalog/prices/group-prices.ts'
import { holdFor, type Reader, stockFor } from '../../pieces/carts/holds-in-statement.ts'
import { pieceAttributes, piecePicture } from '../../pieces/piece-in-statement.ts'
import { reservedForCartUntil } from '../../stock/waiting/holds/units-for-queue.ts'
import type { PictureRow } from '../card-view.ts'

/** What carts and freight need of a SKU that the shop shows. Money in centavos, weight in grams, sides in mm. */
export type CartSku = {
  idProduto: number
  /** The id of the SKU. */
  idAtributoSimples: number
  /** A single product, or a kit. */
  tipo: 'produto' | 'conjunto'
  /** The product's name with the SKU's attribute values; for a piece also its condition and serial number. */
  nome: string
  nomeProduto: string
  /** The product's page with this SKU selected. */
  url: string
  /** How many SKUs the product has. */
  variacoes: number
  situacao: 'disponivel' | 'sobConsulta'
  precoDe: number | null
  precoPor: number
  /** Zero for a piece that another cart holds, if a cart reads it. */
  estoque: number
  /** How the cart stands to a piece; null for goods of counted stock, or if no cart reads it. */
  retencao: PieceHold | null
  /** Until when a unit is held for the cart that reads it, through the queue (ISO 8601). */
  reservadoAte: string | null
  idMarca: number
  /** Categories, including those above. */
  categorias: number[]
  imagem: PictureRow
  /** The values of its category's key attributes. */
  fatos: { label: string; valor: string }[]
  atributos: { tipo: 'unico' | 'simples'; label: string; valor: string }[]
  peso: number
  altura: number
  largura: number
  comprimento: number
  /** Whether the workshop offers something for it. */
  temServicos: boolean
}

/**
 * `skus` selects ids of SKUs, `produtos` is an array of product ids (their default SKUs are added), `grupo` is the
 * reseller group whose prices apply, or null. `reader` is the cart, to which pieces in other carts are sold out.
 */
type CartSkuInput = { skus: SQL; produtos: SQL; grupo: SQL<number | null>; reader?: Reader }

/**
 * A subquery of SKUs for other modules' statements, so that a cart is read in one round trip and one snapshot. What the
 * shop doesn't show is left out.
 */
export function cartSku({ skus, produtos, grupo, reader }: CartSkuInput): SQL<CartSku[]> {
  return sql<CartSku[]>`(
    select coalesce(json_agg(json_build_object(
      'idProduto', s.id_produto,
      'idAtributoSimples', s.id,
      'tipo', case when exists (select from kit_itens k where k.id_produto = s.id_produto) then 'conjunto' else 'produto' end,
      'nome', concat_ws(', ', p.nome, chosen.valores),
      'nomeProduto', p.nome,
      'url', '/' || p.slug || s.selecao,
      'variacoes', l.variacoes,
      'situacao', l.situacao,
      'precoDe', ${listPrice},
      'precoPor', ${ownPrice},
      'estoque', ${reader ? stockFor(reader) : sql`s.estoque`},
      'retencao', ${reader ? holdFor(reader) : sql`null`},
      'reservadoAte', ${reader ? reservedForCartUntil(reader.cart) : sql`null`},
      'idMarca', l.id_marca,
      'categorias', to_json(l.categorias),
      'imagem', coalesce(${piecePicture(sql`s.id`)}, (
        select json_build_object('hash', m.hash, 'alt', m.alt, 'largura', o.largura, 'altura', o.altura)
        from midias m join originais o on o.hash = m.hash
        where m.id_produto = s.id_produto
          and m.posicao = coalesce(s.midias[1], 0)
      )),
      'fatos', l.card -> 'fatos',
      'atributos', chosen.atributos,
      'peso', s.peso, 'altura', s.altura, 'largura', s.largura, 'comprimento', s.comprimento,
      'temServicos', l.situacao = 'disponivel'
        and exists (select from servicos v where v.ativo and v.categorias && l.categorias)
        and not exists (select from kit_itens k where k.id_produto = s.id_produto)
    )), '[]')
    from skus s
    join listagem l on l.id_produto = s.id_produto
    join produtos p on p.id = s.id_produto
    ${reader ? sql`left join exemplares e on e.id_sku = s.id` : sql``}
    ${joinGroupPrices(grupo)}
    cross join lateral (
      select
        coalesce(
          json_agg(json_build_object('tipo', own.tipo, 'label', own.label, 'valor', own.valor) order by own.posicao), '[]'
        ) as atributos,
        string_agg(own.valor, ', ' order by own.posicao) as valores
      from (
        select pa.tipo, a.label, v.label as valor, pa.posicao
        from sku_atributos sa
        join produto_atributos pa on pa.id_produto = sa.id_produto and pa.id_atributo = sa.id_atributo
        join atributos a on a.id = sa.id_atributo
        join atributo_valores v on v.id = sa.id_valor
        where sa.id_sku = s.id
        union all ${pieceAttributes(sql`s.id`)}
      ) own
    ) chosen
    where s.id = any(array(
      ${skus}
      union all select shown.id_sku from listagem shown where shown.id_produto = any(${produtos})
    ))
  )`
}

/** A subquery of the ids of the products that these SKUs belong to; `skus` is an array of ids. */
export function productsOfSkus(skus: SQL): SQL {
  return sql`select id_produto from skus where id = any(${skus})`
}

/** A subquery of the pairs among these products that are cheaper together; `produtos` selects their ids. */
export function combinationsAmong(produtos: SQL): SQL<Combination[]> {
  return sql<Combination[]>`(
    select coalesce(json_agg(json_build_object(
      'idProduto', c.id_produto, 'idCombinado', c.id_combinado, 'tipoDesconto', c.tipo_desconto, 'desconto', c.desconto
    )), '[]')
    from combinacoes c, (select array(${produtos}) as ids) pedidos
    where c.id_produto = any(pedidos.ids) and c.id_combinado = any(pedidos.ids)
  )`
}
