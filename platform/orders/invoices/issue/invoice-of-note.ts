import type { Invoice, InvoiceProblem } from '#domain/order/fiscal/invoice.ts'
import { returnInvoice } from '#domain/order/fiscal/return-invoice.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { hasGoods, readAnyOrder } from '#platform/orders/rows.ts'
import { findNote } from '../notes/note-rows.ts'
import type { InvoiceNoteRow } from '../tables.ts'
import { invoiceOfOrder } from './sale-of-order.ts'

/**
 * Builds the invoice that a note stands for, as it would be issued now. Throws the service's outage if it needs a
 * city's code that only the service can know.
 */
export async function invoiceOfNote(
  context: RequestContext,
  { idPedido, codigoMunicipio, itens, idReferencia }: InvoiceNoteRow,
): Promise<{ nota: Invoice; problemas: InvoiceProblem[] }> {
  const rows = await readAnyOrder(context.db, { id: idPedido, sessao: null })
  if (!rows || !hasGoods(rows)) throw new Error('The order of an invoice is not this shop’s.')
  const sale = await invoiceOfOrder(context, rows, {
    codigoMunicipio: codigoMunicipio ?? '',
    mustAsk: true,
  })
  if (itens === null || idReferencia === null) return sale
  const { chave, linhas } = await findNote(context.db, idReferencia)
  if (chave === null || linhas === null) throw new Error('A return names an invoice that was not issued.')

  return {
    // The items as they were sold: rules and products may have changed since.
    nota: returnInvoice({ ...sale.nota, itens: linhas }, { chave, itens, emissao: context.now }),
    problemas: sale.problemas.filter(({ campo }) => campo.startsWith('loja.')),
  }
}
