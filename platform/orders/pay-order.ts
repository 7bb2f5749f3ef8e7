import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Order, PaymentMethod } from '#contract/orders.ts'
import { saoPauloClock } from '#domain/business-days-clock.ts'
import type { PaymentOption } from '#domain/checkout/payment-options.ts'
import { paymentDeadline } from '#domain/order/payment-deadline.ts'
import { sendPayment } from '#platform/payments/send-payment.ts'
import { refuse } from '#platform/refuse.ts'
import type { Visit } from '#platform/visit.ts'
import { giveUp } from './drop-charges.ts'
import { getOrder } from './get-order.ts'
import { isOpen, totalBy } from './money-of-order.ts'
import { type Attempt, openAttempt } from './open-attempt.ts'
import { openOrder, type Which } from './open-order.ts'
import { rightsOf } from './rights-of-order.ts'
import { type HeldOrder, holdOrder } from './rows.ts'
import { pedidos } from './tables.ts'
import { waysToPay } from './ways-to-pay.ts'

type Choice = Which & { metodo: PaymentMethod; parcelas: number; token?: string | undefined }

/** Each try keeps the goods from others for another while. */
const MOST_ATTEMPTS = 20

/**
 * Another try, or another way, to pay an order that waits for its money. What could still be paid before is given up first, so
 * that nobody pays twice. The same wish (`idempotency-key`) is one charge. Refuses `PedidoInexistente`, `PedidoNaoPermite`,
 * `PagamentoIndisponivel`, and `CamposInvalidos` for a card without its token or in more instalments than there are.
 */
export async function payOrder(visit: Visit, choice: Choice): Promise<Order> {
  const order = await openOrder(visit, choice)
  const chave = `${choice.id}:${visit.chaveIdempotencia ?? randomUUID()}`
  const known = order.pagamentos.find((payment) => payment.chave === chave)
  const payment = known ?? (await openAnother(visit, order, { ...choice, chave }))
  // Where the provider does not answer, the job that the payment asked for goes on.
  await Promise.allSettled([sendPayment(visit, payment)])

  return getOrder(visit, choice)
}

async function openAnother(visit: Visit, order: HeldOrder, choice: Choice & { chave: string }) {
  const { id } = order.pedido
  requirePayable(visit, order)
  attemptOf(visit, order, choice)
  await giveUp(visit, order.pagamentos)

  return visit.db.transaction(async (db) => {
    const held = await holdOrder(db, id)
    if (!held) throw refuse('PedidoInexistente')
    const again = held.pagamentos.find(({ chave }) => chave === choice.chave)
    if (again) return again
    // In another tab, another way was chosen meanwhile.
    if (held.pagamentos.some(isOpen)) throw refuse('PedidoNaoPermite')
    requirePayable(visit, held)
    const { metodo } = choice
    const { expiraEm } = paymentDeadline(metodo, visit.agora)
    await db
      .update(pedidos)
      .set({ metodo, total: totalBy(metodo, held.pedido), expiraEm, alteradoEm: visit.agora })
      .where(eq(pedidos.id, id))

    return openAttempt({ ...visit, db }, held.pedido, attemptOf(visit, held, choice))
  })
}

function requirePayable({ agora }: Visit, order: HeldOrder): void {
  const { pagar } = rightsOf(order, saoPauloClock(agora).dia)
  if (!pagar || order.pagamentos.length >= MOST_ATTEMPTS) throw refuse('PedidoNaoPermite')
}

function attemptOf(
  visit: Visit,
  order: HeldOrder,
  { metodo, parcelas, token, chave }: Choice & { chave: string },
): Attempt {
  const option = waysToPay(visit, order).find((one) => one.metodo === metodo)
  if (!option) throw refuse('PagamentoIndisponivel')
  if (metodo !== 'cartao') return { chave, metodo, valor: option.total }
  if (!token) throw invalid('token', 'Preencha os dados do cartão.')
  const valor = chargeIn(option, parcelas)

  return { chave, metodo, token, parcelas, valor, juros: valor - option.total }
}

function chargeIn({ parcelas }: PaymentOption, wanted: number): number {
  const plan = parcelas.find((one) => one.parcelas === wanted)
  if (!plan) throw invalid('parcelas', 'Escolha um dos parcelamentos da lista.')

  return plan.valorTotal
}

function invalid(campo: string, mensagem: string) {
  return refuse('CamposInvalidos', { campos: [{ campo, mensagem }] })
}
