import { sql } from 'drizzle-orm'
import { boletoPdfPath, orderPath } from '#domain/order/order-path.ts'
import { earlierJobs } from '#platform/infrastructure/jobs/earlier-jobs.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { sendOnce } from '#platform/mail/send-once.ts'
import { orderKey } from '../access/order-key.ts'
import { toOrder } from '../access/to-order.ts'
import { type AnyOrderRow, readAnyOrder } from '../rows.ts'
import { ORDER_MAIL, type OrderMailKind } from './order-mail.ts'
import { notificationOf } from './order-notification.ts'
import { noteNamed, passportsInMail } from './passports-in-mail.ts'

type SendOrderMailInput = {
  idPedido: string
  tipo: OrderMailKind
  volume?: number | undefined
  vez?: string | undefined
}

/** The mail that waits until all serial numbers of an order are read. */
const LATER: OrderMailKind = 'passaporteEmitido'

/**
 * Sends a mail about an order: once per notification, and only if it still applies. Mails about one order leave in the
 * order in which they were enqueued: earlier ones that are still waiting go first, except the one about passports,
 * which is not sent if another one names them all. Throws, to be retried, while another job runs one of them, or while
 * the provider has not answered yet.
 */
export async function sendOrderMail(context: JobContext, input: SendOrderMailInput): Promise<void> {
  const about = sql`job.data ->> 'idPedido' = ${input.idPedido} and job.data ->> 'tipo' <> ${LATER}`
  for (const earlier of await earlierJobs(context, ORDER_MAIL, about)) await sendOne(context, earlier)
  await sendOne(context, input)
}

async function sendOne(
  context: JobContext,
  { idPedido, tipo, volume, vez }: SendOrderMailInput,
): Promise<void> {
  const rows = await readAnyOrder(context.db, { id: idPedido, sessao: null })
  // The account was erased: there is no address.
  if (!rows || rows.pedido.email === '') return
  const { email, comprador } = rows.pedido
  const notification = notificationOf(tipo, toOrder(context, rows), {
    ...rows.pedido,
    now: context.now,
    volume,
    passaportes: await passportsInMail(context, idPedido),
  })
  if (!notification) return
  if (notification === 'unanswered')
    throw new Error(`The provider has not answered yet about a payment of order ${idPedido}.`)

  const chave = ['pedido', idPedido, tipo, notification.of, ...(vez ? [vez] : [])].join('-')
  const { passaportes = [] } = notification
  const links = { ...linksOf(context, rows.pedido), passaportes }
  const to = { nome: comprador.nomeRazao, email }
  await sendOnce(context, chave, () => notification.send(context.mail, links, { id: chave, to }))
  await noteNamed(context.db, passaportes)
}

/** A guest's links carry the key; customers log in. */
function linksOf(context: JobContext, pedido: AnyOrderRow) {
  const { id, idCliente } = pedido
  const key = idCliente === null ? orderKey(context, pedido) : null

  return {
    orderUrl: context.storeUrl + orderPath(id, key),
    boletoUrl: context.storeUrl + boletoPdfPath(id, key),
  }
}
