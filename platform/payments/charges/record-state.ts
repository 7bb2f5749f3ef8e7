import { and, eq, isNull, sql } from 'drizzle-orm'
import { advancePayment, type PaymentSituation } from '#domain/order/payment/payment-situation.ts'
import type { Dispute } from '#domain/payments/dispute.ts'
import type { Database } from '#platform/database/connect.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { readAgain } from '../notifications/read-again.ts'
import type { PaymentContext } from '../payment-context.ts'
import { disputeOf, type ProviderState } from '../port.ts'
import { DISPATCH_CHANGE } from '../queues.ts'
import { recordRefund } from '../refunds/record-refund.ts'
import { lockPayment, nameAtProvider, type PaymentRow } from '../rows.ts'
import { estornos, pagamentos, pagamentosMudancas, recebimentos } from '../tables.ts'
import { nextCheck } from './next-check.ts'
import { NO_TOKEN } from './payment-token.ts'

type Moment = Pick<PaymentContext, 'db' | 'now'>

/**
 * Applies a provider's state to a payment: each receipt and refund once, its situation only forward. Repeated or
 * outdated states change nothing. Records a change for new money even if the situation stays the same.
 */
export function recordState({ db, now }: Moment, id: string, state: ProviderState): Promise<PaymentRow> {
  return db.transaction(async (tx) => {
    const payment = await lockPayment(tx, id)
    const fresh: string[] = []
    for (const receipt of state.recebimentos)
      if (await storeReceipt(tx, payment, receipt)) fresh.push(receipt.id)
    // A trigger sums the receipts.
    const { recebido } = state.recebimentos.length > 0 ? await lockPayment(tx, id) : payment
    const reported = withMoney(state.situacao, recebido) ?? payment.situacao
    const settled = state.recebimentos.map(({ em }) => em).toSorted((a, b) => a.getTime() - b.getTime())
    const changed = await advance(tx, payment, reported, {
      now,
      origem: 'provedor',
      pagoEm: settled[0] ?? now,
      dados: state.dados,
      idProvedor: state.idProvedor ?? payment.idProvedor,
    })
    await readAgain(tx, payment, state.idProvedor)
    if (changed.situacao === payment.situacao)
      await recordNovelties(tx, payment, { fresh, dispute: newDispute(payment, changed), now })
    if (state.estornos.length === 0) return changed
    for (const refund of await pendingRefunds(tx, id)) {
      const known = state.estornos.find((one) => one.id === nameAtProvider(refund.id))
      if (known) await recordRefund(tx, refund.id, known.situacao, now)
    }
    return changed
  })
}

/**
 * Stores the provider's first response, without a transaction, if it contains only the payment details. Returns undefined if
 * there is more to it, or the payment changed in the meantime; then call `recordState`.
 */
export async function recordDetails(
  { db, now }: Moment,
  payment: PaymentRow,
  { situacao, dados, idProvedor, recebimentos: receipts, estornos: refunds }: ProviderState,
): Promise<PaymentRow | undefined> {
  if (situacao !== 'pendente' || receipts.length > 0 || refunds.length > 0) return undefined
  const [row] = await db
    .update(pagamentos)
    .set({ ...NO_TOKEN, dados, idProvedor, conferirEm: nextCheck({ ...payment, situacao }, now) })
    .where(and(eq(pagamentos.id, payment.id), eq(pagamentos.situacao, 'pendente'), isNull(pagamentos.dados)))
    .returning()
  if (row) await readAgain(db, payment, idProvedor)

  return row
}

/** Sets a situation that the shop decides: expired, or refused by the provider. */
export function recordSituation(
  { db, now }: Moment,
  id: string,
  reported: PaymentSituation,
): Promise<PaymentRow> {
  return db.transaction(async (tx) => {
    const payment = await lockPayment(tx, id)
    const { dados, idProvedor } = payment
    return advance(tx, payment, reported, { now, origem: 'loja', pagoEm: now, dados, idProvedor })
  })
}

