import { implement } from '@orpc/server'
import { tradeIns } from '#contract/orders/admin-trade-ins.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import {
  inspectTradeIn,
  receiveTradeIn,
  setPostCode,
  uploadInspectionPicture,
  writeOffDifference,
} from './inspection/change-store-trade-in.ts'
import { getStoreTradeIn, listStoreTradeIns } from './inspection/store-trade-ins.ts'
import { undoArrival, undoInspection } from './inspection/undo-steps.ts'
import { getTradeInRules, saveTradeInRules } from './trade-in-rules.ts'

const api = implement(tradeIns).$context<RequestContext>()

export const tradeInsAdminRoutes = api.router({
  list: api.list.handler(({ context, input }) => listStoreTradeIns(context, input)),
  get: api.get.handler(({ context, input }) => getStoreTradeIn(context, input)),
  postCode: api.postCode.handler(({ context, input }) => setPostCode(context, input)),
  receive: api.receive.handler(({ context, input }) => receiveTradeIn(context, input)),
  undoArrival: api.undoArrival.handler(({ context, input }) => undoArrival(context, input)),
  inspect: api.inspect.handler(({ context, input }) => inspectTradeIn(context, input)),
  undoInspection: api.undoInspection.handler(({ context, input }) => undoInspection(context, input)),
  uploadPicture: api.uploadPicture.handler(({ context, input }) => uploadInspectionPicture(context, input)),
  writeOff: api.writeOff.handler(({ context, input }) => writeOffDifference(context, input)),
  rules: api.rules.handler(({ context }) => getTradeInRules(context)),
  saveRules: api.saveRules.handler(({ context, input }) => saveTradeInRules(context, input)),
})
