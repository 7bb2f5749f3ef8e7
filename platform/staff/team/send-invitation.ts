import { and, eq } from 'drizzle-orm'
import { ROLE_NAMES } from '#domain/staff/permissions.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { funcionarios } from '../tables.ts'
import { INVITATION_DAYS, writeInvitation } from './invitations.ts'

/** Creates the link when the mail is sent, so that no key waits in the database; only the last mail's link works. */
export async function sendInvitation(
  context: JobContext,
  { id, por }: { id: number; por: string },
): Promise<void> {
  const { db, now, mail, idTarefa, storeUrl } = context
  const [to] = await db
    .select({ nome: funcionarios.nome, email: funcionarios.email, papel: funcionarios.papel })
    .from(funcionarios)
    .where(and(eq(funcionarios.id, id), eq(funcionarios.ativo, true)))
  if (!to) return
  const chave = await writeInvitation(db, id, now)
  const inviteUrl = `${storeUrl}/admin/convite?chave=${chave}`
  const papel = ROLE_NAMES[to.papel].nome
  await mail.send('staff-invitation', { inviteUrl, papel, por, days: INVITATION_DAYS }, { id: idTarefa, to })
}
