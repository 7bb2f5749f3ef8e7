import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { rightsOf } from '../access/buyer-rights.ts'
import { type By, recordEvent } from '../lifecycle/record-event.ts'
import { lockLiveOrder } from '../rows.ts'

/**
 * The buyer wants to give the goods back, within the days that the store gives and for no reason (CDC, art. 49). `nota` may say
 * why. Refuses `PedidoNaoPermite` later or earlier.
 */
export async function withdrawOrder(
  context: Pick<RequestContext, 'db' | 'agora' | 'settings'>,
  { id, ...by }: By & { id: string },
): Promise<void> {
  await context.db.transaction(async (tx) => {
    const order = await lockLiveOrder(tx, id)
    if (!order || !rightsOf(context, order).devolver) throw refuse('PedidoNaoPermite')
    await recordEvent({ ...context, db: tx }, { id, evento: 'requestReturn', ...by })
  })
}
