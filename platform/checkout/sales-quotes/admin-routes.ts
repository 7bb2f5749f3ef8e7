import { implement } from '@orpc/server'
import { salesQuotes } from '#contract/orders/sales/sales-quotes.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { printQuote } from './print/print-quote.ts'
import { acceptForBuyer, cancelQuote } from './staff/close-quote.ts'
import { getQuote } from './staff/get-quote.ts'
import { listQuotes } from './staff/list-quotes.ts'
import { quoteFreights, quotePrices, quoteSchoolFreight } from './staff/quote-prices.ts'
import { createQuote, reviseQuote } from './staff/save-quote.ts'

const api = implement(salesQuotes).$context<RequestContext>()

export const salesQuotesAdminRoutes = api.router({
  list: api.list.handler(({ context, input }) => listQuotes(context, input)),
  get: api.get.handler(({ context, input }) => getQuote(context, input)),
  print: api.print.handler(({ context, input }) => printQuote(context, input)),
  prices: api.prices.handler(({ context, input }) => quotePrices(context, input)),
  freights: api.freights.handler(({ context, input }) => quoteFreights(context, input)),
  schoolFreight: api.schoolFreight.handler(({ context, input }) => quoteSchoolFreight(context, input)),
  create: api.create.handler(({ context, input }) => createQuote(context, input)),
  revise: api.revise.handler(({ context, input }) => reviseQuote(context, input)),
  cancel: api.cancel.handler(({ context, input }) => cancelQuote(context, input)),
  accept: api.accept.handler(({ context, input }) => acceptForBuyer(context, input)),
})
