import { implement } from '@orpc/server'
import { checkout } from '#contract/cart/checkout.ts'
import { logOut } from '#platform/customers/auth/log-out.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { followReminder } from './abandoned-carts/follow-reminder.ts'
import { chooseDelivery } from './draft/choose-delivery.ts'
import { getCheckout } from './draft/get-checkout.ts'
import { identifyBuyer } from './draft/identify-buyer.ts'
import { logIn, logInByCode, logInBySignUp } from './login/log-in.ts'
import { placeOrder } from './place-order.ts'

const api = implement(checkout).$context<RequestContext>()

export const checkoutRoutes = api.router({
  purchase: api.purchase.handler(({ context }) => getCheckout(context)),
  identify: api.identify.handler(({ context, input }) => identifyBuyer(context, input)),
  deliver: api.deliver.handler(({ context, input }) => chooseDelivery(context, input)),
  placeOrder: api.placeOrder.handler(({ context, input }) => placeOrder(context, input)),
  followReminder: api.followReminder.handler(({ context, input }) => followReminder(context, input)),
  login: api.login.handler(({ context, input }) => logIn(context, input)),
  loginByCode: api.loginByCode.handler(({ context, input }) => logInByCode(context, input)),
  confirmSignUp: api.confirmSignUp.handler(({ context, input }) => logInBySignUp(context, input)),
  logout: api.logout.handler(({ context, input }) => logOut(context, input)),
})
