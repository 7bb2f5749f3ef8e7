import { implement } from '@orpc/server'
import { ownPix } from '#contract/orders/own-pix.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { undoOwnPix } from './payment/undo-own-pix.ts'

const api = implement(ownPix).$context<RequestContext>()

export const undoOwnPixRoute = {
  undo: api.undo.handler(({ context, input }) => undoOwnPix(context, input)),
}
