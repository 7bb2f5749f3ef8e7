import * as z from 'zod'
import type { JobRequest } from '#platform/infrastructure/jobs/job.ts'
import { sendEmailChange } from './account/email/send-email-change.ts'
import { sendEmailChanged } from './account/email/send-email-changed.ts'
import { sendAccountDeleted } from './account/send-account-deleted.ts'
import { sendAccess } from './auth/send-access.ts'
import { sendPasswordChanged } from './auth/send-password-changed.ts'
import { sendSignUp } from './auth/send-sign-up.ts'
import { sendLoginTries } from './tries/send-login-tries.ts'

const Request = z.object({ id: z.uuid() })

const Customer = z.object({ id: z.int().positive() })

export const sendSignUpJob: JobRequest<z.infer<typeof Request>> = {
  name: 'customers.send-sign-up',
  data: Request,
  run: sendSignUp,
}

export const sendAccessJob: JobRequest<z.infer<typeof Request>> = {
  name: 'customers.send-access',
  data: Request,
  run: sendAccess,
}

export const sendPasswordChangedJob: JobRequest<z.infer<typeof Customer>> = {
  name: 'customers.send-password-changed',
  data: Customer,
  run: sendPasswordChanged,
}

export const sendLoginTriesJob: JobRequest<z.infer<typeof Customer>> = {
  name: 'customers.send-login-tries',
  data: Customer,
  run: sendLoginTries,
}

export const sendEmailChangeJob: JobRequest<z.infer<typeof Request>> = {
  name: 'customers.send-email-change',
  data: Request,
  run: sendEmailChange,
}

/** An e-mail address that no account has any more. */
const FormerMailbox = z.object({ nome: z.string(), email: z.string() })

export const sendEmailChangedJob: JobRequest<z.infer<typeof FormerMailbox>> = {
  name: 'customers.send-email-changed',
  data: FormerMailbox,
  run: sendEmailChanged,
}

export const sendAccountDeletedJob: JobRequest<z.infer<typeof FormerMailbox>> = {
  name: 'customers.send-account-deleted',
  data: FormerMailbox,
  run: sendAccountDeleted,
}