/** A charge that has ended counts as paid if any money came, even too little. Null for a paid charge without money. */
function withMoney(reported: PaymentSituation, recebido: number): PaymentSituation | null {
  if (reported === 'pago') return recebido > 0 ? 'pago' : null
  const over = reported === 'recusado' || reported === 'expirado' || reported === 'cancelado'

  return over && recebido > 0 ? 'pago' : reported
}

type Notification = { now: Date; origem: 'loja' | 'provedor'; pagoEm: Date } & Pick<
  PaymentRow,
  'dados' | 'idProvedor'
>

async function advance(
  tx: Database,
  payment: PaymentRow,
  reported: PaymentSituation,
  notification: Notification,
) {
  const { id, situacao: de } = payment
  const { now, origem, dados, idProvedor } = notification
  const para = advancePayment(de, reported)
  const [row] = await tx
    .update(pagamentos)
    .set({
      ...(dados || para !== 'pendente' ? NO_TOKEN : {}),
      situacao: para,
      dados,
      idProvedor,
      pagoEm: para === 'pago' ? (payment.pagoEm ?? notification.pagoEm) : payment.pagoEm,
      conferirEm: nextCheck({ ...payment, situacao: para }, now),
    })
    .where(eq(pagamentos.id, id))
    .returning()
  if (!row) throw new Error('A locked payment is missing.')
  if (para !== de) {
    const [change] = await tx
      .insert(pagamentosMudancas)
      .values({ idPagamento: id, de, para, origem, em: now })
      .returning({ id: pagamentosMudancas.id })
    if (change) await enqueue(tx, DISPATCH_CHANGE, change)
  }
  return row
}

/** Records what leaves the situation as it is: money, and the next step of a dispute. */
async function recordNovelties(
  tx: Database,
  { id: idPagamento, situacao }: PaymentRow,
  { fresh, dispute, now: em }: { fresh: readonly string[]; dispute: Dispute | null; now: Date },
) {
  const same = { idPagamento, de: situacao, para: situacao, origem: 'provedor', em } as const
  const novelties = [
    ...fresh.map((idRecebimento) => ({ ...same, idRecebimento })),
    ...(dispute ? [{ ...same, contestacao: dispute }] : []),
  ]
  for (const novelty of novelties) {
    const [change] = await tx
      .insert(pagamentosMudancas)
      .values(novelty)
      .returning({ id: pagamentosMudancas.id })
    if (change) await enqueue(tx, DISPATCH_CHANGE, change)
  }
}

/** Where a dispute stands, if that is new. */
function newDispute(before: PaymentRow, after: PaymentRow): Dispute | null {
  const dispute = disputeOf(after.dados)

  return dispute === disputeOf(before.dados) ? null : dispute
}

/** Stores a receipt, marked if it came too late or has another amount. Returns false if it was stored already. */
async function storeReceipt(
  tx: Database,
  payment: PaymentRow,
  receipt: ProviderState['recebimentos'][number],
): Promise<boolean> {
  const { id: idPagamento, idConta, metodo, valor, situacao } = payment
  const givenUp = situacao === 'expirado' || situacao === 'cancelado' || situacao === 'recusado'
  const difference = receipt.valor === valor ? null : 'valorDiferente'
  const marca = givenUp ? 'depoisDoPrazo' : difference

  const inserted = await tx
    .insert(recebimentos)
    .values({ ...receipt, metodo, idConta, idPagamento, marca })
    .onConflictDoNothing()
    .returning({ id: recebimentos.id })

  return inserted.length > 0
}

function pendingRefunds(tx: Database, id: string) {
  return tx
    .select({ id: estornos.id })
    .from(estornos)
    .where(and(eq(estornos.idPagamento, id), eq(estornos.situacao, sql`'pendente'`)))
}
