import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { refuseOpenDefect } from '../returns/open-defect.ts'
import { type By, recordEvent } from './record-event.ts'

/** What the store does with an order that moves nothing but where it stands. */
type Step = 'startPicking' | 'deliver' | 'keep'

/** Moves an order on. Refuses `PedidoNaoPermite` where that can't happen to it now, and where there is none. */
export async function advanceOrder(
  { db, agora }: Pick<RequestContext, 'db' | 'agora'>,
  { id, evento, ...by }: By & { id: string; evento: Step },
): Promise<void> {
  await db.transaction(async (tx) => {
    if (evento === 'keep') await refuseOpenDefect(tx, id)
    if (!(await recordEvent({ db: tx, agora }, { id, evento, ...by }))) throw refuse('PedidoNaoPermite')
  })
}
