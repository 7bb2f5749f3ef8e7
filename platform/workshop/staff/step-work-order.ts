import type { AdminWorkOrder } from '#contract/orders/workshop/work-orders.ts'
import type { WorkStep } from '#domain/workshop/work-order-words.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { bookReopened } from '../agenda/book-agreed.ts'
import { changeWorkOrder } from '../change-work-order.ts'
import { endQuotes } from '../end-quotes.ts'
import { getWorkOrder } from './get-work-order.ts'
import { flagCancelledWork, refuseUnpaidBills } from './paid-work.ts'
import { targetOf } from './save-work-order.ts'

/**
 * Takes a work order to the next step of the workshop. What was paid for work that is cancelled is flagged, to be given
 * back. Refuses `OrdemInexistente`, `OrdemNaoPermite`, and `ServicoAPagar` for handing over what is not paid, unless
 * `mesmoAssim`.
 */
export async function stepWorkOrder(
  context: RequestContext,
  { id, passo, nota, mesmoAssim }: { id: string; passo: WorkStep; nota: string; mesmoAssim?: boolean },
): Promise<AdminWorkOrder> {
  const { nome } = permit(context, 'pedidos.editar')
  const { now } = context
  await context.db.transaction(async (tx) => {
    if (passo === 'deliver' && !mesmoAssim) await refuseUnpaidBills({ ...context, db: tx }, id)
    const after = await changeWorkOrder(tx, { id, event: passo, quem: 'loja', nome, nota, now })
    if (passo === 'reopen') await bookReopened({ ...context, db: tx }, after)
    if (passo === 'cancel') {
      await flagCancelledWork({ db: tx, now }, after)
      await endQuotes({ db: tx, now }, { ordem: after, quem: 'loja', nome })
    }
    await recordChange(tx, context, {
      acao: `ordem.${ACTIONS[passo]}`,
      alvo: targetOf(after),
      depois: { situacao: after.situacao },
    })
  })

  return getWorkOrder(context, { id })
}

const ACTIONS: Record<WorkStep, string> = {
  start: 'comecada',
  finish: 'pronta',
  reopen: 'reaberta',
  deliver: 'entregue',
  cancel: 'cancelada',
  handBack: 'buscada',
}
