import { and, eq } from 'drizzle-orm'
import { reservas } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'

/** Notes that the goods sold to an order have left the shelf for their parcel: a count of the shelf expects them no longer. */
export async function pickReservation(
  tx: Database,
  { pedido, agora }: { pedido: string; agora: Date },
): Promise<void> {
  await tx
    .update(reservas)
    .set({ separadaEm: agora })
    .where(and(eq(reservas.pedido, pedido), eq(reservas.situacao, 'vendida')))
}
