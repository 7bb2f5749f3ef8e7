import { eq } from 'drizzle-orm'
import { refundable } from '#domain/order/payment/refund.ts'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import type { PaymentContext } from '../payment-context.ts'
import { SEND_REFUND } from '../queues.ts'
import { lockPayment } from '../rows.ts'
import { estornos } from '../tables.ts'

/** Seconds until a job calls the provider, in case the process that opened the refund crashed before. */
const RECOVER_AFTER = 20

export type RefundRow = typeof estornos.$inferSelect

/** `isNew` is false for a repeated idempotency key. */
export type OpenedRefund = { refund: RefundRow; isNew: boolean }

/** `chave` is the idempotency key: one refund per key. `valor` in centavos. */
export type RefundRequest = { idPagamento: string; chave: string; valor: number }

/**
 * Stores a refund in the caller's transaction; afterwards `sendRefund` calls the provider. Refuses
 * `EstornoIndisponivel` for more than is left of the money received, for a boleto, and for a Pix after 90 days.
 */
export function openRefund(
  { db, now }: Pick<PaymentContext, 'db' | 'now'>,
  { idPagamento, chave, valor }: RefundRequest,
): Promise<OpenedRefund> {
  return db.transaction(async (tx) => {
    const payment = await lockPayment(tx, idPagamento)
    const [known] = await tx.select().from(estornos).where(eq(estornos.chave, chave))
    if (known) return { refund: known, isNew: false }
    const disponivel = refundable(
      {
        ...payment,
        valor: payment.recebido,
        pagoEm: saoPauloClock(payment.pagoEm ?? now).dia,
      },
      saoPauloClock(now).dia,
    )
    if (valor > disponivel) throw refuse('EstornoIndisponivel', { disponivel })

    const [created] = await tx
      .insert(estornos)
      .values({ idPagamento, chave, valor, criadoEm: now })
      .returning()
    if (!created) throw new Error('The refund was not created.')
    await enqueue(tx, SEND_REFUND, { id: created.id }, { startAfter: RECOVER_AFTER })
    return { refund: created, isNew: true }
  })
}
