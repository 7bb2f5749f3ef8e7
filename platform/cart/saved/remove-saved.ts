import type { CartHash } from '#contract/cart/cart.ts'
import type { SavedItem } from '#contract/cart/saved-items.ts'
import { requireSession } from '#platform/customers/sessions/session.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { deleteSaved } from './delete-saved.ts'
import { listSaved } from './list-saved.ts'

/** Deletes a saved item; does nothing if it is not saved. Refuses `SessaoAusente`. */
export async function removeSaved(
  context: RequestContext,
  { idAtributoSimples }: CartHash,
): Promise<{ itens: SavedItem[] }> {
  await deleteSaved(context.db, requireSession(context), idAtributoSimples)

  return listSaved(context)
}
