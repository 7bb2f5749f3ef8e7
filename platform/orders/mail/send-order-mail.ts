import { sql } from 'drizzle-orm'
import { boletoPdfPath, orderPath } from '#domain/order/order-path.ts'
import { earlierJobs } from '#platform/infrastructure/jobs/earlier-jobs.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { sendOnce } from '#platform/mail/send-once.ts'
import { orderKey } from '../access/order-key.ts'
import { toAnswer } from '../access/to-order.ts'
import { type AnyOrderRow, readAnyOrder } from '../rows.ts'
import { ORDER_MAIL, type OrderMailKind } from './order-mail.ts'
import { notificationOf } from './order-notification.ts'

type SendOrderMailInput = { idPedido: string; tipo: OrderMailKind; vez?: string | undefined }

/**
 * Writes to who bought what there is to tell of an order: once for each piece of news, and not what is no longer so. Mails about
 * one order leave in the order in which they were asked for: what was asked for earlier and has not left goes first, and while
 * another job is at it this one fails, to be tried again. So does one whose provider has not answered yet.
 */
export async function sendOrderMail(context: JobContext, asked: SendOrderMailInput): Promise<void> {
  const about = sql`job.data ->> 'idPedido' = ${asked.idPedido}`
  for (const earlier of await earlierJobs(context, ORDER_MAIL, about)) await sendOne(context, earlier)
  await sendOne(context, asked)
}

async function sendOne(context: JobContext, { idPedido, tipo, vez }: SendOrderMailInput): Promise<void> {
  const facts = await readAnyOrder(context.db, { id: idPedido, sessao: null })
  // Who had their account deleted is not written to.
  if (!facts || facts.pedido.email === '') return
  const { email, comprador } = facts.pedido
  const news = notificationOf(tipo, toAnswer(context, facts), { ...facts.pedido, agora: context.agora })
  if (!news) return

  const chave = ['pedido', idPedido, tipo, news.of, ...(vez ? [vez] : [])].join('-')
  const told = linksOf(context, facts.pedido)
  const to = { nome: comprador.nomeRazao, email }
  await sendOnce(context, chave, () => news.send(context.mail, told, { id: chave, to }))
}

/** A guest's order is opened by its key; customers log in. */
function linksOf(context: JobContext, pedido: AnyOrderRow) {
  const { id, idCliente } = pedido
  const key = idCliente === null ? orderKey(context, pedido) : null

  return {
    orderUrl: context.storeUrl + orderPath(id, key),
    boletoUrl: context.storeUrl + boletoPdfPath(id, key),
  }
}
