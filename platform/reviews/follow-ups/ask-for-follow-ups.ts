import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { inviteRecipients } from '../invitations/invite-recipients.ts'
import { sendFollowUpJob } from '../sent-jobs.ts'

/** By then, what was praised when it was new has been played. */
const AFTER_DAYS = 90

/** Older deliveries get no question, for example those of before a shop had this. */
const WITHIN_DAYS = 120

/** Asks recipients of orders what changed since. */
export function askForFollowUps(context: Pick<RequestContext, 'db' | 'now'>): Promise<void> {
  return inviteRecipients(context, {
    table: 'convites_retorno',
    afterDays: AFTER_DAYS,
    withinDays: WITHIN_DAYS,
    job: sendFollowUpJob,
  })
}
