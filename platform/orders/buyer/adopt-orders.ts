import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { pedidos } from '../tables.ts'

/**
 * Gives a customer the orders that they placed as a guest. Call it only after the e-mail address is verified: it is all
 * that ties the two together.
 */
export async function adoptOrders(
  tx: Database,
  { idCliente, email }: { idCliente: number; email: string },
): Promise<void> {
  await tx
    .update(pedidos)
    .set({ idCliente })
    .where(and(eq(pedidos.email, email), isNull(pedidos.idCliente)))
}
