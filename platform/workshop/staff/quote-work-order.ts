import { eq } from 'drizzle-orm'
import type { AdminWorkOrder, QuoteInput } from '#contract/orders/workshop/work-orders.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import { readWorkshopSettings } from '#platform/catalog/services/capacity/workshop-settings.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { changeWorkOrder } from '../change-work-order.ts'
import { WORK_ORDER_MAIL } from '../mail/work-order-mail.ts'
import { ordensOrcamentos as orcamentos } from '../tables.ts'
import { withdrawOpenQuote } from '../withdraw-open-quote.ts'
import { getWorkOrder } from './get-work-order.ts'
import { targetOf } from './save-work-order.ts'

/**
 * Sends a quote: the first of an instrument, of more work than was agreed on, or in place of one that expired. Refuses
 * `OrdemNaoPermite`.
 */
export async function sendQuote(
  context: RequestContext,
  { id, ...quote }: QuoteInput & { id: string },
): Promise<AdminWorkOrder> {
  const { nome } = permit(context, 'pedidos.editar')
  const { now } = context
  await context.db.transaction(async (tx) => {
    const ordem = await changeWorkOrder(tx, { id, event: 'quote', quem: 'loja', nome, now })
    const expired = await withdrawOpenQuote(tx, { id, now })
    const { ajustes } = await readWorkshopSettings(tx)
    const total = quote.linhas.reduce((sum, { valor }) => sum + valor, 0)
    const [sent] = await tx
      .insert(orcamentos)
      .values({
        ...quote,
        idOrdem: id,
        numero: (await tx.$count(orcamentos, eq(orcamentos.idOrdem, id))) + 1,
        total,
        validoAte: new Date(now.getTime() + ajustes.validadeOrcamento * DAY_MS),
        enviadoEm: now,
        enviadoPor: nome,
      })
      .returning({ id: orcamentos.id })
    await enqueue(tx, WORK_ORDER_MAIL, { id, tipo: 'orcamento', orcamento: sent?.id })
    await recordChange(tx, context, {
      acao: 'ordem.orcada',
      alvo: targetOf(ordem),
      antes: expired ? { total: expired.total, minutos: expired.minutos } : {},
      depois: { total, minutos: quote.minutos },
    })
  })

  return getWorkOrder(context, { id })
}

/** Takes back the quote that nobody answered. Refuses `OrdemNaoPermite` if there is none. */
export async function withdrawQuote(
  context: RequestContext,
  { id }: { id: string },
): Promise<AdminWorkOrder> {
  const { nome } = permit(context, 'pedidos.editar')
  const { now } = context
  await context.db.transaction(async (tx) => {
    const ordem = await changeWorkOrder(tx, { id, event: 'withdraw', quem: 'loja', nome, now })
    const quote = await withdrawOpenQuote(tx, { id, now })
    if (!quote) throw refuse('OrdemNaoPermite')
    await recordChange(tx, context, {
      acao: 'ordem.orcamento-retirado',
      alvo: targetOf(ordem),
      antes: { total: quote.total },
    })
  })

  return getWorkOrder(context, { id })
}
