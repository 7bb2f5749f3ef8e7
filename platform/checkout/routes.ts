import { implement } from '@orpc/server'
import { checkout } from '#contract/checkout.ts'
import { leave } from '#platform/customers/leave.ts'
import type { Visit } from '#platform/visit.ts'
import { logIn, logInByCode, logInBySignUp } from './log-in.ts'

const api = implement(checkout).$context<Visit>()

export const checkoutRoutes = api.router({
  login: api.login.handler(({ context, input }) => logIn(context, input)),
  loginByCode: api.loginByCode.handler(({ context, input }) => logInByCode(context, input)),
  confirmSignUp: api.confirmSignUp.handler(({ context, input }) => logInBySignUp(context, input)),
  logout: api.logout.handler(({ context, input }) => leave(context, input)),
})
