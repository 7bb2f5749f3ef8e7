import { implement } from '@orpc/server'
import { catalog } from '#contract/catalog.ts'
import type { Visit } from '#platform/visit.ts'
import { getProductPage } from './get-product-page.ts'

/** The catalogue's endpoint of a product's page, answered here because the catalogue knows nothing of reviews. */
export const productPage = implement(catalog)
  .$context<Visit>()
  .product.handler(({ context, input }) => getProductPage(context, input))
