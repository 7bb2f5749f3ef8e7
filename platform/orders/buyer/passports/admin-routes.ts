import { implement } from '@orpc/server'
import { passports } from '#contract/orders/admin-passports.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { getStorePassport, listOfStoreOrder } from './get-store-passport.ts'
import { issuePassport } from './issue/issue-passport.ts'
import { markWithoutSerial } from './issue/mark-without-serial.ts'
import { listMissing } from './list-missing.ts'
import { listPassports } from './list-passports.ts'
import { addRecord } from './records/add-record.ts'
import { correctSerial } from './records/correct-serial.ts'
import { withdrawPassport } from './records/withdraw-passport.ts'

const api = implement(passports).$context<RequestContext>()

export const passportsAdminRoutes = {
  list: api.list.handler(({ context, input }) => listPassports(context, input)),
  missing: api.missing.handler(({ context, input }) => listMissing(context, input)),
  get: api.get.handler(({ context, input }) => getStorePassport(context, input)),
  ofOrder: api.ofOrder.handler(({ context, input }) => listOfStoreOrder(context, input)),
  issue: api.issue.handler(({ context, input }) => issuePassport(context, input)),
  withoutSerial: api.withoutSerial.handler(({ context, input }) => markWithoutSerial(context, input)),
  addRecord: api.addRecord.handler(({ context, input }) => addRecord(context, input)),
  correctSerial: api.correctSerial.handler(({ context, input }) => correctSerial(context, input)),
  withdraw: api.withdraw.handler(({ context, input }) => withdrawPassport(context, input)),
}
