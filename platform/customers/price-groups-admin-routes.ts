import { implement } from '@orpc/server'
import { priceLists } from '#contract/admin/price-lists.ts'
import type { Visit } from '#platform/visit.ts'
import { listPriceGroups } from './admin/list-price-groups.ts'

const api = implement(priceLists).$context<Visit>()

/** Of the price lists, whose they are. */
export const priceGroupRoutes = {
  groups: api.groups.handler(({ context }) => listPriceGroups(context)),
}
