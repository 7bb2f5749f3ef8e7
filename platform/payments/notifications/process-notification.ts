import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { recordState } from '../charges/record-state.ts'
import { findState } from '../disputes/find-state.ts'
import type { PaymentContext } from '../payment-context.ts'
import { findPayment, type PaymentRow } from '../rows.ts'
import { avisosPagamento, pagamentos } from '../tables.ts'

/** The format of our payment ids at providers. */
const OWN_ID = /^[0-9a-f]{32}$/

/**
 * Treats a notification as a hint and asks the provider for the state, so that order and number of notifications don't
 * matter.
 */
export async function processNotification(context: PaymentContext, { id }: { id: string }): Promise<void> {
  const [notification] = await context.db.select().from(avisosPagamento).where(eq(avisosPagamento.id, id))
  if (!notification || notification.processadoEm) return
  const payment = await paymentOf(context, notification)
  const known = payment !== undefined && (await confirm(context, payment))

  await context.db
    .update(avisosPagamento)
    .set({ processadoEm: context.now, resultado: known ? 'conferido' : 'desconhecido' })
    .where(eq(avisosPagamento.id, id))
}

/** The payment of a notification, if it is at the account that sent it. */
async function paymentOf(
  { db }: PaymentContext,
  { idConta, metodo, pagamento, idCobranca }: typeof avisosPagamento.$inferSelect,
): Promise<PaymentRow | undefined> {
  const payment =
    pagamento === null ? await chargedAs(db, { idConta, idCobranca }) : await ownPayment(db, pagamento)
  const isTheirs = payment?.idConta === idConta && (metodo === null || payment.metodo === metodo)

  return isTheirs ? payment : undefined
}

async function ownPayment(db: Database, id: string): Promise<PaymentRow | undefined> {
  return OWN_ID.test(id) ? findPayment(db, id) : undefined
}

async function chargedAs(
  db: Database,
  { idConta, idCobranca }: { idConta: string | null; idCobranca: string | null },
): Promise<PaymentRow | undefined> {
  if (idConta === null || idCobranca === null) return undefined
  const [row] = await db
    .select()
    .from(pagamentos)
    .where(and(eq(pagamentos.idConta, idConta), eq(pagamentos.idProvedor, idCobranca)))

  return row ?? disputedAs(db, { idConta, idCobranca })
}

/** Some providers notify of a dispute by its own id, which the payment has since its deadline is known. */
async function disputedAs(
  db: Database,
  { idConta, idCobranca }: { idConta: string; idCobranca: string },
): Promise<PaymentRow | undefined> {
  const [row] = await db
    .select()
    .from(pagamentos)
    .where(
      and(
        eq(pagamentos.idConta, idConta),
        sql`situacao = 'contestado' and dados -> 'resposta' ->> 'id' = ${idCobranca}`,
      ),
    )

  return row
}

async function confirm(context: PaymentContext, payment: PaymentRow): Promise<boolean> {
  const state = await findState(context, payment)
  if (state) await recordState(context, payment.id, state)

  return state !== null
}
