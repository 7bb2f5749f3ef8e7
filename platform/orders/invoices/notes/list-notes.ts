import type { OrderNote, OrderNotes } from '#contract/orders/fiscal/invoices.ts'
import { CANCELLABLE_HOURS } from '#domain/order/fiscal/invoice-situation.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { readAnyOrder } from '#platform/orders/rows.ts'
import { readIssuing } from '../account/get-issuing.ts'
import { INVOICE_FILES, type InvoiceNoteRow } from '../tables.ts'
import { canIssueSale, returnableSale } from './may-issue.ts'
import { notesOfOrder } from './note-rows.ts'

/** Returns an order's invoices, and which can be issued. Refuses `PedidoInexistente`. */
export async function listNotes(context: RequestContext, { id }: { id: string }): Promise<OrderNotes> {
  permit(context, 'pedidos.ver')
  const { db, now } = context
  const rows = await readAnyOrder(db, { id, sessao: null })
  if (!rows) throw refuse('PedidoInexistente')
  const { ambiente } = await readIssuing(db)
  const notas = await notesOfOrder(db, id)

  return {
    ambiente,
    emitivel: ambiente !== null && canIssueSale(rows, notas, ambiente),
    devolvivel: ambiente !== null && returnableSale(rows, notas, ambiente) !== null,
    notas: notas.map((nota) => shownNote(nota, now)),
  }
}

function shownNote(row: InvoiceNoteRow, now: Date): OrderNote {
  const { situacao, autorizadaEm } = row
  const until = autorizadaEm && new Date(autorizadaEm.getTime() + CANCELLABLE_HOURS * HOUR_MS)

  return {
    id: row.id,
    tipo: row.tipo,
    ambiente: row.ambiente,
    situacao,
    numero: row.numero,
    serie: row.serie,
    chave: row.chave,
    codigo: row.codigo ?? '',
    mensagem: row.mensagem ?? '',
    problemas: row.problemas,
    falha: row.falha,
    conferirEm: row.conferirEm?.toISOString() ?? null,
    arquivos: INVOICE_FILES.filter((kind) => row.arquivos[kind] !== undefined),
    cartas: row.cartas,
    justificativa: row.justificativa,
    itens: row.itens,
    criadaEm: row.criadaEm.toISOString(),
    autorizadaEm: autorizadaEm?.toISOString() ?? null,
    canceladaEm: row.canceladaEm?.toISOString() ?? null,
    cancelavelAte: situacao === 'autorizada' && until && until > now ? until.toISOString() : null,
  }
}
