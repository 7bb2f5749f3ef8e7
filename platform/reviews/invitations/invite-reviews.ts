import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { sendInvitationJob } from '../sent-jobs.ts'
import { inviteRecipients } from './invite-recipients.ts'

/** Some days after the arrival, the buyer has played it, and the withdrawal period (CDC, art. 49) is over. */
const AFTER_DAYS = 8

/** Older deliveries get no invitation, for example after the shop was closed for a while. */
const WITHIN_DAYS = 30

/** Invites recipients of orders to review them. */
export function inviteReviews(context: Pick<RequestContext, 'db' | 'now'>): Promise<void> {
  return inviteRecipients(context, {
    table: 'convites',
    afterDays: AFTER_DAYS,
    withinDays: WITHIN_DAYS,
    job: sendInvitationJob,
  })
}
