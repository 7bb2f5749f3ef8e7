import { implement } from '@orpc/server'
import { customers } from '#contract/customers/customers.ts'
import { findPlace } from '#platform/infrastructure/cep/find-place.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { accountRoutes } from './account-routes.ts'
import { addAddress } from './addresses/add-address.ts'
import { changeAddress } from './addresses/change-address.ts'
import { getAddresses } from './addresses/list-addresses.ts'
import { makeMainAddress } from './addresses/make-main-address.ts'
import { removeAddress } from './addresses/remove-address.ts'
import { recoverPassword, requestCode } from './auth/request-access.ts'
import { resetPassword } from './auth/reset-password.ts'
import { signUp } from './auth/sign-up.ts'
import { chooseSaleCustomer } from './internal-sale/choose-customer.ts'
import { applyForResale } from './resale/apply-for-resale.ts'
import { getUser } from './sessions/get-user.ts'
import { recordAttribution } from './sessions/record-attribution.ts'
import { setZipcode } from './sessions/set-zipcode.ts'

const api = implement(customers).$context<RequestContext>()

const { addresses } = api

/** Implements the contract's routes except `startInternalSale`, which moves a cart: checkout implements it. */
export const customersRoutes = {
  account: accountRoutes,
  addresses: {
    list: addresses.list.handler(({ context }) => getAddresses(context)),
    add: addresses.add.handler(({ context, input }) => addAddress(context, input)),
    change: addresses.change.handler(({ context, input }) => changeAddress(context, input)),
    remove: addresses.remove.handler(({ context, input }) => removeAddress(context, input)),
    makeMain: addresses.makeMain.handler(({ context, input }) => makeMainAddress(context, input)),
  },
  chooseSaleCustomer: api.chooseSaleCustomer.handler(({ context, input }) =>
    chooseSaleCustomer(context, input),
  ),
  resale: api.resale.handler(({ context, input }) => applyForResale(context, input)),
  user: api.user.handler(({ context }) => getUser(context)),
  attribution: api.attribution.handler(({ context, input }) => recordAttribution(context, input)),
  signUp: api.signUp.handler(({ context, input }) => signUp(context, input)),
  loginCode: api.loginCode.handler(({ context, input }) => requestCode(context, input)),
  passwordRecovery: api.passwordRecovery.handler(({ context, input }) => recoverPassword(context, input)),
  passwordReset: api.passwordReset.handler(({ context, input }) => resetPassword(context, input)),
  place: api.place.handler(({ context, input }) => findPlace(context, input)),
  zipcode: api.zipcode.handler(({ context, input }) => setZipcode(context, input)),
}
