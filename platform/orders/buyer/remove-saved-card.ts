import type { SavedCard } from '#contract/orders/saved-cards.ts'
import { requireCustomer } from '#platform/customers/sessions/require-customer.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { removeCard } from '#platform/payments/cards/remove-card.ts'
import { listSavedCards } from './list-saved-cards.ts'

/** Removes one of the customer's stored cards. Refuses `LoginNecessario` and `CartaoInexistente`. */
export async function removeSavedCard(
  context: RequestContext,
  { id }: { id: string },
): Promise<{ cartoes: SavedCard[] }> {
  await removeCard(context, { id, idCliente: await requireCustomer(context) })

  return listSavedCards(context)
}
