import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Order } from '#contract/orders/orders.ts'
import { countTry } from '#platform/customers/tries/count-try.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { openPayment, type PaymentWish } from '#platform/payments/charges/open-payment.ts'
import { sendPayment } from '#platform/payments/charges/send-payment.ts'
import { ProviderUnavailable } from '#platform/payments/port.ts'
import { rightsOf } from '../access/buyer-rights.ts'
import { getOrder } from '../access/get-order.ts'
import { openOrder, type Which } from '../access/open-order.ts'
import { ORDER_MAIL } from '../mail/order-mail.ts'
import { type HeldOrder, holdOrder, isOwn } from '../rows.ts'
import { pedidos } from '../tables.ts'
import { giveUp } from './cancel-charges.ts'
import { chargeWish, type PaymentChoice } from './charge-request.ts'
import { noteCardAnswer } from './note-card-answer.ts'
import { isOpen, pricedBy, totalBy } from './order-money.ts'
import { waysToPay } from './ways-to-pay.ts'

type Choice = Which & PaymentChoice

/** Each try keeps the goods from others for another while. */
const MOST_ATTEMPTS = 8

/** Seconds that the provider gets before the mail with the code or the boleto is written. */
const MAIL_AFTER = 5

/**
 * Another try, or another way, to pay an order that waits for its money. What could still be paid before is given up first, so
 * that nobody pays twice; while its provider can't be asked to, all stays as it is: refuses `ProvedorIndisponivel`. The same
 * wish (`idempotency-key`) is one charge. Refuses `PedidoInexistente`, `PedidoNaoPermite`, and `PagamentoIndisponivel` also for a
 * card without its token or in more instalments than there are; `TentativasDemais` for cards that were declined too often, and
 * `ChaveReutilizada` for the key of another wish.
 */
export async function payOrder(visit: Visit, choice: Choice): Promise<Order> {
  const order = await openOrder(visit, choice)
  if (!isOwn(order)) throw refuse('PedidoDeOutraLoja')
  const wish = `pagar:${visit.chaveIdempotencia ?? randomUUID()}`
  const known = paymentOfWish(order, wish)
  if (known && !isSameWish(known, choice)) throw refuse('ChaveReutilizada')
  const payment = known ?? (await openAnother(visit, order, { ...choice, wish }))
  // Where the provider does not answer, the job that the payment asked for goes on.
  await Promise.allSettled([sendPayment(visit, payment).then((sent) => noteCardAnswer(visit, sent))])

  return getOrder(visit, choice)
}

async function openAnother(visit: Visit, order: HeldOrder, choice: Choice & { wish: string }) {
  const { id } = order.pedido
  // Before anything is given up.
  wishOf(visit, order, choice)
  await giveUp(visit, order.pagamentos).catch((error: unknown) => {
    if (!(error instanceof ProviderUnavailable)) throw error
    throw Object.assign(refuse('ProvedorIndisponivel'), { cause: error })
  })

  return visit.db.transaction(async (db) => {
    const held = await holdOrder(db, id)
    if (!held) throw refuse('PedidoInexistente')
    const again = paymentOfWish(held, choice.wish)
    if (again) return again
    // In another tab, another way was chosen meanwhile.
    if (held.pagamentos.some(isOpen)) throw refuse('PedidoNaoPermite')

    if (choice.metodo === 'cartao' && visit.sessao !== null && held.pedido.vendedor === null)
      await countTry({ ...visit, db }, 'card', visit.sessao)
    return openInstead({ ...visit, db }, held, wishOf(visit, held, choice))
  })
}

/** From here on the order costs what this method costs, and waits for as long. */
async function openInstead(visit: Visit, { pedido, pagamentos }: HeldOrder, wish: PaymentWish) {
  const { db, agora } = visit
  const { id } = pedido
  const { expiraEm } = wish
  const metodo = pricedBy(wish.metodo, pagamentos)
  await db
    .update(pedidos)
    .set({ metodo, total: totalBy(metodo, pedido), expiraEm, alteradoEm: agora })
    .where(eq(pedidos.id, id))
  if (wish.metodo !== 'cartao') {
    const tipo = wish.metodo === 'pix' ? 'instrucoesPix' : 'instrucoesBoleto'
    await enqueue(db, ORDER_MAIL, { idPedido: id, tipo }, { startAfter: MAIL_AFTER })
  }

  return openPayment(visit, wish)
}

function wishOf(visit: Visit, order: HeldOrder, { wish, ...choice }: Choice & { wish: string }): PaymentWish {
  const { agora } = visit
  const { pagar } = rightsOf(visit, order)
  if (!pagar || order.pagamentos.length >= MOST_ATTEMPTS) throw refuse('PedidoNaoPermite')
  const oferta = waysToPay(visit, order).find(({ metodo }) => metodo === choice.metodo)
  if (!oferta) throw refuse('PagamentoIndisponivel')

  return chargeWish(order.pedido, { ...choice, oferta, tentativa: wish, agora })
}

function isSameWish(known: { metodo: string; parcelas: number }, { metodo, parcelas }: Choice): boolean {
  return known.metodo === metodo && (metodo !== 'cartao' || known.parcelas === parcelas)
}

function paymentOfWish({ pedido, pagamentos }: HeldOrder, wish: string) {
  return pagamentos.find(({ chave }) => chave === `${pedido.id}/${wish}`)
}
