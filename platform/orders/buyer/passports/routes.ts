import { implement } from '@orpc/server'
import { passports } from '#contract/orders/passports.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { acceptHandover, getHandover } from './handover/accept.ts'
import { offerHandover, withdrawOffer } from './handover/offer.ts'
import { attestProof } from './owner/attest-proof.ts'
import { getPassport } from './owner/get-passport.ts'
import { getProof } from './owner/get-proof.ts'
import { listOfOrder, listOwn } from './owner/list-own.ts'
import { reportLoss } from './owner/report-loss.ts'
import { searchSerial } from './search-serial.ts'

const api = implement(passports).$context<RequestContext>()

export const passportsRoutes = api.router({
  get: api.get.handler(({ context, input }) => getPassport(context, input)),
  own: api.own.handler(({ context }) => listOwn(context)),
  ofOrder: api.ofOrder.handler(({ context, input }) => listOfOrder(context, input)),
  search: api.search.handler(({ context, input }) => searchSerial(context, input)),
  reportLoss: api.reportLoss.handler(({ context, input }) => reportLoss(context, input)),
  proof: api.proof.handler(({ context, input }) => getProof(context, input)),
  attest: api.attest.handler(({ context, input }) => attestProof(context, input)),
  offer: api.offer.handler(({ context, input }) => offerHandover(context, input)),
  withdrawOffer: api.withdrawOffer.handler(({ context, input }) => withdrawOffer(context, input)),
  handover: api.handover.handler(({ context, input }) => getHandover(context, input)),
  accept: api.accept.handler(({ context, input }) => acceptHandover(context, input)),
})
