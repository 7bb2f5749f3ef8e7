import type { Database } from '#platform/database/connect.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { alertOfWorkOrder } from './alert-of-work-order.ts'
import { WORK_ORDER_MAIL } from './mail/work-order-mail.ts'
import { ordensMensagens, type WorkOrderRow } from './tables.ts'

type WriteMessageInput = {
  ordem: Pick<WorkOrderRow, 'id' | 'numero'>
  quem: 'cliente' | 'loja'
  nome: string
  texto: string
  now: Date
}

/** Adds a message to a work order: the other side is written to. */
export async function writeMessage(
  tx: Database,
  { ordem: { id, numero }, quem, nome, texto, now }: WriteMessageInput,
): Promise<void> {
  const [message] = await tx
    .insert(ordensMensagens)
    .values({ idOrdem: id, quem, nome, texto, em: now })
    .returning({ id: ordensMensagens.id })
  if (quem === 'loja') await enqueue(tx, WORK_ORDER_MAIL, { id, tipo: 'mensagem', mensagem: message?.id })
  else await alertOfWorkOrder(tx, { id, numero, texto: 'O cliente escreveu.', now })
}
