import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { refuseOpenDefect } from '../returns/open-defect.ts'
import { markArrived } from '../shipping/parcel-rows.ts'
import { type Actor, recordEvent } from './record-event.ts'

/** A change by the store that only moves the order to another situation. */
type Step = 'startPicking' | 'deliver' | 'keep'

/**
 * Moves an order to its next situation. Refuses `PedidoNaoPermite` if the event can't happen to it now, or if there is
 * no such order, and as `recordEvent` does.
 */
export async function advanceOrder(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  { id, evento, mesmoAssim = false, ...by }: Actor & { id: string; evento: Step; mesmoAssim?: boolean },
): Promise<void> {
  await db.transaction(async (tx) => {
    if (evento === 'keep') await refuseOpenDefect(tx, id)
    if (!(await recordEvent({ db: tx, now }, { id, evento, mesmoAssim, ...by })))
      throw refuse('PedidoNaoPermite')
    if (evento === 'deliver') await markArrived(tx, { id, now })
  })
}
