import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Order } from '#contract/orders/orders.ts'
import { countTry } from '#platform/customers/tries/count-try.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { openPayment, type PaymentRequest } from '#platform/payments/charges/open-payment.ts'
import { sendPayment } from '#platform/payments/charges/send-payment.ts'
import { ProviderUnavailable } from '#platform/payments/port.ts'
import { rightsOf } from '../access/buyer-rights.ts'
import { getOrder } from '../access/get-order.ts'
import { openOrder, type Which } from '../access/open-order.ts'
import { ORDER_MAIL } from '../mail/order-mail.ts'
import { isOwn, type LockedOrder, lockLiveOrder } from '../rows.ts'
import { pedidos } from '../tables.ts'
import { giveUp } from './cancel-charges.ts'
import { chargeRequest, type PaymentChoice } from './charge-request.ts'
import { noteCardAnswer } from './note-card-answer.ts'
import { isOpen, pricedBy, totalBy } from './order-money.ts'
import { waysToPay } from './ways-to-pay.ts'

type Choice = Which & PaymentChoice

/** Each try keeps the goods from others for another while. */
const MAX_ATTEMPTS = 8

/** Seconds that the provider gets before the mail with the code or the boleto is written. */
const MAIL_AFTER = 5

/**
 * Another try, or another way, to pay an order that waits for its money. What could still be paid before is given up first, so
 * that nobody pays twice; while its provider can't be asked to, all stays as it is: refuses `ProvedorIndisponivel`. The same
 * wish (`idempotency-key`) is one charge. Refuses `PedidoInexistente`, `PedidoNaoPermite`, and `PagamentoIndisponivel` also for a
 * card without its token or in more instalments than there are; `TentativasDemais` for cards that were declined too often, and
 * `ChaveReutilizada` if the idempotency key was used for another request.
 */
export async function payOrder(context: RequestContext, choice: Choice): Promise<Order> {
  const order = await openOrder(context, choice)
  if (!isOwn(order)) throw refuse('PedidoDeOutraLoja')
  const idempotencyKey = `pagar:${context.chaveIdempotencia ?? randomUUID()}`
  const known = paymentOfKey(order, idempotencyKey)
  if (known && !isSameRequest(known, choice)) throw refuse('ChaveReutilizada')
  const payment = known ?? (await openAnother(context, order, { ...choice, idempotencyKey }))
  // Where the provider does not answer, the job that the payment asked for goes on.
  await Promise.allSettled([sendPayment(context, payment).then((sent) => noteCardAnswer(context, sent))])

  return getOrder(context, choice)
}

async function openAnother(
  context: RequestContext,
  order: LockedOrder,
  choice: Choice & { idempotencyKey: string },
) {
  const { id } = order.pedido
  // Before anything is given up.
  paymentRequest(context, order, choice)
  await giveUp(context, order.pagamentos).catch((error: unknown) => {
    if (!(error instanceof ProviderUnavailable)) throw error
    throw Object.assign(refuse('ProvedorIndisponivel'), { cause: error })
  })

  return context.db.transaction(async (db) => {
    const held = await lockLiveOrder(db, id)
    if (!held) throw refuse('PedidoInexistente')
    const again = paymentOfKey(held, choice.idempotencyKey)
    if (again) return again
    // In another tab, another way was chosen meanwhile.
    if (held.pagamentos.some(isOpen)) throw refuse('PedidoNaoPermite')

    if (choice.metodo === 'cartao' && context.sessao !== null && held.pedido.vendedor === null)
      await countTry({ ...context, db }, 'card', context.sessao)
    return openInstead({ ...context, db }, held, paymentRequest(context, held, choice))
  })
}

/** From here on the order costs what this method costs, and waits for as long. */
async function openInstead(
  context: RequestContext,
  { pedido, pagamentos }: LockedOrder,
  request: PaymentRequest,
) {
  const { db, agora } = context
  const { id } = pedido
  const { expiraEm } = request
  const metodo = pricedBy(request.metodo, pagamentos)
  await db
    .update(pedidos)
    .set({ metodo, total: totalBy(metodo, pedido), expiraEm, alteradoEm: agora })
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
  { idempotencyKey, ...choice }: Choice & { idempotencyKey: string },
): PaymentRequest {
  const { agora } = context
  const { pagar } = rightsOf(context, order)
  if (!pagar || order.pagamentos.length >= MAX_ATTEMPTS) throw refuse('PedidoNaoPermite')
  const oferta = waysToPay(context, order).find(({ metodo }) => metodo === choice.metodo)
  if (!oferta) throw refuse('PagamentoIndisponivel')

  return chargeRequest(order.pedido, { ...choice, oferta, tentativa: idempotencyKey, agora })
}

function isSameRequest(known: { metodo: string; parcelas: number }, { metodo, parcelas }: Choice): boolean {
  return known.metodo === metodo && (metodo !== 'cartao' || known.parcelas === parcelas)
}

function paymentOfKey({ pedido, pagamentos }: LockedOrder, idempotencyKey: string) {
  return pagamentos.find(({ chave }) => chave === `${pedido.id}/${idempotencyKey}`)
}
