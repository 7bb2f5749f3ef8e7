import { eq } from 'drizzle-orm'
import { reservas } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { reserveStock, type Shortage, type StockRequest } from './reserve-stock.ts'
import { returnStock } from './restock.ts'

/**
 * Keeps other goods for an order that is not paid yet, in the place of those that it has: what it keeps of them is not offered
 * to anybody meanwhile. Answers all that lacks; then the caller rolls back.
 */
export async function changeReservation(tx: Database, request: StockRequest): Promise<Shortage[]> {
  const { pedido, agora } = request
  await returnStock(tx, { pedido, agora })
  // What is no longer wanted is not taken again, should the order live again one day.
  await tx.delete(reservas).where(eq(reservas.pedido, pedido))

  return reserveStock(tx, request)
}
