import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { rightsOf } from '../access/buyer-rights.ts'
import { type By, recordEvent } from '../lifecycle/record-event.ts'
import { holdOrder } from '../rows.ts'

/**
 * The buyer wants to give the goods back, within the days that the store gives and for no reason (CDC, art. 49). `nota` may say
 * why. Refuses `PedidoNaoPermite` later or earlier.
 */
export async function withdrawOrder(
  visit: Pick<Visit, 'db' | 'agora' | 'settings'>,
  { id, ...by }: By & { id: string },
): Promise<void> {
  await visit.db.transaction(async (tx) => {
    const order = await holdOrder(tx, id)
    if (!order || !rightsOf(visit, order).devolver) throw refuse('PedidoNaoPermite')
    await recordEvent({ ...visit, db: tx }, { id, evento: 'requestReturn', ...by })
  })
}
