import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { rightsOf } from '../access/buyer-rights.ts'
import { type Actor, recordEvent } from '../lifecycle/record-event.ts'
import { lockLiveOrder } from '../rows.ts'

/**
 * Opens a return within the store's return period, without a reason (CDC, art. 49). `nota` may say why. Refuses
 * `PedidoNaoPermite` outside of the period.
 */
export async function withdrawOrder(
  context: Pick<RequestContext, 'db' | 'now' | 'settings'>,
  { id, ...by }: Actor & { id: string },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const order = await lockLiveOrder(tx, id)
    if (!order || !rightsOf(context, order).devolver) throw refuse('PedidoNaoPermite')
    await recordEvent({ ...context, db: tx }, { id, evento: 'requestReturn', ...by })
  })
}
