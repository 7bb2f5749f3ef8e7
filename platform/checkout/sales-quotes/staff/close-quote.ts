import { eq } from 'drizzle-orm'
import type { AcceptanceInput } from '#contract/orders/sales/own-sales-quotes.ts'
import type { AdminSalesQuote } from '#contract/orders/sales/sales-quotes.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { acceptQuote } from '../accept-quote.ts'
import { lockQuote, situationOf } from '../rows.ts'
import { propostas } from '../tables.ts'
import { getQuote } from './get-quote.ts'
import { targetOf } from './save-quote.ts'

/** Cancels a quote that was not accepted; cancelled again, nothing happens. Refuses `PropostaNaoPermite`. */
export async function cancelQuote(context: RequestContext, { id }: { id: string }): Promise<AdminSalesQuote> {
  permit(context, 'pedidos.vender')
  const { now } = context
  await context.db.transaction(async (tx) => {
    const rows = await lockQuote(tx, id)
    const situacao = situationOf(rows, context)
    if (situacao === 'cancelada') return
    if (situacao === 'aceita')
      throw refuse('PropostaNaoPermite', undefined, 'Esta proposta já virou pedido. Cancele o pedido.')
    await tx.update(propostas).set({ canceladaEm: now, alteradaEm: now }).where(eq(propostas.id, id))
    await recordChange(tx, context, { acao: 'proposta.cancelada', alvo: targetOf(rows.proposta) })
  })

  return getQuote(context, { id })
}

/** Turns a quote into an order in the buyer's name; a mail has the link to pay it. Refuses as `acceptQuote` does. */
export async function acceptForBuyer(
  context: RequestContext,
  input: AcceptanceInput & { id: string },
): Promise<AdminSalesQuote> {
  const { nome: vendedor } = permit(context, 'pedidos.vender')
  await context.db.transaction(async (db) => {
    // A member of staff is no visitor, whose attempts are counted.
    const tx = { ...context, db, sessao: null }
    const { order, rows, isNew } = await acceptQuote(tx, { ...input, vendedor })
    if (!isNew) return
    await recordChange(db, context, {
      acao: 'proposta.aceita',
      alvo: targetOf(rows.proposta),
      depois: { pedido: order.numero },
    })
  })

  return getQuote(context, input)
}
