import { boletoPdfPath, orderPath } from '#domain/order/order-path.ts'
import type { JobVisit } from '#platform/jobs/job.ts'
import { sendOnce } from '#platform/mail/send-once.ts'
import { answerOf } from './answer.ts'
import { orderKey } from './order-key.ts'
import type { OrderMailKind } from './order-mail.ts'
import { newsOf } from './order-news.ts'
import { type AnyOrderRow, readAnyOrder } from './rows.ts'

/**
 * Writes to who bought what there is to tell of an order: once for each piece of news, and not what is no longer so. Fails where
 * the provider has not answered yet, to be tried again.
 */
export async function sendOrderMail(
  visit: JobVisit,
  { idPedido, tipo, vez }: { idPedido: string; tipo: OrderMailKind; vez?: string | undefined },
): Promise<void> {
  const facts = await readAnyOrder(visit.db, { id: idPedido, sessao: null })
  // Who had their account deleted is not written to.
  if (!facts || facts.pedido.email === '') return
  const { email, comprador } = facts.pedido
  const news = newsOf(tipo, answerOf(visit, facts), { ...facts.pedido, agora: visit.agora })
  if (!news) return

  const chave = ['pedido', idPedido, tipo, news.of, ...(vez ? [vez] : [])].join('-')
  const told = linksOf(visit, facts.pedido)
  const to = { nome: comprador.nomeRazao, email }
  await sendOnce(visit, chave, () => news.send(visit.mail, told, { id: chave, to }))
}

/** A guest's order is opened by its key; customers log in. */
function linksOf(visit: JobVisit, pedido: AnyOrderRow) {
  const { id, idCliente } = pedido
  const key = idCliente === null ? orderKey(visit, pedido) : null

  return {
    orderUrl: visit.storeUrl + orderPath(id, key),
    boletoUrl: visit.storeUrl + boletoPdfPath(id, key),
  }
}
