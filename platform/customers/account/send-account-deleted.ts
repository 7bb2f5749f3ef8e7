import type { JobContext } from '#platform/infrastructure/jobs/job.ts'

/** Tells the mailbox of an account that was deleted so: its last mail. */
export async function sendAccountDeleted(
  { mail, idTarefa }: JobContext,
  to: { nome: string; email: string },
): Promise<void> {
  await mail.send('account-deleted', {}, { id: idTarefa, to })
}
