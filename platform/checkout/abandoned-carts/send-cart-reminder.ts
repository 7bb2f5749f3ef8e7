import { and, eq } from 'drizzle-orm'
import { readCartGoods } from '#platform/cart/abandoned/read-cart-goods.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { sendOnce } from '#platform/mail/send-once.ts'
import { offersLeaveUrl } from '#platform/marketing/newsletter/offers-keys.ts'
import { refusedOffers } from '#platform/marketing/newsletter/refused-offers.ts'
import { lastOrders } from '#platform/orders/buyer/last-orders.ts'
import { carrinhosLembrados } from '../tables.ts'
import { reminderKey } from './reminder-link.ts'

/**
 * Sends the reminder of an abandoned cart, unless the cart was changed in the meantime or has nothing available left.
 */
export async function sendCartReminder(
  context: JobContext,
  { idCarrinho }: { idCarrinho: number },
): Promise<void> {
  const { db, mail, storeUrl } = context
  const [reminder] = await db
    .select()
    .from(carrinhosLembrados)
    .where(eq(carrinhosLembrados.idCarrinho, idCarrinho))
  const goods = reminder && (await readCartGoods(db, idCarrinho))
  if (!goods || goods.itens.length === 0 || goods.alteradoEm > reminder.em) return
  const { email, em } = reminder
  if (await cameBackOrLeft(context, reminder)) return

  const chave = `sacola-${idCarrinho}-${em.getTime()}`
  await sendOnce(context, chave, async () => {
    const unsubscribeUrl = await offersLeaveUrl(context, email)
    const cartUrl = `${storeUrl}/checkout/lembrete/${reminderKey(context, reminder)}`
    const props = { itens: goods.itens, cartUrl, unsubscribeUrl }
    await mail.send('cart-abandoned', props, { id: chave, to: { nome: '', email }, unsubscribeUrl })
    await db
      .update(carrinhosLembrados)
      .set({ enviadoEm: context.now })
      .where(and(eq(carrinhosLembrados.idCarrinho, idCarrinho), eq(carrinhosLembrados.em, em)))
  })
}

async function cameBackOrLeft(
  { db }: JobContext,
  { email, em }: { email: string; em: Date },
): Promise<boolean> {
  const [refused, ordered] = await Promise.all([refusedOffers(db, [email]), lastOrders(db, [email])])

  return [refused.get(email), ordered.get(email)].some((moment) => moment !== undefined && moment >= em)
}
