import { implement } from '@orpc/server'
import { customers } from '#contract/customers.ts'
import type { Visit } from '#platform/visit.ts'
import { getUser } from './get-user.ts'
import { noteAttribution } from './note-attribution.ts'
import { setZipcode } from './set-zipcode.ts'

const api = implement(customers).$context<Visit>()

export const customersRoutes = api.router({
  user: api.user.handler(({ context }) => getUser(context)),
  attribution: api.attribution.handler(({ context, input }) => noteAttribution(context, input)),
  zipcode: api.zipcode.handler(({ context, input }) => setZipcode(context, input)),
})
