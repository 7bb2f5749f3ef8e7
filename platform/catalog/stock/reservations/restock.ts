import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '#platform/database/connect.ts'
import { followStock } from '../follow-stock.ts'
import { STORE } from '../stock-actor.ts'
import { countSales } from './count-sales.ts'

const Returned = z.object({
  rows: z.array(
    z.object({
      id: z.int(),
      idProduto: z.int(),
      antes: z.int(),
      depois: z.int(),
      emKit: z.boolean(),
      quantidade: z.int(),
      vendida: z.boolean(),
    }),
  ),
})

/**
 * Puts the reserved or sold goods of an order back on sale; a second call does nothing. Call it before uses of
 * promotions are released, in the same lock order as when an order is placed.
 */
export async function restock(tx: Database, { pedido, now }: { pedido: string; now: Date }): Promise<void> {
  await endHolds(tx, pedido)
  const result = await tx.execute(sql`
    with reserved as (
      select id_sku, quantidade, situacao from reservas
      where pedido = ${pedido}::uuid and situacao <> 'devolvida'
      order by id_sku for update
    ),
    locked as (
      select s.id, g.situacao, g.quantidade,
        -- A piece that staff put back before its order was returned is back already.
        case when s.exemplar then least(g.quantidade, 1 - s.estoque) else g.quantidade end as returned,
        exists (select from kit_itens k where k.id_produto = s.id_produto) as kit
      from skus s join reserved g on g.id_sku = s.id
      order by kit, s.id
      for no key update of s
    ),
    released as (
      update reservas r set situacao = 'devolvida', alterada_em = ${now}::timestamptz
      from reserved g where r.pedido = ${pedido}::uuid and r.id_sku = g.id_sku
    ),
    restocked as (
      update skus s set estoque = s.estoque + p.returned from locked p where s.id = p.id
      returning s.id, s.id_produto, s.sku, s.estoque, p.quantidade, p.returned, p.situacao
    ),
    recorded as (
      insert into movimentos_estoque (em, id_sku, sku, tipo, unidades, quantidade, saldo, pedido, quem)
      select ${now}::timestamptz, id, sku, case situacao when 'vendida' then 'devolucao' else 'liberacao' end,
        returned, returned, estoque, ${pedido}::uuid, ${STORE}
      from restocked where returned > 0
    )
    select p.id, p.id_produto as "idProduto", p.estoque - p.returned as antes, p.estoque as depois, p.quantidade,
      p.situacao = 'vendida' as vendida, exists (select from kit_itens k where k.id_sku = p.id) as "emKit"
    from restocked p`)
  const { rows } = Returned.parse(result)
  await followStock(tx, rows)
  await countSales(
    tx,
    rows.flatMap(({ id, quantidade, vendida }) => (vendida ? [{ idSku: id, quantidade: -quantidade }] : [])),
  )
}

/**
 * A cart that added a piece in the moment in which the order took it still holds it, in vain: the order that changes its
 * goods or waits for payment again has to get it back. A piece that staff put back on sale is held rightly.
 */
async function endHolds(tx: Database, pedido: string): Promise<void> {
  await tx.execute(sql`
    update exemplares e set retido_por = null, retido_ate = null
    from (
      select piece.id_sku
      from exemplares piece
      join reservas r on r.id_sku = piece.id_sku
      join skus s on s.id = piece.id_sku
      where r.pedido = ${pedido}::uuid and r.situacao <> 'devolvida' and s.estoque = 0 and piece.retido_por is not null
      order by piece.id_sku for no key update of piece
    ) sold
    where e.id_sku = sold.id_sku`)
}
