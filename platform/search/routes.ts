import { implement } from '@orpc/server'
import { search } from '#contract/catalog/search.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { searchProducts } from './search-products.ts'
import { suggest } from './suggest.ts'

const api = implement(search).$context<RequestContext>()

export const searchRoutes = api.router({
  results: api.results.handler(({ context, input }) => searchProducts(context, input)),
  suggestions: api.suggestions.handler(({ context, input }) => suggest(context, input)),
})
