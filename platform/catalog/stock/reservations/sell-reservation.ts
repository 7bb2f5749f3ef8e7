import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '#platform/database/connect.ts'
import { STORE } from '../stock-actor.ts'
import { countSales } from './count-sales.ts'

const Sold = z.object({ rows: z.array(z.object({ idSku: z.int(), quantidade: z.int() })) })

/** Has the goods that an order holds be sold, and their products so much more popular; again, or without them, nothing changes. */
export async function sellReservation(
  tx: Database,
  { pedido, agora }: { pedido: string; agora: Date },
): Promise<void> {
  const result = await tx.execute(sql`
    with vendidas as (
      update reservas set situacao = 'vendida', alterada_em = ${agora}::timestamptz
      where pedido = ${pedido}::uuid and situacao = 'reservada'
      returning id_sku, quantidade
    ),
    -- Nothing is taken, but the note tells the stock: whoever changes it meanwhile goes first, or waits.
    presas as (
      select s.id, s.sku, s.estoque, v.quantidade,
        exists (select from kit_itens k where k.id_produto = s.id_produto) as kit
      from skus s join vendidas v on v.id_sku = s.id
      order by kit, s.id
      for no key update of s
    ),
    anotadas as (
      insert into movimentos_estoque (em, id_sku, sku, tipo, unidades, quantidade, saldo, pedido, quem)
      select ${agora}::timestamptz, id, sku, 'venda', quantidade, 0, estoque, ${pedido}::uuid, ${STORE} from presas
    )
    select id_sku as "idSku", quantidade from vendidas`)
  await countSales(tx, Sold.parse(result).rows)
}
