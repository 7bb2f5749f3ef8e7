import { endGonePlaces, endPlacesOfProduct } from '#platform/catalog/stock/waiting/end-gone-places.ts'
import type { GoneProduct } from '#platform/catalog/stock/waiting/restock-mail.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { endAlertsOfProduct, endGoneAlerts } from './prices/end-gone-alerts.ts'

/** Ends what people wait for that left the store for good, with a mail to each. */
export async function endGoneRequests(context: Pick<RequestContext, 'db' | 'now'>): Promise<void> {
  await endGonePlaces(context)
  await endGoneAlerts(context)
}

/** The same for a product that was deleted, whose name nobody could find later. */
export async function endRequestsOfProduct(
  context: Pick<RequestContext, 'db' | 'now'>,
  produto: GoneProduct,
): Promise<void> {
  await endPlacesOfProduct(context, produto)
  await endAlertsOfProduct(context, produto)
}
