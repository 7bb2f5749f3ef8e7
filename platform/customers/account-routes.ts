import { implement } from '@orpc/server'
import { account } from '#contract/account.ts'
import type { Visit } from '#platform/visit.ts'
import { changeEmail } from './change-email.ts'
import { changePassword } from './change-password.ts'
import { confirmEmail } from './confirm-email.ts'
import { endSession } from './end-session.ts'
import { getProfile } from './get-profile.ts'
import { listSessions } from './list-sessions.ts'
import { saveProfile } from './save-profile.ts'
import { sendOwnerCode } from './send-owner-code.ts'

const api = implement(account).$context<Visit>()

/** What customers tend of their own account. */
export const accountRoutes = api.router({
  profile: api.profile.handler(({ context }) => getProfile(context)),
  saveProfile: api.saveProfile.handler(({ context, input }) => saveProfile(context, input)),
  sendCode: api.sendCode.handler(({ context }) => sendOwnerCode(context)),
  changeEmail: api.changeEmail.handler(({ context, input }) => changeEmail(context, input)),
  confirmEmail: api.confirmEmail.handler(({ context, input }) => confirmEmail(context, input)),
  changePassword: api.changePassword.handler(({ context, input }) => changePassword(context, input)),
  sessions: api.sessions.handler(({ context }) => listSessions(context)),
  endSession: api.endSession.handler(({ context, input }) => endSession(context, input)),
})
