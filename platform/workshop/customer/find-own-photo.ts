import { and, eq } from 'drizzle-orm'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { ordensFotos as fotos } from '../tables.ts'
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
  const [photo] = await context.db
    .select({ hash: fotos.hash })
    .from(fotos)
    .where(and(eq(fotos.id, idFoto), eq(fotos.idOrdem, ordem.id)))
  if (!photo) throw refuse('OrdemInexistente')

  return photo.hash
}
