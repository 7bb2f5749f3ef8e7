import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '#platform/database/connect.ts'
import { isInAnotherCart } from '../../pieces/carts/holds-in-statement.ts'
import type { StockChange } from '../follow-stock.ts'
import { STORE } from '../stock-actor.ts'
import { GIVEN_BACK } from '../waiting/holds/hold-for-queue.ts'

/** Units of a SKU; for a kit, its own SKU. */
export type StockLine = { idAtributoSimples: number; quantidade: number }

type DeductStockInput = {
  /** Selects `id` and `quantidade` of SKUs, possibly several rows per SKU; may read `id` and `quantidade` from `lines`. */
  requested: SQL
  /** The rows of `lines`. */
  lines: readonly StockLine[]
  pedido: string
  /** The buyer's cart: its holds for the queue are used first, and a piece that another cart holds is not taken. */
  carrinho: number | null
  now: Date
}

const Deducted = z.object({
  rows: z.array(
    z.object({ id: z.int(), idProduto: z.int(), antes: z.int(), depois: z.int(), emKit: z.boolean() }),
  ),
})

/**
 * Takes goods off the stock and reserves them for an order; takes nothing and returns null if any is short, or is a piece
 * that another cart holds. Locks pieces first, as carts that release them do, then the SKUs, by id, those of kits last,
 * since they are updated after their parts (`followStock`). SKUs are also named by an array where a join names them: that
 * makes PostgreSQL find them by the index in a shop of some thousands, where it would read them all.
 */
export async function deductStock(
  tx: Database,
  { requested, lines, pedido, carrinho, now }: DeductStockInput,
): Promise<StockChange[] | null> {
  await lockGoods(tx, { requested, lines })
  const isElsewhere = isInAnotherCart({ cart: sql`${carrinho}::integer`, now: sql`${now}::timestamptz` })
  const result = await tx.execute(sql`
    with lines as (${rowsOf(lines)}),
    requested as (select id, sum(quantidade)::integer as quantidade from (${requested}) as w group by id),
    -- Locked already (lockGoods), except for parts that a kit has got since.
    locked as (
      select s.id, s.id_produto, s.estoque, p.quantidade,
        exists (select from kit_itens k where k.id_produto = s.id_produto) as kit,
        exists (select from exemplares e where e.id_sku = s.id and ${isElsewhere}) as elsewhere
      from skus s join requested p on p.id = s.id
      where s.id = any(array(select id from requested))
      order by kit, s.id
      for no key update of s
    ),
    -- The cart's holds that end with the order.
    used as (
      select id_aviso, id_sku from (
        select h.id_aviso, h.id_sku, row_number() over (partition by h.id_sku order by h.id_aviso) as place, locked.quantidade
        from reservas_espera h join locked on locked.id = h.id_sku
        where h.carrinho = ${carrinho}::integer
      ) own where place <= quantidade
    ),
    own as (
      select l.id, l.estoque, l.quantidade, l.elsewhere, (select count(*)::integer from used u where u.id_sku = l.id) as held from locked l
    ),
    deducted as (
      update skus s set estoque = s.estoque + p.held - p.quantidade
      from own p
      where s.id = p.id and s.id = any(array(select id from requested))
        and (select count(*) from own where estoque + held >= quantidade and not elsewhere) = (select count(*) from requested)
      returning s.id, s.id_produto, s.sku, s.estoque, p.quantidade, p.held
    ),
    ended as (
      delete from reservas_espera h using used, deducted d where h.id_aviso = used.id_aviso and d.id = h.id_sku
    ),
    reserved as (
      insert into reservas (pedido, id_sku, quantidade, situacao, criada_em, alterada_em)
      select ${pedido}::uuid, id, quantidade, 'reservada', ${now}::timestamptz, ${now}::timestamptz from deducted
      on conflict (pedido, id_sku) do update
      set quantidade = excluded.quantidade, situacao = excluded.situacao, alterada_em = excluded.alterada_em,
        separada_em = null
    ),
    recorded as (
      insert into movimentos_estoque (em, id_sku, sku, tipo, unidades, quantidade, saldo, motivo, pedido, quem)
      select ${now}::timestamptz, id, sku, tipo, abs(change), change, saldo, motivo, pedido, ${STORE}
      from (
        select id, sku, 'ajuste' as tipo, held as change, estoque + quantidade as saldo, ${GIVEN_BACK} as motivo,
          null::uuid as pedido, 1 as step
        from deducted where held > 0
        union all
        select id, sku, 'reserva', -quantidade, estoque, '', ${pedido}::uuid, 2 from deducted
      ) steps
      order by step, id
    )
    select t.id, t.id_produto as "idProduto", t.estoque + t.quantidade - t.held as antes, t.estoque as depois,
      exists (select from kit_itens k where k.id_sku = t.id) as "emKit"
    from deducted t`)
  const { rows } = Deducted.parse(result)

  return rows.length > 0 ? rows : null
}

/**
 * A statement of its own: the one that takes the goods has to begin afterwards. Otherwise it would still see a hold that
 * was passed on while it waited, and a stock that was raised and held at once. The count of pieces is read, and so all of
 * them are locked, before the first SKU is.
 */
async function lockGoods(
  tx: Database,
  { requested, lines }: Pick<DeductStockInput, 'requested' | 'lines'>,
): Promise<void> {
  await tx.execute(sql`
    with lines as (${rowsOf(lines)}),
    pieces as materialized (
      select e.id_sku from exemplares e where e.id_sku = any(array(select w.id from (${requested}) as w))
      order by e.id_sku for no key update of e
    )
    select s.id, exists (select from kit_itens k where k.id_produto = s.id_produto) as kit
    from skus s where s.id = any(array(select w.id from (${requested}) as w)) and (select count(*) from pieces) >= 0
    order by kit, s.id for no key update of s`)
}

/** A few rows, which PostgreSQL finds in its indexes; it expects hundreds from JSON, and reads all SKUs to join those. */
function rowsOf(lines: readonly StockLine[]): SQL {
  const ids = lines.map(({ idAtributoSimples }) => idAtributoSimples)
  const quantities = lines.map(({ quantidade }) => quantidade)

  return sql`select * from unnest(${sql.param(ids)}::integer[], ${sql.param(quantities)}::integer[]) as i(id, quantidade)`
}
