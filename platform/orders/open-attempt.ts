import { paymentDeadline } from '#domain/order/payment-deadline.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { openPayment, type PaymentWish } from '#platform/payments/open-payment.ts'
import type { Payer } from '#platform/payments/port.ts'
import type { PaymentRow } from '#platform/payments/rows.ts'
import type { Visit } from '#platform/visit.ts'
import { ORDER_MAIL } from './order-mail.ts'
import type { OrderRow } from './rows.ts'

/** How an order is to be paid: `valor` is all that is charged, in centavos, and `juros` the interest in it. */
export type Attempt = { chave: string; valor: number } & (
  | { metodo: 'pix' | 'boleto' }
  | { metodo: 'cartao'; token: string; parcelas: number; juros: number }
)

/** Seconds that the provider gets before the mail with the code or the boleto is written. */
const MAIL_AFTER = 5

/** Opens a payment of an order, in the caller's transaction: `sendPayment` asks the provider after the commit. */
export async function openAttempt(
  visit: Pick<Visit, 'db' | 'agora'>,
  pedido: Pick<OrderRow, 'id' | 'numero' | 'comprador' | 'email' | 'endereco'>,
  attempt: Attempt,
): Promise<PaymentRow> {
  const { expiraEm, vencimento } = paymentDeadline(attempt.metodo, visit.agora)
  const common = {
    referencia: pedido.id,
    pagador: payerOf(pedido),
    descricao: `Pedido ${pedido.numero}`,
    expiraEm,
  }
  const payment = await openPayment(visit, wishOf(attempt, common, vencimento))
  const { metodo } = attempt
  if (metodo !== 'cartao') {
    const tipo = metodo === 'pix' ? 'instrucoesPix' : 'instrucoesBoleto'
    await enqueue(visit.db, ORDER_MAIL, { idPedido: pedido.id, tipo }, { startAfter: MAIL_AFTER })
  }

  return payment
}

type Common = Pick<PaymentWish, 'referencia' | 'pagador' | 'descricao' | 'expiraEm'>

function wishOf(attempt: Attempt, common: Common, vencimento: string | null): PaymentWish {
  const { chave, valor, metodo } = attempt
  if (metodo === 'cartao') {
    const { token, parcelas, juros } = attempt
    return { ...common, chave, valor, metodo, token, parcelas, juros }
  }
  if (metodo === 'pix') return { ...common, chave, valor, metodo }
  if (vencimento === null) throw new Error('A boleto has no due date.')

  return { ...common, chave, valor, metodo, vencimento }
}

function payerOf({ comprador, email, endereco }: Pick<OrderRow, 'comprador' | 'email' | 'endereco'>): Payer {
  const known = { nome: comprador.nomeRazao, documento: comprador.documento, email }
  if (!endereco) return known
  const { cep, logradouro, numero, bairro, cidade, uf } = endereco

  return { ...known, endereco: { cep, logradouro, numero, bairro, cidade, uf } }
}
