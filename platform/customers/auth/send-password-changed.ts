import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { mailboxOf } from '../account/mailbox-of.ts'

/** Notifies an account that its password has changed, so that its owner can act if it was not them. */
export async function sendPasswordChanged(context: JobContext, { id }: { id: number }): Promise<void> {
  const { db, mail, idTarefa, storeUrl } = context
  const to = await mailboxOf(db, id)
  if (to)
    await mail.send('password-changed', { recoveryUrl: `${storeUrl}/checkout/senha` }, { id: idTarefa, to })
}
