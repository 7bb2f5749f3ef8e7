import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { TEST_MAIL } from './test-mail-queue.ts'

/** Sends a test mail to the caller. Refuses `CadastroInexistente` for an integration, which has no mailbox. */
export async function testMail(context: RequestContext): Promise<{ para: string }> {
  const { nome, email } = permit(context, 'configuracao.editar')
  if (email === '') throw refuse('CadastroInexistente')
  await enqueue(context.db, TEST_MAIL, { nome, email })

  return { para: email }
}
