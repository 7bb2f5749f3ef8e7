import { eq } from 'drizzle-orm'
import { recordState } from '../charges/record-state.ts'
import type { PaymentVisit } from '../payment-context.ts'
import { findPayment, type PaymentRow } from '../rows.ts'
import { avisosPagamento } from '../tables.ts'

/** How our payments are called at providers. */
const OURS = /^[0-9a-f]{32}$/

/** Takes a notice for a hint and asks the provider what is true, so that order and number of notices don't matter. */
export async function processNotice(visit: PaymentVisit, { id }: { id: string }): Promise<void> {
  const [notice] = await visit.db.select().from(avisosPagamento).where(eq(avisosPagamento.id, id))
  if (!notice || notice.processadoEm) return
  const { provedor, pagamento } = notice
  const payment = OURS.test(pagamento) ? await findPayment(visit.db, pagamento) : undefined
  const known = payment?.metodo === provedor && (await confirm(visit, payment))

  await visit.db
    .update(avisosPagamento)
    .set({ processadoEm: visit.agora, resultado: known ? 'conferido' : 'desconhecido' })
    .where(eq(avisosPagamento.id, id))
}

async function confirm(visit: PaymentVisit, { id, metodo }: PaymentRow): Promise<boolean> {
  const provider = visit.payments[metodo]
  if (!provider) throw new Error(`There is no provider for ${metodo}.`)
  const state = await provider.find(id.replaceAll('-', ''))
  if (state) await recordState(visit, id, state)

  return state !== null
}
