import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { photoHash } from '../rows.ts'
import { openWorkOrder, type WorkOrderAccess } from './open-work-order.ts'

/**
 * Returns the hash by which a photo of a work order is stored, to whom its page is open. Refuses as `openWorkOrder`
 * does, also for another order's photo.
 */
export async function findOwnPhoto(
  context: RequestContext,
  { idFoto, ...access }: WorkOrderAccess & { idFoto: number },
): Promise<string> {
  const { ordem } = await openWorkOrder(context, access)

  return photoHash(context.db, { id: ordem.id, idFoto })
}
