import { type SQL, sql } from 'drizzle-orm'

/** Units of a line of `pedidos_itens` whose money was given back for a defect. */
export const refundedUnits = sql<number>`(
  select coalesce(sum((piece ->> 'quantidade')::integer), 0)::integer
  from pedidos_defeitos d, jsonb_array_elements(d.itens) piece
  where d.id_pedido = pedidos_itens.id_pedido and d.desfecho = 'reembolsado'
    and (piece ->> 'idAtributoSimples')::integer = pedidos_itens.id_sku
)`

/** Units of a line of `pedidos_itens` that the store has taken in exchange for larger ones. */
export const exchangedUnits = sql<number>`(
  select count(*)::integer from trocas_instrumentos t
  where t.id_pedido = pedidos_itens.id_pedido and t.posicao = pedidos_itens.posicao
    and t.condicao_conferida is not null
)`

/** Units of a line of `pedidos_itens`, whose order is a row of `pedidos`, with a passport (`p`) of which this is true. */
const unitsWith = (condition: SQL) => sql<number>`(
  select count(*)::integer from passaportes p
  where p.id_pedido = pedidos_itens.id_pedido and p.posicao = pedidos_itens.posicao and p.anulado_em is null
    and ${condition}
)`

const hasOtherOwner = sql`p.id_cliente is distinct from pedidos.id_cliente`

/** Units of a line of `pedidos_itens`, whose order is a row of `pedidos`, that its customer has no more. */
export const unitsNotOwned = sql<number>`(${refundedUnits} + ${exchangedUnits} + ${unitsWith(hasOtherOwner)})`

/**
 * Units of a line of `pedidos_itens`, whose order is a row of `pedidos`, that its customer can't give away: their
 * passport has another owner, or says that the instrument is missing.
 */
export const unitsOfOthers = unitsWith(sql`(${hasOtherOwner} or p.alerta is not null)`)
