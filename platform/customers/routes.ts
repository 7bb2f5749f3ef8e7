import { implement } from '@orpc/server'
import { customers } from '#contract/customers.ts'
import type { Visit } from '#platform/visit.ts'
import { askCode, recoverPassword } from './ask-access.ts'
import { getUser } from './get-user.ts'
import { noteAttribution } from './note-attribution.ts'
import { resetPassword } from './reset-password.ts'
import { setZipcode } from './set-zipcode.ts'
import { signUp } from './sign-up.ts'

const api = implement(customers).$context<Visit>()

export const customersRoutes = api.router({
  user: api.user.handler(({ context }) => getUser(context)),
  attribution: api.attribution.handler(({ context, input }) => noteAttribution(context, input)),
  signUp: api.signUp.handler(({ context, input }) => signUp(context, input)),
  loginCode: api.loginCode.handler(({ context, input }) => askCode(context, input)),
  passwordRecovery: api.passwordRecovery.handler(({ context, input }) => recoverPassword(context, input)),
  passwordReset: api.passwordReset.handler(({ context, input }) => resetPassword(context, input)),
  zipcode: api.zipcode.handler(({ context, input }) => setZipcode(context, input)),
})
