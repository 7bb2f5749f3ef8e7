import { implement } from '@orpc/server'
import { tradeIns } from '#contract/orders/trade-ins.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { acceptTradeIn } from './accept-trade-in.ts'
import { sendTradeIn, withdrawTradeIn } from './change-own-trade-in.ts'
import { payDifference } from './difference/pay-difference.ts'
import { listTradeIns, showsTradeIns } from './list-trade-ins.ts'
import { tradeInTerms } from './trade-in-rules.ts'

const api = implement(tradeIns).$context<RequestContext>()

export const tradeInsRoutes = api.router({
  list: api.list.handler(({ context, input }) => listTradeIns(context, input)),
  terms: api.terms.handler(({ context }) => tradeInTerms(context)),
  shown: api.shown.handler(({ context }) => showsTradeIns(context)),
  accept: api.accept.handler(({ context, input }) => acceptTradeIn(context, input)),
  withdraw: api.withdraw.handler(({ context, input }) => withdrawTradeIn(context, input)),
  send: api.send.handler(({ context, input }) => sendTradeIn(context, input)),
  pay: api.pay.handler(({ context, input }) => payDifference(context, input)),
})
