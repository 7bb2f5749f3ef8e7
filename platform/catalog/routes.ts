import { implement } from '@orpc/server'
import { catalog } from '#contract/catalog/catalog.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { verifyUrl } from './addresses/verify-url.ts'
import { listBrands } from './collections/brands/list-brands.ts'
import { getList } from './collections/lists/get-list.ts'
import { listLists } from './collections/lists/list-lists.ts'
import { getShowcase } from './collections/showcases/get-showcase.ts'
import { getListing } from './listing/get-listing.ts'
import { getLeftHanded } from './listing/left-hand/get-left-handed.ts'
import { sizeGuide } from './listing/sizes/size-guide.ts'
import { compare } from './product/page/compare.ts'
import { getPreview } from './product/page/get-preview.ts'
import { getProduct } from './product/page/get-product.ts'
import { getRelated } from './product/page/get-related.ts'
import { getSeen } from './product/page/get-seen.ts'
import { getWorkshop } from './services/page/get-workshop.ts'

const api = implement(catalog).$context<RequestContext>()

export const catalogRoutes = api.router({
  verify: api.verify.handler(({ context, input }) => verifyUrl(context, input)),
  listing: api.listing.handler(({ context, input }) => getListing(context, input)),
  product: api.product.handler(({ context, input }) => getProduct(context, input)),
  comparison: api.comparison.handler(({ context, input }) => compare(context, input)),
  sizeGuide: api.sizeGuide.handler(({ context, input }) => sizeGuide(context, input)),
  leftHanded: api.leftHanded.handler(({ context }) => getLeftHanded(context)),
  workshop: api.workshop.handler(({ context }) => getWorkshop(context)),
  preview: api.preview.handler(({ context, input }) => getPreview(context, input)),
  relatedShowcase: api.relatedShowcase.handler(({ context, input }) => getRelated(context, input)),
  seenShowcase: api.seenShowcase.handler(({ context, input }) => getSeen(context, input)),
  showcase: api.showcase.handler(({ context, input }) => getShowcase(context, input)),
  brands: api.brands.handler(({ context }) => listBrands(context)),
  lists: api.lists.handler(({ context, input }) => listLists(context, input)),
  list: api.list.handler(({ context, input }) => getList(context, input)),
})
