import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { photoHash } from '../rows.ts'

/** Returns the hash by which a photo of a work order is stored. Refuses `OrdemInexistente`. */
export async function findPhoto(
  context: RequestContext,
  photo: { id: string; idFoto: number },
): Promise<string> {
  permit(context, 'pedidos.ver')

  return photoHash(context.db, photo)
}
