import type { JobContext } from '#platform/infrastructure/jobs/job.ts'

/** Notifies an account's former e-mail address, so that its owner can act if it was not them. */
export async function sendEmailChanged(
  { mail, idTarefa }: JobContext,
  to: { nome: string; email: string },
): Promise<void> {
  await mail.send('email-changed', {}, { id: idTarefa, to })
}
