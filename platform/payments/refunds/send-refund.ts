import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { providerOf } from '../accounts/payment-account.ts'
import type { PaymentContext } from '../payment-context.ts'
import { chargeRef, findPayment, lockPayment, nameAtProvider } from '../rows.ts'
import { estornos, recebimentos } from '../tables.ts'
import type { RefundRow } from './open-refund.ts'
import { recordRefund } from './record-refund.ts'

/** Requests a refund from the provider, outside of any transaction. Can be repeated: the money is refunded once. */
export async function sendRefund(context: PaymentContext, { id }: { id: string }): Promise<RefundRow> {
  const refund = await readRefund(context, id)
  if (refund.situacao !== 'pendente') return refund
  const payment = await findPayment(context.db, refund.idPagamento)
  const receipt = await receiptOf(context, refund)
  const ask = payment && providerOf(context.payments, payment).refund
  if (!ask || !receipt)
    throw new Error('The payment of this refund has no receipt, or its provider makes no refunds.')

  const situacao = await ask({
    cobranca: chargeRef(payment),
    recebimento: receipt.id,
    id: nameAtProvider(id),
    valor: refund.valor,
  })
  await context.db.transaction(async (tx) => {
    // Locked before the refund's row: the lock order used everywhere.
    await lockPayment(tx, payment.id)
    await recordRefund(tx, id, situacao, context.now)
  })
  return readRefund(context, id)
}

/**
 * The oldest receipt that earlier refunds have not used up: each payment of a charge that was paid twice is refunded on
 * its own.
 */
async function receiptOf({ db }: PaymentContext, { id, idPagamento, criadoEm }: RefundRow) {
  const receipts = await db
    .select({ id: recebimentos.id, valor: recebimentos.valor })
    .from(recebimentos)
    .where(eq(recebimentos.idPagamento, idPagamento))
    .orderBy(asc(recebimentos.em))
  const earlier = await db
    .select({ valor: estornos.valor })
    .from(estornos)
    .where(
      and(
        eq(estornos.idPagamento, idPagamento),
        ne(estornos.situacao, 'recusado'),
        sql`(${estornos.criadoEm}, ${estornos.id}) < (${criadoEm}, ${id}::uuid)`,
      ),
    )
  let refunded = earlier.reduce((sum, { valor }) => sum + valor, 0)

  return receipts.find(({ valor }) => {
    refunded -= valor
    return refunded < 0
  })
}

async function readRefund({ db }: PaymentContext, id: string): Promise<RefundRow> {
  const [refund] = await db.select().from(estornos).where(eq(estornos.id, id))
  if (!refund) throw new Error('There is no such refund.')
  return refund
}
