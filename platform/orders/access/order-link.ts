import { eq } from 'drizzle-orm'
import { orderPath } from '#domain/order/order-path.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { pedidos } from '../tables.ts'
import { orderKey } from './order-key.ts'

/**
 * Returns an order's full URL with the key that opens it, so that anybody can pay it; null if there is no such order.
 */
export async function orderLink(
  context: RequestContext,
  idPedido: string,
): Promise<{ id: string; numero: number; url: string } | null> {
  const [row] = await context.db
    .select({ id: pedidos.id, numero: pedidos.numero, semente: pedidos.semente })
    .from(pedidos)
    .where(eq(pedidos.id, idPedido))
  if (!row) return null
  const { id, numero } = row

  return { id, numero, url: context.storeUrl + orderPath(id, orderKey(context, row)) }
}
