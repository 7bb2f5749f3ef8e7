import type { JobContext } from '#platform/infrastructure/jobs/job.ts'

/** Tells the mailbox that was the account's: who did not do it can act. */
export async function sendEmailChanged(
  { mail, idTarefa }: JobContext,
  to: { nome: string; email: string },
): Promise<void> {
  await mail.send('email-changed', {}, { id: idTarefa, to })
}
