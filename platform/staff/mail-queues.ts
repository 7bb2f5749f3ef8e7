import * as z from 'zod'
import type { JobRequest } from '#platform/infrastructure/jobs/job.ts'

const Invitation = z.object({ id: z.int().positive(), por: z.string() })

/** Mails to somebody of the store the link by which they choose a password; `por` is who asks them in. */
export const STAFF_INVITATION: Pick<JobRequest<z.infer<typeof Invitation>>, 'name' | 'data'> = {
  name: 'staff.send-invitation',
  data: Invitation,
}

const Notification = z.object({
  id: z.int().positive(),
  oque: z.enum(['senha', 'segundoFator', 'chave', 'tentativas', 'cartoes']),
})

/**
 * Tells somebody of the store that another way into their account is there, or one less, or that somebody else tries to get in
 * or tries cards in the shop: they can act.
 */
export const STAFF_NOTIFICATION: Pick<JobRequest<z.infer<typeof Notification>>, 'name' | 'data'> = {
  name: 'staff.send-notice',
  data: Notification,
}
