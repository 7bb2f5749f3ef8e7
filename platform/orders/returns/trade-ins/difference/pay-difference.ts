import { eq, sql } from 'drizzle-orm'
import type { MyTradeIns } from '#contract/orders/trade-ins.ts'
import { requireCustomer } from '#platform/customers/sessions/require-customer.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { routePayment } from '#platform/payments/accounts/route-payment.ts'
import { openPayment } from '#platform/payments/charges/open-payment.ts'
import { sendPayment } from '#platform/payments/charges/send-payment.ts'
import type { PaymentChange } from '#platform/payments/notifications/dispatch-changes.ts'
import { paymentsInStatement } from '#platform/payments/payments-in-statement.ts'
import { alertOfOrder } from '../../../attention/alert-of-order.ts'
import { flagOrder } from '../../../attention/flag-order.ts'
import { cancelCharges } from '../../../payment/cancel-charges.ts'
import { deadlineOf } from '../../../payment/deadline-of.ts'
import { isOpen } from '../../../payment/order-money.ts'
import { pedidos } from '../../../tables.ts'
import { changeOwn } from '../change-own-trade-in.ts'
import { emitConcluded } from '../emit-concluded.ts'
import { tradeInsOf } from '../list-trade-ins.ts'
import { TRADE_IN_MAIL } from '../mail/trade-in-mail.ts'
import { trocasInstrumentos as trocas } from '../tables.ts'
import { asksFor, owedOf, received } from './paid-difference.ts'

/** More charges than anybody needs to pay once. */
const MAX_CHARGES = 10

/**
 * Opens a Pix for what the customer owes after the inspection, or shows the one that is open. Refuses
 * `LoginNecessario`, `TrocaInexistente`, `TrocaNaoPermitida` if nothing is owed, and `PagamentoIndisponivel`.
 */
export async function payDifference(context: RequestContext, { id }: { id: string }): Promise<MyTradeIns> {
  let opened: Awaited<ReturnType<typeof openPayment>> | undefined
  await changeOwn(context, id, async (db, row) => {
    const [known] = await db
      .select({ pagamentos: paymentsInStatement(sql`${trocas.id}::text`), novo: pedidos })
      .from(trocas)
      .innerJoin(pedidos, eq(pedidos.id, trocas.idPedidoNovo))
      .where(eq(trocas.id, id))
    const owed = known ? owedOf(row, received(known.pagamentos)) : 0
    if (!known || owed === 0) throw refuse('TrocaNaoPermitida')
    const { pagamentos, novo } = known
    const isUsable = pagamentos.some(
      (payment) => isOpen(payment) && asksFor(owed, payment) && payment.expiraEm > context.now,
    )
    if (isUsable) return
    if (pagamentos.length >= MAX_CHARGES) throw refuse('TrocaNaoPermitida')
    if (!routePayment(context.payments, 'pix', owed)) throw refuse('PagamentoIndisponivel')
    const { nomeRazao: nome, documento, email } = novo.comprador
    opened = await openPayment(
      { ...context, db },
      {
        referencia: id,
        chave: `${id}/${pagamentos.length + 1}`,
        metodo: 'pix',
        valor: owed,
        pagador: { nome, documento, email },
        descricao: `Troca, pedido ${novo.numero}`,
        expiraEm: deadlineOf(context, 'pix', owed).expiraEm,
      },
    )
  })
  // If the provider does not answer, the job enqueued by `openPayment` retries.
  if (opened) await Promise.allSettled([sendPayment(context, opened)])

  return tradeInsOf(context, await requireCustomer(context))
}

/**
 * Cancels at their providers what could still be paid for a difference that is written off, or that its inspection took
 * back; what was paid in the meantime stays, and its event asks for attention. Throws, to be retried, while a provider does not answer.
 */
export async function cancelDifference(context: JobContext, { id }: { id: string }): Promise<void> {
  const [known] = await context.db
    .select({ row: trocas, pagamentos: paymentsInStatement(sql`${trocas.id}::text`) })
    .from(trocas)
    .where(eq(trocas.id, id))
  if (!known) return
  const { row, pagamentos } = known
  const owed = owedOf(row, received(pagamentos))
  await cancelCharges(
    context,
    pagamentos.filter((payment) => !asksFor(owed, payment)),
  )
}

/** Notes that the difference was paid, whenever and however often its provider says so. */
export async function applyDifferencePayment(
  context: JobContext,
  { payment: { referencia: id } }: PaymentChange,
): Promise<void> {
  const { db, now } = context
  const [locked] = await db.select({ id: trocas.id }).from(trocas).where(eq(trocas.id, id)).for('update')
  if (!locked) return
  const [known] = await db
    .select({ row: trocas, pagamentos: paymentsInStatement(sql`${trocas.id}::text`), novo: pedidos })
    .from(trocas)
    .innerJoin(pedidos, eq(pedidos.id, trocas.idPedidoNovo))
    .where(eq(trocas.id, id))
  if (!known) return
  const { row, pagamentos, novo } = known
  const paid = received(pagamentos)
  const owed = row.perdoadaEm ? 0 : row.diferenca
  if (paid > owed)
    await flagOrder(context, novo.id, 'Chegou mais do que a diferença da troca: devolva o que sobra.')
  if (owed === 0 || row.pagaEm || paid < owed) return
  await db.update(trocas).set({ pagaEm: now }).where(eq(trocas.id, id))
  await emitConcluded(db, { ...row, pagaEm: now })
  await enqueue(db, TRADE_IN_MAIL, { id, tipo: 'paga' })
  await alertOfOrder(context, 'pedidoPago', { ...novo, total: row.diferenca })
}

/** After a payment was undone: what it had paid is owed again, unless other money covers it. */
export async function reopenDifference(db: Database, id: string): Promise<void> {
  await db.select({ id: trocas.id }).from(trocas).where(eq(trocas.id, id)).for('update')
  const [known] = await db
    .select({ row: trocas, pagamentos: paymentsInStatement(sql`${trocas.id}::text`) })
    .from(trocas)
    .where(eq(trocas.id, id))
  if (!known || received(known.pagamentos) >= known.row.diferenca) return
  await db.update(trocas).set({ pagaEm: null }).where(eq(trocas.id, id))
}
