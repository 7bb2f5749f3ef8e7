import type * as z from 'zod'
import { orderPath } from '#domain/order/order-path.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { sendOnce } from '#platform/mail/send-once.ts'
import { orderKey } from '#platform/orders/access/order-key.ts'
import { toOrder } from '#platform/orders/access/to-order.ts'
import { readAnyOrder } from '#platform/orders/rows.ts'
import { findNote } from '../notes/note-rows.ts'
import { MAIL_NOTE } from '../queues.ts'
import type { InvoiceNoteRow } from '../tables.ts'
import { readFile } from './note-file.ts'

/** Mails an invoice to its buyer again. Refuses `CadastroInexistente`, and `NotaNaoPermite` for one without value. */
export async function resendNote(
  context: RequestContext,
  { nota }: { nota: string },
): Promise<Record<string, never>> {
  permit(context, 'pedidos.editar')
  const row = await findNote(context.db, nota)
  if (!isForBuyer(row)) throw refuse('NotaNaoPermite')
  const vez = context.chaveIdempotencia ?? crypto.randomUUID()
  await context.db.transaction((tx) => enqueue(tx, MAIL_NOTE, { idNota: nota, vez }))

  return {}
}

/**
 * Mails XML and DANFE to the buyer, as the law has it (Ajuste SINIEF 07/05, clause 7), once per request; or that the
 * invoice that the buyer got is void.
 */
export async function mailNote(
  context: JobContext,
  { idNota, vez, cancelada = false }: z.infer<typeof MAIL_NOTE.data>,
): Promise<void> {
  const row = await findNote(context.db, idNota)
  const rows = await readAnyOrder(context.db, { id: row.idPedido, sessao: null })
  // The account may be erased, or the invoice cancelled, meanwhile.
  if (!rows || rows.pedido.email === '' || isForBuyer(row) === cancelada) return
  const files = cancelada ? [] : await filesOf(context, row)
  if (files === null) return
  const { email, comprador, id, idCliente } = rows.pedido
  const key = idCliente === null ? orderKey(context, rows.pedido) : null
  const chave = [cancelada ? 'nota-cancelada' : 'nota', idNota, ...(vez ? [vez] : [])].join('-')
  const props = {
    pedido: toOrder(context, rows),
    orderUrl: context.storeUrl + orderPath(id, key),
    numero: row.numero ?? '',
    chave: row.chave ?? '',
  }
  await sendOnce(context, chave, () =>
    context.mail.send(cancelada ? 'order-invoice-cancelled' : 'order-invoice', props, {
      id: chave,
      to: { nome: comprador.nomeRazao, email },
      attachments: files,
    }),
  )
}

async function filesOf(context: JobContext, row: InvoiceNoteRow): Promise<File[] | null> {
  const [xml, danfe] = [await readFile(context, row, 'xml'), await readFile(context, row, 'danfe')]

  return xml && danfe ? [xml, danfe] : null
}

function isForBuyer({ tipo, ambiente, situacao, arquivos }: InvoiceNoteRow): boolean {
  return (
    tipo === 'venda' && ambiente === 'producao' && situacao === 'autorizada' && arquivos.danfe !== undefined
  )
}
