import type { JobContext } from '#platform/infrastructure/jobs/job.ts'

/** Sends the last mail of a deleted account. */
export async function sendAccountDeleted(
  { mail, idTarefa }: JobContext,
  to: { nome: string; email: string },
): Promise<void> {
  await mail.send('account-deleted', {}, { id: idTarefa, to })
}
