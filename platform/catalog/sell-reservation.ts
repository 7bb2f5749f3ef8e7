import { and, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { countSales } from './count-sales.ts'
import { reservas } from './tables.ts'

/** Has the goods that an order holds be sold, and their products so much more popular; again, or without them, nothing changes. */
export async function sellReservation(
  tx: Database,
  { pedido, agora }: { pedido: string; agora: Date },
): Promise<void> {
  const sold = await tx
    .update(reservas)
    .set({ situacao: 'vendida', alteradaEm: agora })
    .where(and(eq(reservas.pedido, pedido), eq(reservas.situacao, 'reservada')))
    .returning({ idSku: reservas.idSku, quantidade: reservas.quantidade })
  await countSales(tx, sold)
}
