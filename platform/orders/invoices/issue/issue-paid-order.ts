import type { InvoiceProblem } from '#domain/order/fiscal/invoice.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { flagOrder } from '#platform/orders/attention/flag-order.ts'
import { hasGoods, type OrderRows, readAnyOrder } from '#platform/orders/rows.ts'
import { readIssuing } from '../account/get-issuing.ts'
import { InvoiceAccessRefused, InvoiceServiceUnavailable } from '../port.ts'
import { openNote } from './issue-note.ts'
import { invoiceOfOrder } from './sale-of-order.ts'

/**
 * Issues the invoice of an order that was just paid, if the store wants that. What is missing is said at the order, once;
 * a person fixes it and issues by hand. While the service is away, the invoice waits and is tried again.
 */
export async function issuePaidOrder(
  context: JobContext,
  { idPedido: id }: { idPedido: string },
): Promise<void> {
  const { ambiente, automatica } = await readIssuing(context.db)
  const rows = await readAnyOrder(context.db, { id, sessao: null })
  if (ambiente === null || !automatica || !rows || !hasGoods(rows) || rows.pedido.teste) return
  const [first] = await problemsNow(context, rows)
  if (first) {
    await flagOrder(context, id, `A nota fiscal não saiu. ${first.mensagem}`)
    return
  }
  await context.db.transaction((tx) =>
    openNote({ db: tx, now: context.now }, { id, ambiente, codigoMunicipio: '' }),
  )
}

/** What the invoice lacks; nothing, if only the service could tell that and is away: sending it finds out. */
async function problemsNow(context: JobContext, rows: OrderRows): Promise<InvoiceProblem[]> {
  try {
    return (await invoiceOfOrder(context, rows, { codigoMunicipio: '', mustAsk: true })).problemas
  } catch (error) {
    if (error instanceof InvoiceServiceUnavailable || error instanceof InvoiceAccessRefused) return []
    throw error
  }
}
