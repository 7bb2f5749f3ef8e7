import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { PaymentContext } from '../payment-context.ts'
import { findPayment, lockPayment, nameAtProvider } from '../rows.ts'
import { estornos, recebimentos } from '../tables.ts'
import type { RefundRow } from './open-refund.ts'
import { recordRefund } from './record-refund.ts'

/** Asks the provider to give money back, outside of any transaction. May be repeated: it goes back once. */
export async function sendRefund(context: PaymentContext, { id }: { id: string }): Promise<RefundRow> {
  const refund = await readRefund(context, id)
  if (refund.situacao !== 'pendente') return refund
  const payment = await findPayment(context.db, refund.idPagamento)
  const receipt = await receiptOf(context, refund)
  const ask = payment && context.payments[payment.metodo]?.refund
  if (!ask || !receipt) throw new Error('There is nobody to give this money back.')

  const situacao = await ask({
    pagamento: nameAtProvider(payment.id),
    recebimento: receipt.id,
    id: nameAtProvider(id),
    valor: refund.valor,
  })
  await context.db.transaction(async (tx) => {
    // Before the refund's own row: everybody takes them in this order.
    await lockPayment(tx, payment.id)
    await recordRefund(tx, id, situacao, context.agora)
  })
  return readRefund(context, id)
}

/** The oldest money that earlier refunds have left: of a charge that was paid twice, each payment goes back by itself. */
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
  let gone = earlier.reduce((sum, { valor }) => sum + valor, 0)

  return receipts.find(({ valor }) => {
    gone -= valor
    return gone < 0
  })
}

async function readRefund({ db }: PaymentContext, id: string): Promise<RefundRow> {
  const [refund] = await db.select().from(estornos).where(eq(estornos.id, id))
  if (!refund) throw new Error('There is no such refund.')
  return refund
}
