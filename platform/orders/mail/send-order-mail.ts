import { sql } from 'drizzle-orm'
import { boletoPdfPath, orderPath } from '#domain/order/order-path.ts'
import { earlierJobs } from '#platform/infrastructure/jobs/earlier-jobs.ts'
import type { JobVisit } from '#platform/infrastructure/jobs/job.ts'
import { sendOnce } from '#platform/mail/send-once.ts'
import { orderKey } from '../access/order-key.ts'
import { answerOf } from '../access/to-order.ts'
import { type AnyOrderRow, readAnyOrder } from '../rows.ts'
import { ORDER_MAIL, type OrderMailKind } from './order-mail.ts'
import { newsOf } from './order-notification.ts'

type Asked = { idPedido: string; tipo: OrderMailKind; vez?: string | undefined }

/**
 * Writes to who bought what there is to tell of an order: once for each piece of news, and not what is no longer so. Mails about
 * one order leave in the order in which they were asked for: what was asked for earlier and has not left goes first, and while
 * another job is at it this one fails, to be tried again. So does one whose provider has not answered yet.
 */
export async function sendOrderMail(visit: JobVisit, asked: Asked): Promise<void> {
  const about = sql`job.data ->> 'idPedido' = ${asked.idPedido}`
  for (const earlier of await earlierJobs(visit, ORDER_MAIL, about)) await sendOne(visit, earlier)
  await sendOne(visit, asked)
}

async function sendOne(visit: JobVisit, { idPedido, tipo, vez }: Asked): Promise<void> {
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
