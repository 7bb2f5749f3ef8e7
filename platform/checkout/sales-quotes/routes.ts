import { implement } from '@orpc/server'
import { ownSalesQuotes } from '#contract/orders/sales/own-sales-quotes.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { listOwnQuotes, quoteOfOwnOrder } from './buyer/list-own-quotes.ts'
import { acceptOwnQuote, getOwnQuote } from './buyer/own-quote.ts'
import { quoteCart } from './buyer/quote-cart.ts'
import { renewQuote } from './buyer/renew-quote.ts'

const api = implement(ownSalesQuotes).$context<RequestContext>()

export const ownSalesQuotesRoutes = api.router({
  list: api.list.handler(({ context }) => listOwnQuotes(context)),
  ofOrder: api.ofOrder.handler(({ context, input }) => quoteOfOwnOrder(context, input)),
  get: api.get.handler(({ context, input }) => getOwnQuote(context, input)),
  create: api.create.handler(({ context, input }) => quoteCart(context, input)),
  accept: api.accept.handler(({ context, input }) => acceptOwnQuote(context, input)),
  renew: api.renew.handler(({ context, input }) => renewQuote(context, input)),
})
