import type { CartHash } from '#contract/cart/cart.ts'
import type { SavedItem } from '#contract/cart/saved-items.ts'
import { requireSession } from '#platform/customers/sessions/session.ts'
import type { Visit } from '#platform/infrastructure/context/request-context.ts'
import { deleteSaved } from './delete-saved.ts'
import { listSaved } from './list-saved.ts'

/** Takes out what was saved for later. Again, it changes nothing. Refuses `SessaoAusente`. */
export async function removeSaved(
  visit: Visit,
  { idAtributoSimples }: CartHash,
): Promise<{ itens: SavedItem[] }> {
  await deleteSaved(visit.db, requireSession(visit), idAtributoSimples)

  return listSaved(visit)
}
