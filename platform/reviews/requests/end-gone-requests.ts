import { endGonePlaces } from '#platform/catalog/stock/waiting/end-gone-places.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { endGoneAlerts } from './prices/end-gone-alerts.ts'

/** Ends what people wait for that left the store for good, with a mail to each. */
export async function endGoneRequests(context: Pick<RequestContext, 'db' | 'now'>): Promise<void> {
  await endGonePlaces(context)
  await endGoneAlerts(context)
}
