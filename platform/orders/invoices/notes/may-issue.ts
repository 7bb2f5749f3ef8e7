import type { ReturnedLine } from '#domain/order/fiscal/return-invoice.ts'
import type { OrderSituation } from '#domain/order/order-situation.ts'
import { type AnyOrderRows, hasGoods } from '#platform/orders/rows.ts'
import type { InvoiceEnvironment } from '../port.ts'
import type { InvoiceNoteRow } from '../tables.ts'

/** Situations in which an order is paid and its goods are the buyer's, or on their way. */
const SOLD: readonly OrderSituation[] = [
  'pagamentoAprovado',
  'emSeparacao',
  'enviado',
  'entregue',
  'devolucaoSolicitada',
]

/** Situations in which goods of an invoiced order may be the store's again. */
const RETURNED: readonly OrderSituation[] = ['entregue', 'devolucaoSolicitada', 'devolvido', 'cancelado']

/**
 * Whether the sale of an order can be invoiced: it is paid, no trial of before the opening, and has no invoice there
 * yet, nor one that another system issued.
 */
export function canIssueSale(
  rows: AnyOrderRows,
  notas: readonly InvoiceNoteRow[],
  ambiente: InvoiceEnvironment,
): boolean {
  const { pedido, nota } = rows
  const live = notas.some((one) => one.tipo === 'venda' && one.ambiente === ambiente && !isOver(one))

  return hasGoods(rows) && !pedido.teste && SOLD.includes(pedido.situacao) && !live && nota === null
}

/** The invoice of a sale of which goods may have come back; null if there is none. */
export function returnableSale(
  rows: AnyOrderRows,
  notas: readonly InvoiceNoteRow[],
  ambiente: InvoiceEnvironment,
): InvoiceNoteRow | null {
  if (!RETURNED.includes(rows.pedido.situacao)) return null
  const sale = notas.find(
    (one) => one.tipo === 'venda' && one.ambiente === ambiente && one.situacao === 'autorizada',
  )
  if (!sale) return null
  const back = returnedUnits(notas, sale.id)

  return rows.itens.some(({ quantidade }, i) => (back.get(i) ?? 0) < quantidade) ? sale : null
}

/** How many units of each line other returns of this sale cover. */
export function returnedUnits(notas: readonly InvoiceNoteRow[], idVenda: string): Map<number, number> {
  const lines = notas
    .filter((one) => one.idReferencia === idVenda && !isOver(one))
    .flatMap(({ itens }): ReturnedLine[] => itens ?? [])

  return lines.reduce(
    (units, { posicao, quantidade }) => units.set(posicao, (units.get(posicao) ?? 0) + quantidade),
    new Map<number, number>(),
  )
}

function isOver({ situacao }: InvoiceNoteRow): boolean {
  return situacao === 'denegada' || situacao === 'cancelada'
}
