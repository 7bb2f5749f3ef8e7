import { saoPauloClock } from '#domain/business-days-clock.ts'
import { formatDay } from '#domain/format-date.ts'
import { permit } from '#platform/permit.ts'
import { refuse } from '#platform/refuse.ts'
import type { Visit } from '#platform/visit.ts'
import { labelsPdf } from '../print/labels-pdf.ts'
import { packingSlipsPdf } from '../print/packing-slips-pdf.ts'
import { pickingListPdf } from '../print/picking-list-pdf.ts'
import { type PrintedOrder, printedOrders } from '../print/printed-orders.ts'

type Sheet = 'separacao' | 'etiquetas' | 'romaneios'

/** A PDF of many orders (`ids` with commas between them). Refuses `PedidoInexistente` where there is none of them. */
export async function printOrders(
  visit: Visit,
  { folha, ids }: { folha: Sheet; ids: string },
): Promise<File> {
  permit(visit, 'pedidos.expedir')
  const orders = await printedOrders(visit.db, [...new Set(ids.split(','))])
  if (orders.length === 0) throw refuse('PedidoInexistente')

  return new File([await pdfOf(visit, folha, orders)], `${folha}.pdf`, { type: 'application/pdf' })
}

function pdfOf({ settings, agora }: Visit, folha: Sheet, orders: PrintedOrder[]) {
  switch (folha) {
    case 'separacao':
      return pickingListPdf(orders, formatDay(saoPauloClock(agora).dia))
    case 'etiquetas':
      return labelsPdf(orders, settings.loja)
    case 'romaneios':
      return packingSlipsPdf(orders, settings.loja)
  }
}
