import type { OrderNotes } from '#contract/orders/fiscal/invoices.ts'
import type { ReturnedLine } from '#domain/order/fiscal/return-invoice.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { actOnOrder } from '#platform/orders/lifecycle/act-on-order.ts'
import { type AnyOrderRows, lockOrder, readAnyOrder } from '#platform/orders/rows.ts'
import { readIssuing } from '../account/get-issuing.ts'
import { listNotes } from '../notes/list-notes.ts'
import { returnableSale, returnedUnits } from '../notes/may-issue.ts'
import { notesOfOrder } from '../notes/note-rows.ts'
import { ADVANCE_NOTE } from '../queues.ts'
import { notasFiscais } from '../tables.ts'

/**
 * Issues the invoice by which goods that came back enter the store. Refuses `PedidoInexistente`, `NotaNaoPermite`
 * without an invoice of the sale, and `CamposInvalidos` for more units than were sold and not returned yet.
 */
export async function issueReturn(
  context: RequestContext,
  { id, itens }: { id: string; itens: ReturnedLine[] },
): Promise<OrderNotes> {
  const { note } = await actOnOrder(context, 'pedidos.editar', id)
  const { ambiente } = await readIssuing(context.db)
  if (ambiente === null) throw refuse('NotaNaoPermite')
  await context.db.transaction(async (tx) => {
    await lockOrder(tx, id)
    const rows = await readAnyOrder(tx, { id, sessao: null })
    const notas = await notesOfOrder(tx, id)
    const sale = rows && returnableSale(rows, notas, ambiente)
    if (!sale) throw refuse('NotaNaoPermite')
    refuseTooMany(rows, itens, returnedUnits(notas, sale.id))
    const [row] = await tx
      .insert(notasFiscais)
      .values({
        idPedido: id,
        tipo: 'devolucao',
        ambiente,
        itens,
        idReferencia: sale.id,
        codigoMunicipio: sale.codigoMunicipio,
        conferirEm: context.now,
        criadaEm: context.now,
      })
      .returning({ id: notasFiscais.id })
    if (!row) throw new Error('The invoice was not stored.')
    await enqueue(tx, ADVANCE_NOTE, { idNota: row.id })
    await note(tx, 'pedido.nota-devolucao', { depois: { ambiente } })
  })

  return listNotes(context, { id })
}

function refuseTooMany(
  { itens: lines }: AnyOrderRows,
  itens: readonly ReturnedLine[],
  back: Map<number, number>,
): void {
  const twice = new Set(itens.map(({ posicao }) => posicao)).size < itens.length
  const campos = itens.flatMap(({ posicao, quantidade }, i) => {
    const left = (lines[posicao]?.quantidade ?? 0) - (back.get(posicao) ?? 0)
    return quantidade <= left && !twice
      ? []
      : [{ campo: `itens.${i}.quantidade`, mensagem: `Podem voltar no máximo ${Math.max(0, left)}.` }]
  })
  if (campos.length > 0) throw refuse('CamposInvalidos', { campos })
}
