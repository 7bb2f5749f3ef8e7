import { and, eq, or } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { erasePayers } from '#platform/payments/erase-payers.ts'
import { erasePictures } from './inspection/inspection-pictures.ts'
import { trocasInstrumentos as trocas } from './tables.ts'

/**
 * Erases what the trade-ins of an order say of a person: the inspection's words and pictures, codes of its parcel, and who paid a
 * difference. A credit that nobody can use any more ends; amounts and dates stay for the books, like the order's.
 */
export async function eraseTradeIns(
  tx: Database,
  pedido: string,
  { pago }: { pago: boolean },
): Promise<void> {
  const rows = await tx
    .update(trocas)
    .set({ idCliente: null, nota: '', rastreio: '', codigoPostagem: '' })
    .where(or(eq(trocas.idPedido, pedido), eq(trocas.idPedidoNovo, pedido)))
    .returning({ id: trocas.id })
  for (const { id } of rows) {
    await erasePictures(tx, id)
    await erasePayers(tx, id, { pago })
  }
  await tx
    .update(trocas)
    .set({ situacao: 'desistida' })
    .where(and(eq(trocas.idPedido, pedido), eq(trocas.situacao, 'aceita')))
}
