import { and, asc, eq, lte } from 'drizzle-orm'
import { isGone } from '../accounts/payment-account.ts'
import { findState } from '../disputes/find-state.ts'
import type { PaymentContext } from '../payment-context.ts'
import { sendRefund } from '../refunds/send-refund.ts'
import type { PaymentRow } from '../rows.ts'
import { estornos, pagamentos } from '../tables.ts'
import { cancelPayment } from './cancel-payment.ts'
import { capturePayment } from './capture-payment.ts'
import { nextCheck } from './next-check.ts'
import { recordSituation, recordState } from './record-state.ts'
import { sendPayment } from './send-payment.ts'

/** Small enough to finish within two minutes even if the provider is slow. */
const BATCH = 40

/**
 * Asks providers about silent payments and refunds, and cancels expired payments. A failure with one does not stop the
 * others; all failures are thrown at the end.
 */
export async function reconcilePayments(context: PaymentContext): Promise<void> {
  const failures: unknown[] = []
  for (const payment of await duePayments(context)) await attempt(() => check(context, payment))
  for (const refund of await silentRefunds(context)) await attempt(() => sendRefund(context, refund))
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} payments could not be checked.`)

  async function attempt(work: () => Promise<unknown>) {
    try {
      await work()
    } catch (error) {
      failures.push(error)
    }
  }
}

async function check(context: PaymentContext, payment: PaymentRow): Promise<unknown> {
  const { id, situacao, expiraEm } = payment
  // Done first, so that a payment that always fails does not block the others.
  await context.db
    .update(pagamentos)
    .set({ conferirEm: nextCheck(payment, context.now) })
    .where(and(eq(pagamentos.id, id), eq(pagamentos.situacao, situacao)))
  if (situacao === 'pendente' && context.now >= expiraEm)
    return cancelPayment(context, { id, como: 'expirado' })
  // Nobody can end its review any more.
  if (isGone(context.payments, payment) && (situacao === 'emAnalise' || situacao === 'autorizado'))
    return recordSituation(context, id, 'expirado')
  // Some providers only authorise at first, although they were asked to capture.
  if (situacao === 'autorizado') return capturePayment(context, { id })
  if (!payment.dados && situacao === 'pendente') return sendPayment(context, { id })
  const state = await findState(context, payment)

  return state && recordState(context, id, state)
}

function duePayments({ db, now }: PaymentContext): Promise<PaymentRow[]> {
  return db
    .select()
    .from(pagamentos)
    .where(lte(pagamentos.conferirEm, now))
    .orderBy(asc(pagamentos.conferirEm))
    .limit(BATCH)
}

function silentRefunds({ db, now }: PaymentContext) {
  const minuteAgo = new Date(now.getTime() - 60_000)
  return db
    .select({ id: estornos.id })
    .from(estornos)
    .where(and(eq(estornos.situacao, 'pendente'), lte(estornos.criadoEm, minuteAgo)))
    .orderBy(asc(estornos.criadoEm))
    .limit(BATCH)
}
