import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Order } from '#contract/orders/orders.ts'
import type { ChosenCard } from '#contract/orders/saved-cards.ts'
import { countTry } from '#platform/customers/tries/count-try.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { cardToCharge } from '#platform/payments/cards/offered-cards.ts'
import { requestCard } from '#platform/payments/cards/request-card.ts'
import { openPayment, type PaymentRequest } from '#platform/payments/charges/open-payment.ts'
import { sendPayment } from '#platform/payments/charges/send-payment.ts'
import { ProviderUnavailable } from '#platform/payments/port.ts'
import { rightsOf } from '../access/buyer-rights.ts'
import { getOrder } from '../access/get-order.ts'
import { type OrderAccess, openOrderAs } from '../access/open-order.ts'
import { MAIL_AFTER, ORDER_MAIL } from '../mail/order-mail.ts'
import { isOwn, type LockedOrder, lockLiveOrder } from '../rows.ts'
import { pedidos } from '../tables.ts'
import { cancelCharges } from './cancel-charges.ts'
import { chargeRequest, type PaymentChoice } from './charge-request.ts'
import { countCardAnswer } from './count-card-answer.ts'
import { deadlineOf } from './deadline-of.ts'
import { MAX_CHARGES_BY_BUYER } from './max-charges.ts'
import { isOpen, pricedBy, totalBy } from './order-money.ts'
import { waysToPay } from './ways-to-pay.ts'

type PayOrderInput = OrderAccess & Pick<PaymentChoice, 'metodo' | 'parcelas'> & ChosenCard

/** `owner` is the order's customer; null if somebody opened it by its key, who may neither use nor store cards. */
type Choice = PayOrderInput & { idempotencyKey: string; owner: number | null }

/**
 * Charges an unpaid order again, by the same method or another. Cancels its open charges first, so that nobody pays
 * twice; refuses `ProvedorIndisponivel`, and changes nothing, if that fails. One charge per `idempotency-key`. Refuses
 * `PedidoInexistente`, `PedidoNaoPermite`, `PagamentoIndisponivel` (also for a card without its token, a stored one
 * that is not the customer's, or too many instalments), `TentativasDemais` after too many declined cards, and `ChaveReutilizada` if the idempotency key was
 * used for another request.
 */
export async function payOrder(context: RequestContext, choice: PayOrderInput): Promise<Order> {
  const { rows: order, link } = await openOrderAs(context, choice)
  if (!isOwn(order)) throw refuse('PedidoDeOutraLoja')
  const idempotencyKey = `pagar:${context.chaveIdempotencia ?? randomUUID()}`
  const known = paymentOfKey(order, idempotencyKey)
  if (known && !isSameRequest(known, choice)) throw refuse('ChaveReutilizada')
  const owner = link === null ? order.pedido.idCliente : null
  const payment = known ?? (await openAnother(context, order, { ...choice, idempotencyKey, owner }))
  // If the provider does not answer, the job enqueued by `openPayment` retries.
  await Promise.allSettled([sendPayment(context, payment).then((sent) => countCardAnswer(context, sent))])

  return getOrder(context, choice)
}

async function openAnother(context: RequestContext, order: LockedOrder, choice: Choice) {
  const { id } = order.pedido
  const { owner, idempotencyKey } = choice
  const charged = { ...choice, ...(await cardToCharge(context, owner, choice)) }
  // Before any charge is cancelled.
  paymentRequest(context, order, charged)
  await cancelCharges(context, order.pagamentos).catch((error: unknown) => {
    if (!(error instanceof ProviderUnavailable)) throw error
    throw Object.assign(refuse('ProvedorIndisponivel'), { cause: error })
  })

  return context.db.transaction(async (db) => {
    const locked = await lockLiveOrder(db, id)
    if (!locked) throw refuse('PedidoInexistente')
    const again = paymentOfKey(locked, idempotencyKey)
    if (again) return again
    // Another tab chose another method in the meantime.
    if (locked.pagamentos.some(isOpen)) throw refuse('PedidoNaoPermite')

    if (choice.metodo === 'cartao' && context.sessao !== null && locked.pedido.vendedor === null)
      await countTry({ ...context, db }, 'card', context.sessao)
    const payment = await openInstead({ ...context, db }, locked, paymentRequest(context, locked, charged))
    if (choice.guardar && owner !== null && payment.metodo === 'cartao')
      await requestCard({ ...context, db }, { idCliente: owner, payment, token: choice.tokenGuardar })

    return payment
  })
}

/** From now on, this method sets the order's total and its deadline. */
async function openInstead(
  context: RequestContext,
  { pedido, pagamentos }: LockedOrder,
  request: PaymentRequest,
) {
  const { db, now } = context
  const { id } = pedido
  const { expiraEm } = request
  const metodo = pricedBy(request.metodo, pagamentos)
  await db
    .update(pedidos)
    .set({ metodo, total: totalBy(metodo, pedido), expiraEm, alteradoEm: now })
    .where(eq(pedidos.id, id))
  if (request.metodo !== 'cartao') {
    const tipo = request.metodo === 'pix' ? 'instrucoesPix' : 'instrucoesBoleto'
    await enqueue(db, ORDER_MAIL, { idPedido: id, tipo }, { startAfter: MAIL_AFTER })
  }

  return openPayment(context, request)
}

function paymentRequest(
  context: RequestContext,
  order: LockedOrder,
  { idempotencyKey, ...choice }: PaymentChoice & { idempotencyKey: string },
): PaymentRequest {
  const { pagar } = rightsOf(context, order)
  if (!pagar || order.pagamentos.length >= MAX_CHARGES_BY_BUYER) throw refuse('PedidoNaoPermite')
  const oferta = waysToPay(context, order).find(({ metodo }) => metodo === choice.metodo)
  if (!oferta) throw refuse('PagamentoIndisponivel')
  const prazo = deadlineOf(context, choice.metodo, oferta.total)

  return chargeRequest(order.pedido, { ...choice, oferta, tentativa: idempotencyKey, prazo })
}

function isSameRequest(
  known: { metodo: string; parcelas: number },
  { metodo, parcelas }: PayOrderInput,
): boolean {
  return known.metodo === metodo && (metodo !== 'cartao' || known.parcelas === parcelas)
}

function paymentOfKey({ pedido, pagamentos }: LockedOrder, idempotencyKey: string) {
  return pagamentos.find(({ chave }) => chave === `${pedido.id}/${idempotencyKey}`)
}
