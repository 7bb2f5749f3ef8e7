import { eq } from 'drizzle-orm'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import type { Payer, PaymentMethod } from '../port.ts'
import { SEND_PAYMENT } from '../queues.ts'
import type { PaymentRow } from '../rows.ts'
import { pagamentos } from '../tables.ts'
import { nextCheck } from './next-check.ts'

/** Seconds until a job asks the provider, if whoever opened the payment went down before doing so. */
const RECOVER_AFTER = 20

/** A payment as it was written down, for `sendPayment`. */
export type OpenedPayment = PaymentRow

type Wish = {
  /** What is paid, in the caller's own words. */
  referencia: string
  /** The same wish has the same key, and is one payment however often it arrives. */
  chave: string
  /** All that is charged, in centavos; `juros` is the part of it that instalments cost. */
  valor: number
  pagador: Payer
  descricao: string
  /** After it the payment is given up, unless its provider knows of money. */
  expiraEm: Date
}

/** `vencimento` is a day, `YYYY-MM-DD`; `token` comes from the provider's script in the browser. */
export type PaymentRequest = Wish &
  (
    | { metodo: Extract<PaymentMethod, 'pix'> }
    | { metodo: Extract<PaymentMethod, 'boleto'>; vencimento: string }
    | { metodo: Extract<PaymentMethod, 'cartao'>; token: string; parcelas: number; juros: number }
  )

/**
 * Writes down that something is to be paid, in the transaction of what it is for; `sendPayment` then asks the provider, after
 * the commit, and a job does so where the caller could not any more.
 */
export async function openPayment(
  { db, agora }: Pick<RequestContext, 'db' | 'agora'>,
  request: PaymentRequest,
): Promise<PaymentRow> {
  const [made] = await db
    .insert(pagamentos)
    .values({
      ...request,
      criadoEm: agora,
      conferirEm: nextCheck({ ...request, situacao: 'pendente', criadoEm: agora }, agora),
    })
    .onConflictDoNothing({ target: pagamentos.chave })
    .returning()
  if (made) {
    await enqueue(db, SEND_PAYMENT, { id: made.id }, { startAfter: RECOVER_AFTER })
    return made
  }
  const [known] = await db.select().from(pagamentos).where(eq(pagamentos.chave, request.chave))
  if (!known) throw new Error('The payment of this key is gone.')
  return known
}
