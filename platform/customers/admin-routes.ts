import { implement } from '@orpc/server'
import { customers } from '#contract/customers/admin-customers.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { addCustomerNote, removeCustomerNote } from './account/change-notes.ts'
import { createCustomer } from './account/create-customer.ts'
import { getCustomer } from './account/get-customer.ts'
import { listCustomers } from './account/list-customers.ts'
import { saveCustomer } from './account/save-customer.ts'
import {
  addCustomerAddress,
  changeCustomerAddress,
  removeCustomerAddress,
} from './addresses/change-customer-addresses.ts'
import { answerCustomerResale } from './resale/answer-customer-resale.ts'
import { addGroup, listGroups, renameGroup } from './resale/groups.ts'
import { endCustomerSessions } from './sessions/end-customer-sessions.ts'

const api = implement(customers).$context<RequestContext>()

export const customersAdminRoutes = {
  list: api.list.handler(({ context, input }) => listCustomers(context, input)),
  get: api.get.handler(({ context, input }) => getCustomer(context, input)),
  findOrCreate: api.findOrCreate.handler(({ context, input }) => createCustomer(context, input)),
  save: api.save.handler(({ context, input }) => saveCustomer(context, input)),
  addAddress: api.addAddress.handler(({ context, input }) => addCustomerAddress(context, input)),
  changeAddress: api.changeAddress.handler(({ context, input }) => changeCustomerAddress(context, input)),
  removeAddress: api.removeAddress.handler(({ context, input }) => removeCustomerAddress(context, input)),
  endSessions: api.endSessions.handler(({ context, input }) => endCustomerSessions(context, input)),
  answerResale: api.answerResale.handler(({ context, input }) => answerCustomerResale(context, input)),
  addNote: api.addNote.handler(({ context, input }) => addCustomerNote(context, input)),
  removeNote: api.removeNote.handler(({ context, input }) => removeCustomerNote(context, input)),
  groups: api.groups.handler(({ context }) => listGroups(context)),
  addGroup: api.addGroup.handler(({ context, input }) => addGroup(context, input)),
  renameGroup: api.renameGroup.handler(({ context, input }) => renameGroup(context, input)),
}
