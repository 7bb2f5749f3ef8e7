import { and, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { pedidos } from '#platform/orders/tables.ts'

/**
 * Whether the purchase of an instrument was this customer's: price, order and proof are the buyer's own data, which are
 * not handed over with the instrument.
 */
export async function isOwnPurchase(
  db: Database,
  { idPedido, idCliente }: { idPedido: string | null; idCliente: number },
): Promise<boolean> {
  if (idPedido === null) return false

  return (await db.$count(pedidos, and(eq(pedidos.id, idPedido), eq(pedidos.idCliente, idCliente)))) > 0
}
