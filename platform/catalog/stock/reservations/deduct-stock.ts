import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '#platform/database/connect.ts'
import type { StockChange } from '../follow-stock.ts'
import { STORE } from '../stock-actor.ts'

type Taking = {
  /** Selects `id` and `quantidade` of SKUs, several rows of one SKU included; may name `linhas`. */
  wanted: SQL
  /** JSON of `linhas`. */
  lines: string
  pedido: string
  agora: Date
}

const Taken = z.object({
  rows: z.array(
    z.object({ id: z.int(), idProduto: z.int(), antes: z.int(), depois: z.int(), emKit: z.boolean() }),
  ),
})

/**
 * Takes goods off the stock for an order, or nothing where any of them lacks: then null. One statement, which locks the SKUs
 * in the order of their ids, those of kits last, for they are changed after their parts (`followStock`).
 */
export async function deductStock(
  tx: Database,
  { wanted, lines, pedido, agora }: Taking,
): Promise<StockChange[] | null> {
  const result = await tx.execute(sql`
    with linhas as (
      select * from jsonb_to_recordset(${lines}::jsonb) as i("idAtributoSimples" integer, quantidade integer)
    ),
    pedidas as (select id, sum(quantidade)::integer as quantidade from (${wanted}) as w group by id),
    presas as (
      select s.id, s.id_produto, s.estoque, p.quantidade,
        exists (select from kit_itens k where k.id_produto = s.id_produto) as kit
      from skus s join pedidas p on p.id = s.id
      order by kit, s.id
      for no key update of s
    ),
    tomadas as (
      update skus s set estoque = s.estoque - p.quantidade
      from presas p
      where s.id = p.id
        and (select count(*) from presas where estoque >= quantidade) = (select count(*) from pedidas)
      returning s.id, s.id_produto, s.sku, s.estoque, p.quantidade
    ),
    guardadas as (
      insert into reservas (pedido, id_sku, quantidade, situacao, criada_em, alterada_em)
      select ${pedido}::uuid, id, quantidade, 'reservada', ${agora}::timestamptz, ${agora}::timestamptz from tomadas
      on conflict (pedido, id_sku) do update
      set quantidade = excluded.quantidade, situacao = excluded.situacao, alterada_em = excluded.alterada_em,
        separada_em = null
    ),
    anotadas as (
      insert into movimentos_estoque (em, id_sku, sku, tipo, unidades, quantidade, saldo, pedido, quem)
      select ${agora}::timestamptz, id, sku, 'reserva', quantidade, -quantidade, estoque, ${pedido}::uuid, ${STORE} from tomadas
    )
    select t.id, t.id_produto as "idProduto", t.estoque + t.quantidade as antes, t.estoque as depois,
      exists (select from kit_itens k where k.id_sku = t.id) as "emKit"
    from tomadas t`)
  const { rows } = Taken.parse(result)

  return rows.length > 0 ? rows : null
}
