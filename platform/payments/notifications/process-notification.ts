import { eq } from 'drizzle-orm'
import { recordState } from '../charges/record-state.ts'
import type { PaymentContext } from '../payment-context.ts'
import { findPayment, type PaymentRow } from '../rows.ts'
import { avisosPagamento } from '../tables.ts'

/** The format of our payment ids at providers. */
const OWN_ID = /^[0-9a-f]{32}$/

/**
 * Treats a notification as a hint and asks the provider for the state, so that order and number of notifications don't
 * matter.
 */
export async function processNotification(context: PaymentContext, { id }: { id: string }): Promise<void> {
  const [notification] = await context.db.select().from(avisosPagamento).where(eq(avisosPagamento.id, id))
  if (!notification || notification.processadoEm) return
  const { provedor, pagamento } = notification
  const payment = OWN_ID.test(pagamento) ? await findPayment(context.db, pagamento) : undefined
  const known = payment?.metodo === provedor && (await confirm(context, payment))

  await context.db
    .update(avisosPagamento)
    .set({ processadoEm: context.now, resultado: known ? 'conferido' : 'desconhecido' })
    .where(eq(avisosPagamento.id, id))
}

async function confirm(context: PaymentContext, { id, metodo }: PaymentRow): Promise<boolean> {
  const provider = context.payments[metodo]
  if (!provider) throw new Error(`There is no provider for ${metodo}.`)
  const state = await provider.find(id.replaceAll('-', ''))
  if (state) await recordState(context, id, state)

  return state !== null
}
