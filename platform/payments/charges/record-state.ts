import { and, eq, isNull, sql } from 'drizzle-orm'
import { advancePayment, type PaymentSituation } from '#domain/order/payment/payment-situation.ts'
import type { Database } from '#platform/database/connect.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import type { PaymentContext } from '../payment-context.ts'
import type { ProviderState } from '../port.ts'
import { DISPATCH_CHANGE } from '../queues.ts'
import { recordRefund } from '../refunds/record-refund.ts'
import { lockPayment, nameAtProvider, type PaymentRow } from '../rows.ts'
import { estornos, pagamentos, pagamentosMudancas, recebimentos } from '../tables.ts'
import { nextCheck } from './next-check.ts'

type Moment = Pick<PaymentContext, 'db' | 'agora'>

/**
 * Takes over what a provider says of a payment: money and returns once each, its situation only forward. The same news twice,
 * or old news after new ones, change nothing. Money is told even where it changes no situation.
 */
export function recordState({ db, agora }: Moment, id: string, state: ProviderState): Promise<PaymentRow> {
  return db.transaction(async (tx) => {
    const payment = await lockPayment(tx, id)
    const fresh: string[] = []
    for (const receipt of state.recebimentos)
      if (await storeReceipt(tx, payment, receipt)) fresh.push(receipt.id)
    // The database adds up what has come.
    const { recebido } = state.recebimentos.length > 0 ? await lockPayment(tx, id) : payment
    const told = withMoney(state.situacao, recebido) ?? payment.situacao
    const settled = state.recebimentos.map(({ em }) => em).toSorted((a, b) => a.getTime() - b.getTime())
    const changed = await advance(tx, payment, told, {
      agora,
      origem: 'provedor',
      pagoEm: settled[0] ?? agora,
      dados: state.dados,
    })
    if (changed.situacao === payment.situacao)
      for (const idRecebimento of fresh) await tell(tx, payment, { idRecebimento, agora })
    if (state.estornos.length === 0) return changed
    for (const refund of await pendingRefunds(tx, id)) {
      const known = state.estornos.find((one) => one.id === nameAtProvider(refund.id))
      if (known) await recordRefund(tx, refund.id, known.situacao, agora)
    }
    return changed
  })
}

/**
 * Takes over a provider's first answer where it is nothing but what to pay with: one statement. Undefined where there is more to
 * it, or where somebody else was faster; then it is for `recordState`.
 */
export async function recordDetails(
  { db, agora }: Moment,
  payment: PaymentRow,
  { situacao, dados, recebimentos: receipts, estornos: refunds }: ProviderState,
): Promise<PaymentRow | undefined> {
  if (situacao !== 'pendente' || receipts.length > 0 || refunds.length > 0) return undefined
  const [row] = await db
    .update(pagamentos)
    .set({ dados, token: null, conferirEm: nextCheck({ ...payment, situacao }, agora) })
    .where(and(eq(pagamentos.id, payment.id), eq(pagamentos.situacao, 'pendente'), isNull(pagamentos.dados)))
    .returning()

  return row
}

/** What the shop itself decides: that time is up, or that its provider won't. */
export function recordSituation(
  { db, agora }: Moment,
  id: string,
  told: PaymentSituation,
): Promise<PaymentRow> {
  return db.transaction(async (tx) => {
    const payment = await lockPayment(tx, id)
    return advance(tx, payment, told, { agora, origem: 'loja', pagoEm: agora, dados: payment.dados })
  })
}

/** Where a charge stands that can't be paid any more is for its money to say: paid, be it too little, or null without any. */
function withMoney(told: PaymentSituation, recebido: number): PaymentSituation | null {
  if (told === 'pago') return recebido > 0 ? 'pago' : null
  const over = told === 'recusado' || told === 'expirado' || told === 'cancelado'

  return over && recebido > 0 ? 'pago' : told
}

type Notification = { agora: Date; origem: 'loja' | 'provedor'; pagoEm: Date; dados: PaymentRow['dados'] }

async function advance(tx: Database, payment: PaymentRow, told: PaymentSituation, news: Notification) {
  const { id, situacao: de } = payment
  const { agora, origem, dados } = news
  const para = advancePayment(de, told)
  const [row] = await tx
    .update(pagamentos)
    .set({
      situacao: para,
      dados,
      pagoEm: para === 'pago' ? (payment.pagoEm ?? news.pagoEm) : payment.pagoEm,
      // It was used, or never will be.
      token: dados || para !== 'pendente' ? null : payment.token,
      conferirEm: nextCheck({ ...payment, situacao: para }, agora),
    })
    .where(eq(pagamentos.id, id))
    .returning()
  if (!row) throw new Error('A payment that is held is gone.')
  if (para !== de) {
    const [change] = await tx
      .insert(pagamentosMudancas)
      .values({ idPagamento: id, de, para, origem, em: agora })
      .returning({ id: pagamentosMudancas.id })
    if (change) await enqueue(tx, DISPATCH_CHANGE, change)
  }
  return row
}

/** News that leave a payment where it stands. */
async function tell(
  tx: Database,
  { id: idPagamento, situacao }: PaymentRow,
  { idRecebimento, agora: em }: { idRecebimento: string; agora: Date },
) {
  const [change] = await tx
    .insert(pagamentosMudancas)
    .values({ idPagamento, de: situacao, para: situacao, origem: 'provedor', em, idRecebimento })
    .returning({ id: pagamentosMudancas.id })
  if (change) await enqueue(tx, DISPATCH_CHANGE, change)
}

/** Money that nobody waited for any more, or of another amount, is kept with a mark. False where it was known. */
async function storeReceipt(
  tx: Database,
  payment: PaymentRow,
  receipt: ProviderState['recebimentos'][number],
): Promise<boolean> {
  const { id: idPagamento, metodo, valor, situacao } = payment
  const givenUp = situacao === 'expirado' || situacao === 'cancelado' || situacao === 'recusado'
  const difference = receipt.valor === valor ? null : 'valorDiferente'
  const marca = givenUp ? 'depoisDoPrazo' : difference

  const made = await tx
    .insert(recebimentos)
    .values({ ...receipt, metodo, idPagamento, marca })
    .onConflictDoNothing()
    .returning({ id: recebimentos.id })

  return made.length > 0
}

function pendingRefunds(tx: Database, id: string) {
  return tx
    .select({ id: estornos.id })
    .from(estornos)
    .where(and(eq(estornos.idPagamento, id), eq(estornos.situacao, sql`'pendente'`)))
}
