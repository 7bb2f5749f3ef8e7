import { saoPauloClock } from '#domain/business-days-clock.ts'
import { refuse } from '#platform/refuse.ts'
import type { Visit } from '#platform/visit.ts'
import { type By, recordEvent } from './record-event.ts'
import { rightsOf } from './rights-of-order.ts'
import { holdOrder } from './rows.ts'

/**
 * The buyer wants to give the goods back, within seven days of their arrival and for no reason (CDC, art. 49). `nota` may say
 * why. Refuses `PedidoNaoPermite` later or earlier.
 */
export async function withdrawOrder(
  { db, agora }: Pick<Visit, 'db' | 'agora'>,
  { id, ...by }: By & { id: string },
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await holdOrder(tx, id)
    if (!order || !rightsOf(order, saoPauloClock(agora).dia).devolver) throw refuse('PedidoNaoPermite')
    await recordEvent({ db: tx, agora }, { id, evento: 'requestReturn', ...by })
  })
}
