import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '#platform/database/connect.ts'
import { STORE } from '../stock-actor.ts'
import { countSales } from './count-sales.ts'

const Sold = z.object({ rows: z.array(z.object({ idSku: z.int(), quantidade: z.int() })) })

/**
 * Marks the reserved goods of an order as sold and adds to the sales of their products; does nothing if there are none
 * or if repeated.
 */
export async function sellReservation(
  tx: Database,
  { pedido, now }: { pedido: string; now: Date },
): Promise<void> {
  const result = await tx.execute(sql`
    with sold as (
      update reservas set situacao = 'vendida', alterada_em = ${now}::timestamptz
      where pedido = ${pedido}::uuid and situacao = 'reservada'
      returning id_sku, quantidade
    ),
    -- Takes nothing, but the movement records the balance, so simultaneous changes of the stock must come first or wait.
    locked as (
      select s.id, s.sku, s.estoque, v.quantidade,
        exists (select from kit_itens k where k.id_produto = s.id_produto) as kit
      from skus s join sold v on v.id_sku = s.id
      order by kit, s.id
      for no key update of s
    ),
    recorded as (
      insert into movimentos_estoque (em, id_sku, sku, tipo, unidades, quantidade, saldo, pedido, quem)
      select ${now}::timestamptz, id, sku, 'venda', quantidade, 0, estoque, ${pedido}::uuid, ${STORE} from locked
    )
    select id_sku as "idSku", quantidade from sold`)
  await countSales(tx, Sold.parse(result).rows)
}
