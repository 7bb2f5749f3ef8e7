import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import type { AnyOrderRow } from '../rows.ts'
import { pedidos } from '../tables.ts'

/** What whoever placed an order has to know of it. */
export type WishedOrder = Pick<AnyOrderRow, 'id' | 'numero' | 'semente' | 'idCliente' | 'vendedor'>

/** The hash of what was asked for by the key; null of older orders. */
type Bound = { pedidoDaChave: string | null }

/** The order that a wish to buy has become, if it has. */
export async function findByIdempotencyKey(
  db: Database,
  chaveIdempotencia: string,
): Promise<(WishedOrder & Bound) | undefined> {
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
