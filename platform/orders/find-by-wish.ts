import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import type { AnyOrderRow } from './rows.ts'
import { pedidos } from './tables.ts'

/** What whoever placed an order has to know of it. */
export type WishedOrder = Pick<AnyOrderRow, 'id' | 'numero' | 'semente' | 'idCliente' | 'vendedor'>

/** The order that a wish to buy has become, if it has. */
export async function findByWish(db: Database, chaveIdempotencia: string): Promise<WishedOrder | undefined> {
  const [pedido] = await db
    .select({
      ...{ id: pedidos.id, numero: pedidos.numero, semente: pedidos.semente },
      ...{ idCliente: pedidos.idCliente, vendedor: pedidos.vendedor },
    })
    .from(pedidos)
    .where(eq(pedidos.chaveIdempotencia, chaveIdempotencia))

  return pedido
}
