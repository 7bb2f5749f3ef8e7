import { and, eq } from 'drizzle-orm'
import { reservas } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'

/** Marks an order's sold goods as picked: stock counts no longer expect them on the shelf. */
export async function pickReservation(
  tx: Database,
  { pedido, now }: { pedido: string; now: Date },
): Promise<void> {
  await tx
    .update(reservas)
    .set({ separadaEm: now })
    .where(and(eq(reservas.pedido, pedido), eq(reservas.situacao, 'vendida')))
}
