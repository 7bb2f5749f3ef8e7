import * as z from 'zod'
import type { JobRequest } from '#platform/infrastructure/jobs/job.ts'

const Invitation = z.object({ id: z.int().positive(), por: z.string() })

/** Mails a staff member the link for choosing a password; `por` is who invited them. */
export const STAFF_INVITATION: Pick<JobRequest<z.infer<typeof Invitation>>, 'name' | 'data'> = {
  name: 'staff.send-invitation',
  data: Invitation,
}

const Notification = z.object({
  id: z.int().positive(),
  oque: z.enum(['senha', 'segundoFator', 'chave', 'tentativas', 'cartoes']),
})

/**
 * Warns a staff member: a login method was added or removed, somebody tries to log in as them, or tests cards in the
 * shop.
 */
export const STAFF_NOTIFICATION: Pick<JobRequest<z.infer<typeof Notification>>, 'name' | 'data'> = {
  name: 'staff.send-notification',
  data: Notification,
}
