import { implement } from '@orpc/server'
import { staff } from '#contract/admin/staff.ts'
import type { Visit } from '#platform/visit.ts'
import { changePassword } from './change-password.ts'
import { confirmEntry } from './confirm-entry.ts'
import { getEntry } from './entry.ts'
import { acceptInvitation, getInvitation } from './invitations.ts'
import { leave } from './leave.ts'
import { logIn } from './log-in.ts'
import { openPage } from './open-page.ts'
import { passkeyLogin, passkeyOptions } from './passkey-login.ts'
import { listPasskeys, newPasskey, removePasskey, savePasskey } from './passkeys.ts'
import { newRecoveryCodes } from './recovery-codes.ts'
import { removeSecondFactor } from './remove-second-factor.ts'
import { getSecurity } from './security.ts'
import { endSession, listSessions } from './sessions.ts'
import { confirmSecondFactor, newSecondFactor } from './set-up-second-factor.ts'
import { changeMember, endMemberSessions, invite, inviteAgain, listTeam } from './team.ts'

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
