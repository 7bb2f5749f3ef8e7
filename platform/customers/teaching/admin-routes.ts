import { implement } from '@orpc/server'
import { teaching } from '#contract/customers/teaching/admin-teaching.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { adjustCredit, answerAccount } from './staff/answer-account.ts'
import { getAccount } from './staff/get-account.ts'
import { listAccounts } from './staff/list-accounts.ts'
import { listCredits } from './staff/list-credits.ts'

const api = implement(teaching).$context<RequestContext>()

export const teachingAdminRoutes = api.router({
  list: api.list.handler(({ context, input }) => listAccounts(context, input)),
  get: api.get.handler(({ context, input }) => getAccount(context, input)),
  credits: api.credits.handler(({ context, input }) => listCredits(context, input)),
  answer: api.answer.handler(({ context, input }) => answerAccount(context, input)),
  adjust: api.adjust.handler(({ context, input }) => adjustCredit(context, input)),
})
