import { implement } from '@orpc/server'
import { staff } from '#contract/panel/staff.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { changePassword } from './auth/change-password.ts'
import { confirmEntry } from './auth/confirm-entry.ts'
import { getEntry } from './auth/entry.ts'
import { logIn } from './auth/log-in.ts'
import { leave } from './auth/log-out.ts'
import { passkeyLogin, passkeyOptions } from './auth/passkeys/passkey-login.ts'
import { listPasskeys, newPasskey, removePasskey, savePasskey } from './auth/passkeys/passkeys.ts'
import { newRecoveryCodes } from './auth/second-factor/recovery-codes.ts'
import { removeSecondFactor } from './auth/second-factor/remove-second-factor.ts'
import { confirmSecondFactor, newSecondFactor } from './auth/second-factor/set-up-second-factor.ts'
import { getSecurity } from './auth/security.ts'
import { openPage } from './presence.ts'
import { endSession, listSessions } from './sessions/sessions.ts'
import { becomeFirstOwner, getFirstAccess } from './team/first-owner.ts'
import { acceptInvitation, getInvitation } from './team/invitations.ts'
import { changeMember, endMemberSessions, invite, inviteAgain, listTeam } from './team/team.ts'

const api = implement(staff).$context<RequestContext>()

export const staffRoutes = {
  entry: api.entry.handler(({ context }) => getEntry(context)),
  login: api.login.handler(({ context, input }) => logIn(context, input)),
  secondFactor: api.secondFactor.handler(({ context, input }) => confirmEntry(context, input)),
  leave: api.leave.handler(({ context }) => leave(context)),
  invitation: api.invitation.handler(({ context, input }) => getInvitation(context, input)),
  firstAccess: api.firstAccess.handler(({ context, input }) => getFirstAccess(context, input)),
  becomeFirstOwner: api.becomeFirstOwner.handler(({ context, input }) => becomeFirstOwner(context, input)),
  acceptInvitation: api.acceptInvitation.handler(({ context, input }) => acceptInvitation(context, input)),
  newSecondFactor: api.newSecondFactor.handler(({ context }) => newSecondFactor(context)),
  confirmSecondFactor: api.confirmSecondFactor.handler(({ context, input }) =>
    confirmSecondFactor(context, input),
  ),
  passkeyOptions: api.passkeyOptions.handler(({ context }) => passkeyOptions(context)),
  passkeyLogin: api.passkeyLogin.handler(({ context, input }) => passkeyLogin(context, input)),
  security: api.security.handler(({ context }) => getSecurity(context)),
  newRecoveryCodes: api.newRecoveryCodes.handler(({ context, input }) => newRecoveryCodes(context, input)),
  removeSecondFactor: api.removeSecondFactor.handler(({ context, input }) =>
    removeSecondFactor(context, input),
  ),
  changePassword: api.changePassword.handler(({ context, input }) => changePassword(context, input)),
  sessions: api.sessions.handler(({ context }) => listSessions(context)),
  endSession: api.endSession.handler(({ context, input }) => endSession(context, input)),
  passkeys: api.passkeys.handler(({ context }) => listPasskeys(context)),
  newPasskey: api.newPasskey.handler(({ context, input }) => newPasskey(context, input)),
  savePasskey: api.savePasskey.handler(({ context, input }) => savePasskey(context, input)),
  removePasskey: api.removePasskey.handler(({ context, input }) => removePasskey(context, input)),
  openPage: api.openPage.handler(({ context, input }) => openPage(context, input)),
  team: api.team.handler(({ context }) => listTeam(context)),
  invite: api.invite.handler(({ context, input }) => invite(context, input)),
  changeMember: api.changeMember.handler(({ context, input }) => changeMember(context, input)),
  inviteAgain: api.inviteAgain.handler(({ context, input }) => inviteAgain(context, input)),
  endMemberSessions: api.endMemberSessions.handler(({ context, input }) => endMemberSessions(context, input)),
}
