import { eq } from 'drizzle-orm'
import type { OrderNotes } from '#contract/orders/fiscal/invoices.ts'
import { MAX_CORRECTIONS } from '#domain/order/fiscal/invoice-situation.ts'
import { explainRejection } from '#domain/order/fiscal/rejections.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { actOnOrder } from '#platform/orders/lifecycle/act-on-order.ts'
import { openIssuer } from '../account/open-issuer.ts'
import { listNotes } from '../notes/list-notes.ts'
import { findNote, refOf } from '../notes/note-rows.ts'
import {
  InvoiceAccessRefused,
  type InvoiceEvent,
  type InvoiceService,
  InvoiceServiceUnavailable,
} from '../port.ts'
import { ADVANCE_NOTE } from '../queues.ts'
import { type InvoiceNoteRow, notasFiscais } from '../tables.ts'

/**
 * Cancels an authorized invoice. The Sefaz decides, within 24 hours in most states. Refuses `NotaRecusada` with its
 * reason, `NotaNaoPermite`, and `ProvedorIndisponivel`, after which the shop finds out by itself how it went.
 */
export function cancelNote(
  context: RequestContext,
  { nota, justificativa }: { nota: string; justificativa: string },
): Promise<OrderNotes> {
  return registerEvent(context, nota, {
    permissao: 'pedidos.editar',
    acao: 'pedido.nota-cancelada',
    changes: () => ({ justificativa }),
    run: (service, ref) => service.cancel(ref, justificativa),
  })
}

/** Sends a correction letter of an authorized invoice. Refuses as `cancelNote`, and beyond twenty letters. */
export function correctNote(
  context: RequestContext,
  { nota, texto }: { nota: string; texto: string },
): Promise<OrderNotes> {
  return registerEvent(context, nota, {
    permissao: 'pedidos.expedir',
    acao: 'pedido.nota-corrigida',
    changes: ({ cartas }) => ({
      cartas: [...cartas, { numero: (cartas.at(-1)?.numero ?? 0) + 1, texto, em: context.now.toISOString() }],
    }),
    run: (service, ref) => service.correct(ref, texto),
  })
}

type NoteEvent = {
  permissao: Permission
  acao: 'pedido.nota-cancelada' | 'pedido.nota-corrigida'
  changes: (row: InvoiceNoteRow) => Partial<InvoiceNoteRow>
  run: (service: InvoiceService, ref: string) => Promise<InvoiceEvent>
}

async function registerEvent(
  context: RequestContext,
  id: string,
  { permissao, acao, changes, run }: NoteEvent,
): Promise<OrderNotes> {
  permit(context, permissao)
  const row = await findNote(context.db, id)
  const { note } = await actOnOrder(context, permissao, row.idPedido)
  if (row.situacao !== 'autorizada' || row.cartas.length >= MAX_CORRECTIONS) throw refuse('NotaNaoPermite')
  const service = await openIssuer(context, row.ambiente)
  if (!service)
    throw refuse('NotaNaoPermite', undefined, 'A loja não tem mais o token com que esta nota saiu.')
  await accepted(context, row, () => run(service, refOf(id)))
  await context.db.transaction(async (tx) => {
    const [before] = await tx.select().from(notasFiscais).where(eq(notasFiscais.id, id)).for('update')
    if (!before) throw refuse('CadastroInexistente')
    // The state itself, and the file, are read from the service.
    await tx
      .update(notasFiscais)
      .set({ ...changes(before), conferirEm: context.now })
      .where(eq(notasFiscais.id, id))
    await enqueue(tx, ADVANCE_NOTE, { idNota: id })
    await note(tx, acao, { depois: { numero: before.numero } })
  })

  return listNotes(context, { id: row.idPedido })
}

async function accepted(
  context: RequestContext,
  { id }: InvoiceNoteRow,
  work: () => Promise<InvoiceEvent>,
): Promise<void> {
  try {
    const { aceito, codigo, mensagem } = await work()
    if (aceito) return
    const known = codigo === null ? null : explainRejection(codigo)
    throw refuse(
      'NotaRecusada',
      undefined,
      known?.explicacao ?? `A Sefaz não aceitou: ${mensagem ?? 'sem motivo'}`,
    )
  } catch (error) {
    if (error instanceof InvoiceAccessRefused) throw refuse('NotaRecusada', undefined, error.message)
    if (!(error instanceof InvoiceServiceUnavailable)) throw error
    // It may have worked: the invoice is read again.
    await context.db.update(notasFiscais).set({ conferirEm: context.now }).where(eq(notasFiscais.id, id))
    throw Object.assign(refuse('ProvedorIndisponivel', undefined, NO_ANSWER), { cause: error })
  }
}

const NO_ANSWER =
  'A Focus NFe não respondeu. Se ela recebeu o pedido, a loja percebe sozinha: confira em um minuto, antes de tentar de novo.'
