import { implement } from '@orpc/server'
import { account } from '#contract/customers/account.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { changeEmail } from './account/email/change-email.ts'
import { confirmEmail } from './account/email/confirm-email.ts'
import { getProfile } from './account/get-profile.ts'
import { saveProfile } from './account/save-profile.ts'
import { changePassword } from './auth/change-password.ts'
import { sendOwnerCode } from './auth/send-owner-code.ts'
import { endSession } from './sessions/end-session.ts'
import { listSessions } from './sessions/list-sessions.ts'

const api = implement(account).$context<RequestContext>()

/** Routes for customers to manage their own account. */
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
