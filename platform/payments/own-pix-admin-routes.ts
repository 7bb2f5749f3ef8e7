import { implement } from '@orpc/server'
import { ownPix } from '#contract/orders/own-pix.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { confirmOwnPix } from './own-pix/confirm-own-pix.ts'
import { importStatement } from './own-pix/import-statement.ts'
import { listOwnCharges } from './own-pix/own-charges.ts'
import { listOwnReturns, settleOwnReturn } from './own-pix/own-returns.ts'

const api = implement(ownPix).$context<RequestContext>()

/** Routes of the payments by the store's own Pix key; undoing one changes its order (`platform/orders/`). */
export const ownPixRoutes = {
  list: api.list.handler(({ context, input }) => listOwnCharges(context, input)),
  confirm: api.confirm.handler(({ context, input }) => confirmOwnPix(context, input)),
  importStatement: api.importStatement.handler(({ context, input }) => importStatement(context, input)),
  returns: api.returns.handler(({ context, input }) => listOwnReturns(context, input)),
  settleReturn: api.settleReturn.handler(({ context, input }) => settleOwnReturn(context, input)),
}
