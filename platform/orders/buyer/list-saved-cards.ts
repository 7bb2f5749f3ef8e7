import type { SavedCard } from '#contract/orders/saved-cards.ts'
import { requireCustomer } from '#platform/customers/sessions/require-customer.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { savedCardsOf, shownCard } from '#platform/payments/cards/saved-cards.ts'

/** Lists the customer's stored cards, the newest first. Refuses `LoginNecessario`. */
export async function listSavedCards(context: RequestContext): Promise<{ cartoes: SavedCard[] }> {
  const cards = await savedCardsOf(context, await requireCustomer(context))

  return { cartoes: cards.map(shownCard) }
}
