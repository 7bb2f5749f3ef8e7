import { implement } from '@orpc/server'
import { catalog } from '#contract/catalog.ts'
import type { Visit } from '#platform/visit.ts'
import { getList } from './get-list.ts'
import { getListing } from './get-listing.ts'
import { getPreview } from './get-preview.ts'
import { getProduct } from './get-product.ts'
import { getRelated } from './get-related.ts'
import { getSeen } from './get-seen.ts'
import { getShowcase } from './get-showcase.ts'
import { listBrands } from './list-brands.ts'
import { listLists } from './list-lists.ts'
import { verifyUrl } from './verify-url.ts'

const api = implement(catalog).$context<Visit>()

export const catalogRoutes = api.router({
  verify: api.verify.handler(({ context, input }) => verifyUrl(context, input)),
  listing: api.listing.handler(({ context, input }) => getListing(context, input)),
  product: api.product.handler(({ context, input }) => getProduct(context, input)),
  preview: api.preview.handler(({ context, input }) => getPreview(context, input)),
  relatedShowcase: api.relatedShowcase.handler(({ context, input }) => getRelated(context, input)),
  seenShowcase: api.seenShowcase.handler(({ context, input }) => getSeen(context, input)),
  showcase: api.showcase.handler(({ context, input }) => getShowcase(context, input)),
  brands: api.brands.handler(({ context }) => listBrands(context)),
  lists: api.lists.handler(({ context, input }) => listLists(context, input)),
  list: api.list.handler(({ context, input }) => getList(context, input)),
})
