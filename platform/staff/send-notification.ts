import { and, eq } from 'drizzle-orm'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import type { Templates } from '#platform/mail/templates.ts'
import { funcionarios } from './tables.ts'

export async function sendNotification(
  { db, mail, idTarefa, storeUrl }: JobContext,
  { id, oque }: { id: number; oque: Templates['staff-notice']['oque'] },
): Promise<void> {
  const [to] = await db
    .select({ nome: funcionarios.nome, email: funcionarios.email })
    .from(funcionarios)
    .where(and(eq(funcionarios.id, id), eq(funcionarios.ativo, true)))
  if (to)
    await mail.send(
      'staff-notice',
      { oque, securityUrl: `${storeUrl}/admin/minha-conta` },
      { id: idTarefa, to },
    )
}
