import { implement } from '@orpc/server'
import { staff } from '#contract/admin/staff.ts'
import type { Visit } from '#platform/visit.ts'
import { confirmEntry } from './confirm-entry.ts'
import { getEntry } from './entry.ts'
import { acceptInvitation, getInvitation } from './invitations.ts'
import { leave } from './leave.ts'
import { logIn } from './log-in.ts'
import { confirmSecondFactor, newSecondFactor } from './set-up-second-factor.ts'

const api = implement(staff).$context<Visit>()

export const staffRoutes = {
  entry: api.entry.handler(({ context }) => getEntry(context)),
  login: api.login.handler(({ context, input }) => logIn(context, input)),
  secondFactor: api.secondFactor.handler(({ context, input }) => confirmEntry(context, input)),
  leave: api.leave.handler(({ context }) => leave(context)),
  invitation: api.invitation.handler(({ context, input }) => getInvitation(context, input)),
  acceptInvitation: api.acceptInvitation.handler(({ context, input }) => acceptInvitation(context, input)),
  newSecondFactor: api.newSecondFactor.handler(({ context }) => newSecondFactor(context)),
  confirmSecondFactor: api.confirmSecondFactor.handler(({ context, input }) =>
    confirmSecondFactor(context, input),
  ),
}
