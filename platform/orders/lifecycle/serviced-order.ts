import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { lockOrder } from '../rows.ts'
import { pedidos } from '../tables.ts'

/** Locks the order of a work order before that, as the order's own events do. */
export async function lockOrderOfWork(tx: Database, id: string): Promise<void> {
  await lockOrder(tx, id)
}

/** Says that the workshop works on an order's instruments again, so that it is not sent. */
export async function returnToWorkshop(tx: Database, id: string): Promise<void> {
  await tx.update(pedidos).set({ naOficina: true }).where(eq(pedidos.id, id))
}
