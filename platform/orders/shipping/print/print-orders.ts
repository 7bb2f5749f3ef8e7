import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import { formatDay } from '#domain/time/format-date.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { declarationsPdf } from './declarations-pdf.ts'
import { labelsPdf } from './labels-pdf.ts'
import { packingSlipsPdf } from './packing-slips-pdf.ts'
import { pickingListPdf } from './picking-list-pdf.ts'
import { type PrintedOrder, printedOrders } from './printed-orders.ts'
import { sheetBrand } from './sheet-brand.ts'

type Sheet = 'separacao' | 'etiquetas' | 'romaneios' | 'declaracoes'

/** Returns a PDF of many orders (`ids` separated by commas). Refuses `PedidoInexistente` if none of them exists. */
export async function printOrders(
  context: RequestContext,
  { folha, ids }: { folha: Sheet; ids: string },
): Promise<File> {
  permit(context, 'pedidos.expedir')
  const orders = await printedOrders(context.db, [...new Set(ids.split(','))])
  if (orders.length === 0) throw refuse('PedidoInexistente')

  return new File([await pdfOf(context, folha, orders)], `${folha}.pdf`, { type: 'application/pdf' })
}

async function pdfOf(
  { settings, appearance, storage, now }: RequestContext,
  folha: Sheet,
  orders: PrintedOrder[],
) {
  const { loja } = settings
  const dia = formatDay(saoPauloClock(now).dia)
  const brand = await sheetBrand({ appearance, storage, loja })
  switch (folha) {
    case 'separacao':
      return pickingListPdf(orders, { dia, brand })
    case 'etiquetas':
      return labelsPdf(orders, { loja, brand })
    case 'romaneios':
      return packingSlipsPdf(orders, brand)
    case 'declaracoes':
      return declarationsPdf(orders, { brand, loja, dia })
  }
}
