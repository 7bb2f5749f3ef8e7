import { eq } from 'drizzle-orm'
import * as z from 'zod'
import { TEACHING_PATH } from '#domain/customer/teaching/list-path.ts'
import type { JobContext, JobRequest } from '#platform/infrastructure/jobs/job.ts'
import { mailboxOf } from '../../account/mailbox-of.ts'
import { contasEnsino as contas } from '../tables.ts'

/** `encerrada`: the account was approved before. */
const Account = z.object({ id: z.int().positive(), encerrada: z.boolean().default(false) })

/** Writes to a customer that the store answered their application as a teacher or school, or ended the account. */
export const sendTeachingAnswerJob: JobRequest<z.infer<typeof Account>> = {
  name: 'customers.send-teaching-answer',
  data: Account,
  run: sendTeachingAnswer,
}

async function sendTeachingAnswer(
  context: JobContext,
  { id, encerrada }: z.infer<typeof Account>,
): Promise<void> {
  const { db, mail, idTarefa, storeUrl } = context
  const [conta] = await db.select().from(contas).where(eq(contas.idCliente, id))
  const to = await mailboxOf(db, id)
  if (!conta || !to) return
  const { nome, situacao, beneficio, percentual } = conta
  if (situacao === 'pendente') return

  await mail.send(
    'teaching-answer',
    {
      nome,
      resposta: situacao === 'recusada' && encerrada ? 'encerrada' : situacao,
      beneficio,
      percentual,
      url: storeUrl + TEACHING_PATH,
    },
    { id: idTarefa, to },
  )
}
