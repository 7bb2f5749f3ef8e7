import { implement } from '@orpc/server'
import { priceLists } from '#contract/catalog/price-lists.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { listPriceGroups } from './resale/list-price-groups.ts'

const api = implement(priceLists).$context<RequestContext>()

/** Routes of price lists that list customer groups. */
export const priceGroupRoutes = {
  groups: api.groups.handler(({ context }) => listPriceGroups(context)),
}
