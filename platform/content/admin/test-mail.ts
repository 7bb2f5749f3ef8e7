import { enqueue } from '#platform/jobs/enqueue.ts'
import { permit } from '#platform/permit.ts'
import { refuse } from '#platform/refuse.ts'
import type { Visit } from '#platform/visit.ts'
import { TEST_MAIL } from '../test-mail-queue.ts'

/** Sends a mail to who asks. A program has no mailbox: to it `CadastroInexistente`. */
export async function testMail(visit: Visit): Promise<{ para: string }> {
  const { nome, email } = permit(visit, 'configuracao.editar')
  if (email === '') throw refuse('CadastroInexistente')
  await enqueue(visit.db, TEST_MAIL, { nome, email })

  return { para: email }
}
