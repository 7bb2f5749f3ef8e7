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
 * Puts the goods of an order back on sale, reserved or sold; again puts nothing. Call it before the uses of promotions are given
 * back, as when an order is placed.
 */
export async function returnStock(
  tx: Database,
  { pedido, agora }: { pedido: string; agora: Date },
): Promise<void> {
  const result = await tx.execute(sql`
    with guardadas as (
      select id_sku, quantidade, situacao from reservas
      where pedido = ${pedido}::uuid and situacao <> 'devolvida'
      order by id_sku for update
    ),
    presas as (
      select s.id, g.quantidade, g.situacao,
        exists (select from kit_itens k where k.id_produto = s.id_produto) as kit
      from skus s join guardadas g on g.id_sku = s.id
      order by kit, s.id
      for no key update of s
    ),
    devolvidas as (
      update reservas r set situacao = 'devolvida', alterada_em = ${agora}::timestamptz
      from guardadas g where r.pedido = ${pedido}::uuid and r.id_sku = g.id_sku
    ),
    postas as (
      update skus s set estoque = s.estoque + p.quantidade from presas p where s.id = p.id
      returning s.id, s.id_produto, s.sku, s.estoque, p.quantidade, p.situacao
    ),
    anotadas as (
      insert into movimentos_estoque (em, id_sku, sku, tipo, unidades, quantidade, saldo, pedido, quem)
      select ${agora}::timestamptz, id, sku, case situacao when 'vendida' then 'devolucao' else 'liberacao' end,
        quantidade, quantidade, estoque, ${pedido}::uuid, ${STORE}
      from postas
    )
    select p.id, p.id_produto as "idProduto", p.estoque - p.quantidade as antes, p.estoque as depois, p.quantidade,
      p.situacao = 'vendida' as vendida, exists (select from kit_itens k where k.id_sku = p.id) as "emKit"
    from postas p`)
  const { rows } = Returned.parse(result)
  await followStock(tx, rows)
  await countSales(
    tx,
    rows.flatMap(({ id, quantidade, vendida }) => (vendida ? [{ idSku: id, quantidade: -quantidade }] : [])),
  )
}
