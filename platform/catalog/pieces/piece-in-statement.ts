import { type SQL, sql } from 'drizzle-orm'
import { CONDITION_WORDS, CONDITIONS } from '#domain/product/pieces/condition.ts'

/** What an order stores of a piece: a subquery for the SKU with this id, null for goods of counted stock. */
export function soldPiece(id: SQL): SQL {
  return sql`(
    select json_build_object('numeroSerie', e.numero_serie, 'condicao', e.condicao) from exemplares e where e.id_sku = ${id}
  )`
}

/** How the condition of a row `e` of `exemplares` is called. */
const CONDITION_NAME = sql.raw(
  `case e.condicao ${CONDITIONS.map((condicao) => `when '${condicao}' then '${CONDITION_WORDS[condicao].nome}'`).join(' ')} end`,
)

/**
 * What distinguishes a piece from others of its variant, as two rows of `tipo`, `label`, `valor` and `posicao`, after all
 * attributes of its product; none for goods of counted stock.
 */
export function pieceAttributes(id: SQL): SQL {
  return sql`
    select 'simples' as tipo, own.label, own.valor, own.posicao
    from exemplares e, lateral (
      values ('Estado', ${CONDITION_NAME}, 1000), ('Número de série', e.numero_serie, 1001)
    ) as own(label, valor, posicao)
    where e.id_sku = ${id}`
}

/** The first own picture of a piece; null for goods of counted stock, and for a piece without pictures. */
export function piecePicture(id: SQL): SQL {
  return sql`(
    select json_build_object('hash', f.hash, 'alt', f.alt, 'largura', o.largura, 'altura', o.altura)
    from exemplares_fotos f join originais o on o.hash = f.hash
    where f.id_sku = ${id} order by f.posicao limit 1
  )`
}
