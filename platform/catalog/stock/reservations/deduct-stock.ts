import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '#platform/database/connect.ts'
import type { StockChange } from '../follow-stock.ts'
import { STORE } from '../stock-actor.ts'

type DeductStockInput = {
  /** Selects `id` and `quantidade` of SKUs, possibly several rows per SKU; may read from `lines`. */
  requested: SQL
  /** The rows of `lines` as JSON. */
  lines: string
  pedido: string
  now: Date
}

const Deducted = z.object({
  rows: z.array(
    z.object({ id: z.int(), idProduto: z.int(), antes: z.int(), depois: z.int(), emKit: z.boolean() }),
  ),
})

/**
 * Takes goods off the stock and reserves them for an order; takes nothing and returns null if any is short. One
 * statement, which locks the SKUs by id, those of kits last, since they are updated after their parts (`followStock`).
 */
export async function deductStock(
  tx: Database,
  { requested, lines, pedido, now }: DeductStockInput,
): Promise<StockChange[] | null> {
  const result = await tx.execute(sql`
    with lines as (
      select * from jsonb_to_recordset(${lines}::jsonb) as i("idAtributoSimples" integer, quantidade integer)
    ),
    requested as (select id, sum(quantidade)::integer as quantidade from (${requested}) as w group by id),
    locked as (
      select s.id, s.id_produto, s.estoque, p.quantidade,
        exists (select from kit_itens k where k.id_produto = s.id_produto) as kit
      from skus s join requested p on p.id = s.id
      order by kit, s.id
      for no key update of s
    ),
    deducted as (
      update skus s set estoque = s.estoque - p.quantidade
      from locked p
      where s.id = p.id
        and (select count(*) from locked where estoque >= quantidade) = (select count(*) from requested)
      returning s.id, s.id_produto, s.sku, s.estoque, p.quantidade
    ),
    reserved as (
      insert into reservas (pedido, id_sku, quantidade, situacao, criada_em, alterada_em)
      select ${pedido}::uuid, id, quantidade, 'reservada', ${now}::timestamptz, ${now}::timestamptz from deducted
      on conflict (pedido, id_sku) do update
      set quantidade = excluded.quantidade, situacao = excluded.situacao, alterada_em = excluded.alterada_em,
        separada_em = null
    ),
    recorded as (
      insert into movimentos_estoque (em, id_sku, sku, tipo, unidades, quantidade, saldo, pedido, quem)
      select ${now}::timestamptz, id, sku, 'reserva', quantidade, -quantidade, estoque, ${pedido}::uuid, ${STORE} from deducted
    )
    select t.id, t.id_produto as "idProduto", t.estoque + t.quantidade as antes, t.estoque as depois,
      exists (select from kit_itens k where k.id_sku = t.id) as "emKit"
    from deducted t`)
  const { rows } = Deducted.parse(result)

  return rows.length > 0 ? rows : null
}
