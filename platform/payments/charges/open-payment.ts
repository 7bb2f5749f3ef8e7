import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { accountOf } from '../accounts/payment-account.ts'
import { routePayment } from '../accounts/route-payment.ts'
import type { Payer, PaymentMethod } from '../port.ts'
import { SEND_PAYMENT } from '../queues.ts'
import type { PaymentRow } from '../rows.ts'
import { pagamentos } from '../tables.ts'
import { nextCheck } from './next-check.ts'
import { sealPaymentToken } from './payment-token.ts'

/** Seconds until a job calls the provider, in case the process that opened the payment crashed before. */
const RECOVER_AFTER = 20

/** A stored payment, for `sendPayment`. */
export type OpenedPayment = PaymentRow

type PaymentRequestFields = {
  /** What is paid: an id of the caller's. */
  referencia: string
  /** The idempotency key: one payment per key. */
  chave: string
  /** The total charge in centavos; `juros` is the part of it that is interest of instalments. */
  valor: number
  pagador: Payer
  descricao: string
  /** After this time the payment is cancelled, unless its provider has received money. */
  expiraEm: Date
}

/** `vencimento` is a day, `YYYY-MM-DD`; `token` comes from the provider's script in the browser, for account `conta`. */
export type PaymentRequest = PaymentRequestFields &
  (
    | { metodo: Extract<PaymentMethod, 'pix'> }
    | { metodo: Extract<PaymentMethod, 'boleto'>; vencimento: string }
    | {
        metodo: Extract<PaymentMethod, 'cartao'>
        token: string
        conta: string
        parcelas: number
        juros: number
      }
  )

/**
 * Stores a payment in the caller's transaction. After the commit, `sendPayment` calls the provider; if the caller
 * crashes before, a job does. Refuses `PagamentoIndisponivel` for a card whose account is gone.
 */
export async function openPayment(
  { db, now, payments, secrets }: Pick<RequestContext, 'db' | 'now' | 'payments' | 'secrets'>,
  request: PaymentRequest,
): Promise<PaymentRow> {
  const id = randomUUID()
  const [created] = await db
    .insert(pagamentos)
    .values({
      ...request,
      id,
      token: null,
      tokenSelado: request.metodo === 'cartao' ? sealPaymentToken(secrets, id, request.token) : null,
      idConta: accountFor(payments, request)?.id ?? null,
      criadoEm: now,
      conferirEm: nextCheck({ ...request, situacao: 'pendente', criadoEm: now }, now),
    })
    .onConflictDoNothing({ target: pagamentos.chave })
    .returning()
  if (created) {
    await enqueue(db, SEND_PAYMENT, { id: created.id }, { startAfter: RECOVER_AFTER })
    return created
  }
  const [known] = await db.select().from(pagamentos).where(eq(pagamentos.chave, request.chave))
  if (!known) throw new Error('The payment of this key is missing.')
  return known
}

/** A card's token is for one account; anything else goes where new payments of its method go. */
function accountFor(payments: RequestContext['payments'], request: PaymentRequest) {
  if (request.metodo !== 'cartao') return routePayment(payments, request.metodo, request.valor)
  const account = accountOf(payments, { idConta: request.conta, metodo: 'cartao' })
  if (!account || account.regras?.ativa === false) throw refuse('PagamentoIndisponivel')

  return account
}
