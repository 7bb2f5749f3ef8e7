import * as z from 'zod'
import { TEACHING_PATH } from '#domain/customer/teaching/list-path.ts'
import { mailboxOf } from '#platform/customers/account/mailbox-of.ts'
import { readTeachingList } from '#platform/customers/teaching/read-list.ts'
import type { JobContext, JobRequest } from '#platform/infrastructure/jobs/job.ts'
import { readClassList } from '../read-class-list.ts'

const List = z.object({ id: z.uuid() })

/** Writes to a teacher which pupils still lack something of a list whose last day is near. */
export const sendClassReminderJob: JobRequest<z.infer<typeof List>> = {
  name: 'cart.send-class-reminder',
  data: List,
  run: sendClassReminder,
}

/** No mail about a list that was closed or erased meanwhile, or of which everybody has everything. */
async function sendClassReminder(context: JobContext, { id }: { id: string }): Promise<void> {
  const { db, mail, idTarefa, storeUrl } = context
  const found = await readTeachingList(db, id)
  const to = found && (await mailboxOf(db, found.lista.idCliente))
  if (!found || !to) return
  const { nome, prazo, aberta, alunos, link } = await readClassList(context, id)
  const missing = alunos.filter(({ completo }) => !completo)
  if (!aberta || prazo === null || missing.length === 0) return

  await mail.send(
    'class-reminder',
    {
      lista: nome,
      prazo,
      alunos: alunos.length,
      faltam: missing.map((pupil) => ({ nome: pupil.nome, precisa: pupil.precisa, pedidas: pupil.pedidas })),
      link,
      url: `${storeUrl}${TEACHING_PATH}/${id}/andamento`,
    },
    { id: idTarefa, to },
  )
}
