import type { Database } from '#platform/database/connect.ts'
import { emitEvent } from '#platform/integrations/emit-event.ts'
import type { TradeInRow } from './tables.ts'

/** Tells webhooks of a trade-in that was inspected and owes nothing any more; of others, nothing. */
export async function emitConcluded(tx: Database, row: TradeInRow): Promise<void> {
  const { id, idPedido, idPedidoNovo, resultado, condicaoConferida, usado, diferenca, pagaEm, perdoadaEm } =
    row
  const isOwed = diferenca > 0 && !pagaEm && !perdoadaEm
  if (row.situacao !== 'conferida' || isOwed) return
  await emitEvent(tx, 'troca.concluida', {
    id,
    pedido: idPedido,
    pedidoNovo: idPedidoNovo,
    resultado,
    condicao: condicaoConferida,
    credito: usado,
    diferenca,
    paga: pagaEm !== null,
  })
}
