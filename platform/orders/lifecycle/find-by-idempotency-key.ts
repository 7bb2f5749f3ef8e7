import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import type { AnyOrderRow } from '../rows.ts'
import { pedidos } from '../tables.ts'

/** The fields of an order that placing it returns. */
export type OrderReference = Pick<AnyOrderRow, 'id' | 'numero' | 'semente' | 'idCliente' | 'vendedor'>

/** Hash of the request that used the key; null for old orders. */
type Bound = { pedidoDaChave: string | null }

/** Returns the order created with an idempotency key, if any. */
export async function findByIdempotencyKey(
  db: Database,
  chaveIdempotencia: string,
): Promise<(OrderReference & Bound) | undefined> {
  const [pedido] = await db
    .select({
      id: pedidos.id,
      numero: pedidos.numero,
      semente: pedidos.semente,
      idCliente: pedidos.idCliente,
      vendedor: pedidos.vendedor,
      pedidoDaChave: pedidos.pedidoDaChave,
    })
    .from(pedidos)
    .where(eq(pedidos.chaveIdempotencia, chaveIdempotencia))

  return pedido
}
