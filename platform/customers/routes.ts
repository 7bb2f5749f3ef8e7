import { implement } from '@orpc/server'
import { customers } from '#contract/customers.ts'
import { findPlace } from '#platform/addresses/find-place.ts'
import type { Visit } from '#platform/visit.ts'
import { accountRoutes } from './account-routes.ts'
import { addAddress } from './add-address.ts'
import { askCode, recoverPassword } from './ask-access.ts'
import { askResale } from './ask-resale.ts'
import { changeAddress } from './change-address.ts'
import { chooseSaleCustomer } from './choose-sale-customer.ts'
import { getUser } from './get-user.ts'
import { getAddresses } from './list-addresses.ts'
import { makeMainAddress } from './make-main-address.ts'
import { noteAttribution } from './note-attribution.ts'
import { removeAddress } from './remove-address.ts'
import { resetPassword } from './reset-password.ts'
import { setZipcode } from './set-zipcode.ts'
import { signUp } from './sign-up.ts'

const api = implement(customers).$context<Visit>()

const { addresses } = api

/** All of the contract's but `startInternalSale`, which takes a cart along: checkout answers it. */
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
  resale: api.resale.handler(({ context, input }) => askResale(context, input)),
  user: api.user.handler(({ context }) => getUser(context)),
  attribution: api.attribution.handler(({ context, input }) => noteAttribution(context, input)),
  signUp: api.signUp.handler(({ context, input }) => signUp(context, input)),
  loginCode: api.loginCode.handler(({ context, input }) => askCode(context, input)),
  passwordRecovery: api.passwordRecovery.handler(({ context, input }) => recoverPassword(context, input)),
  passwordReset: api.passwordReset.handler(({ context, input }) => resetPassword(context, input)),
  place: api.place.handler(({ context, input }) => findPlace(context, input)),
  zipcode: api.zipcode.handler(({ context, input }) => setZipcode(context, input)),
}
