import { eq } from 'drizzle-orm'
import { refundable } from '#domain/order/payment/refund.ts'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import type { PaymentContext } from '../payment-context.ts'
import { SEND_REFUND } from '../queues.ts'
import { lockPayment } from '../rows.ts'
import { estornos } from '../tables.ts'

/** Seconds until a job asks the provider, if whoever opened the refund went down before doing so. */
const RECOVER_AFTER = 20

export type RefundRow = typeof estornos.$inferSelect

/** `isNew` is false of a wish that has come before. */
export type OpenedRefund = { refund: RefundRow; isNew: boolean }

/** `chave` names the wish: the same one twice is one refund. `valor` in centavos. */
export type RefundRequest = { idPagamento: string; chave: string; valor: number }

/**
 * Writes down that money is to go back, in the caller's transaction; `sendRefund` then asks the provider. Refuses
 * `EstornoIndisponivel` for more than is left of what came in, for a boleto, and for a Pix after 90 days.
 */
export function openRefund(
  { db, agora }: Pick<PaymentContext, 'db' | 'agora'>,
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
        pagoEm: saoPauloClock(payment.pagoEm ?? agora).dia,
      },
      saoPauloClock(agora).dia,
    )
    if (valor > disponivel) throw refuse('EstornoIndisponivel', { disponivel })

    const [made] = await tx
      .insert(estornos)
      .values({ idPagamento, chave, valor, criadoEm: agora })
      .returning()
    if (!made) throw new Error('A refund was not written.')
    await enqueue(tx, SEND_REFUND, { id: made.id }, { startAfter: RECOVER_AFTER })
    return { refund: made, isNew: true }
  })
}
