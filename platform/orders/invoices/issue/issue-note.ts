import { eq } from 'drizzle-orm'
import type { OrderNotes } from '#contract/orders/fiscal/invoices.ts'
import type { Database } from '#platform/database/connect.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { actOnOrder } from '#platform/orders/lifecycle/act-on-order.ts'
import { lockOrder, readOrder } from '#platform/orders/rows.ts'
import { readIssuing } from '../account/get-issuing.ts'
import { listNotes } from '../notes/list-notes.ts'
import { canIssueSale } from '../notes/may-issue.ts'
import { findNote, notesOfOrder } from '../notes/note-rows.ts'
import type { InvoiceEnvironment } from '../port.ts'
import { ADVANCE_NOTE } from '../queues.ts'
import { notasFiscais } from '../tables.ts'
import { invoiceOfOrder } from './sale-of-order.ts'

type IssueNoteInput = { id: string; codigoMunicipio: string }

/** Issues the invoice of an order by hand. Refuses `PedidoInexistente`, `NotaNaoPermite` and `NotaComPendencias`. */
export async function issueNote(context: RequestContext, input: IssueNoteInput): Promise<OrderNotes> {
  const { id, codigoMunicipio } = input
  const { note } = await actOnOrder(context, 'pedidos.expedir', id)
  const { ambiente } = await readIssuing(context.db)
  if (ambiente === null) throw refuse('NotaNaoPermite', undefined, NOT_ISSUING)
  await refuseProblems(context, input)
  await context.db.transaction(async (tx) => {
    if (!(await openNote({ ...context, db: tx }, { id, ambiente, codigoMunicipio })))
      throw refuse('NotaNaoPermite')
    await note(tx, 'pedido.nota-emitida', { depois: { ambiente } })
  })

  return listNotes(context, { id })
}

const NOT_ISSUING = 'A loja ainda não emite notas. Um dono liga a emissão em Configurações › Nota fiscal.'

/** Sends a rejected invoice again. Refuses `CadastroInexistente`, `NotaNaoPermite` and `NotaComPendencias`. */
export async function retryNote(
  context: RequestContext,
  { nota, codigoMunicipio }: { nota: string; codigoMunicipio: string },
): Promise<OrderNotes> {
  permit(context, 'pedidos.expedir')
  const { idPedido: id, tipo } = await findNote(context.db, nota)
  const { note } = await actOnOrder(context, 'pedidos.expedir', id)
  if (tipo === 'venda') await refuseProblems(context, { id, codigoMunicipio })
  await context.db.transaction(async (tx) => {
    const [row] = await tx.select().from(notasFiscais).where(eq(notasFiscais.id, nota)).for('update')
    if (row?.situacao !== 'rejeitada') throw refuse('NotaNaoPermite')
    await tx
      .update(notasFiscais)
      .set({
        situacao: 'pendente',
        falhaDesde: null,
        conferirEm: context.now,
        problemas: [],
        codigo: null,
        mensagem: null,
        ...(codigoMunicipio !== '' && { codigoMunicipio }),
      })
      .where(eq(notasFiscais.id, nota))
    await enqueue(tx, ADVANCE_NOTE, { idNota: nota })
    await note(tx, 'pedido.nota-emitida', { depois: { ambiente: row.ambiente } })
  })

  return listNotes(context, { id })
}

type OpenNoteInput = { id: string; ambiente: InvoiceEnvironment; codigoMunicipio: string }

/** Stores the invoice of an order, to be sent at once. Returns false if the order takes none now. */
export async function openNote(
  { db: tx, now }: { db: Database; now: Date },
  { id, ambiente, codigoMunicipio }: OpenNoteInput,
): Promise<boolean> {
  // Of two who issue at once, the second sees the first one's invoice.
  await lockOrder(tx, id)
  const rows = await readOrder(tx, { id, sessao: null })
  if (!rows || !canIssueSale(rows, await notesOfOrder(tx, id), ambiente)) return false
  const [row] = await tx
    .insert(notasFiscais)
    .values({
      idPedido: id,
      tipo: 'venda',
      ambiente,
      codigoMunicipio: codigoMunicipio || null,
      conferirEm: now,
      criadaEm: now,
    })
    .returning({ id: notasFiscais.id })
  if (!row) throw new Error('The invoice was not stored.')
  await enqueue(tx, ADVANCE_NOTE, { idNota: row.id })

  return true
}

async function refuseProblems(
  context: RequestContext,
  { id, codigoMunicipio }: IssueNoteInput,
): Promise<void> {
  const rows = await readOrder(context.db, { id, sessao: null })
  if (!rows) throw refuse('PedidoInexistente')
  const { problemas } = await invoiceOfOrder(context, rows, { codigoMunicipio })
  if (problemas.length > 0) throw refuse('NotaComPendencias', { problemas })
}
