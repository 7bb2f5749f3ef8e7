import { CSV_START, csvLine } from '#domain/import/csv/csv-line.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { ordersOf } from '#platform/orders/listing/orders-after.ts'
import { orderHeader, orderLines } from '../kinds/orders.ts'

/**
 * A CSV of chosen orders (`ids`, separated by commas); the export is audited. Refuses `PedidoInexistente` if none of
 * them exists.
 */
export async function exportChosenOrders(context: RequestContext, { ids }: { ids: string }): Promise<File> {
  permit(context, 'dados.exportar')
  const orders = await ordersOf(context.db, [...new Set(ids.split(','))])
  if (orders.length === 0) throw refuse('PedidoInexistente')
  const lines = [orderHeader(), ...orderLines(orders)]
  await recordChange(context.db, context, {
    acao: 'exportacao.pedida',
    alvo: { tipo: 'exportacao', id: 'pedidos', nome: 'pedidos escolhidos' },
    depois: { pedidos: orders.map(({ numero }) => numero) },
  })

  return new File([CSV_START + lines.map((cells) => csvLine(cells)).join('')], 'pedidos.csv', {
    type: 'text/csv;charset=utf-8',
  })
}
