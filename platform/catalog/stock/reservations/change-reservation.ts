import { eq } from 'drizzle-orm'
import { reservas } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { reserveStock, type Shortage, type StockRequest } from './reserve-stock.ts'
import { restock } from './restock.ts'

/**
 * Replaces the reserved goods of an unpaid order; units that it keeps are never offered to others in between. Returns
 * all shortages; the caller then rolls back.
 */
export async function changeReservation(tx: Database, request: StockRequest): Promise<Shortage[]> {
  const { pedido, now } = request
  await restock(tx, { pedido, now })
  // Removed goods must not be reserved again if the order is reopened.
  await tx.delete(reservas).where(eq(reservas.pedido, pedido))

  return reserveStock(tx, request)
}
