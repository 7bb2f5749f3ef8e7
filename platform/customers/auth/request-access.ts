import { sql } from 'drizzle-orm'
import type { Message } from '#contract/message.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { sendAccessJob } from '../account-jobs.ts'
import { requireSession } from '../sessions/session.ts'
import { pedidosDeAcesso as pedidos } from '../tables.ts'
import { countTry } from '../tries/count-try.ts'
import { CODE_MINUTES, minutesAfter, PASSWORD_LINK_MINUTES } from './access-keys.ts'
import { accountName, findAccount } from './find-account.ts'

/** Enqueues the mail with a one-time code for a login from this session. Refuses `TentativasDemais`. */
export async function requestCode(context: RequestContext, { usuario }: { usuario: string }) {
  await requestAccess(context, usuario, 'codigo')

  return sentMessage('Se houver uma conta com estes dados, o código chega ao e-mail dela em instantes.')
}

/** Enqueues the mail with a link to a new password. Refuses `TentativasDemais`. */
export async function recoverPassword(context: RequestContext, { usuario }: { usuario: string }) {
  await requestAccess(context, usuario, 'senha')

  return sentMessage(
    'Se houver uma conta com estes dados, o link para a nova senha chega ao e-mail dela em instantes.',
  )
}

/**
 * Writes the same row and enqueues the same job with or without an account: only the job distinguishes, so that the
 * response doesn't reveal it.
 */
async function requestAccess(
  context: RequestContext,
  usuario: string,
  uso: 'senha' | 'codigo',
): Promise<void> {
  const sessao = requireSession(context)
  await countTry(context, 'mail', accountName(usuario))
  const { db, now } = context
  const account = await findAccount(db, usuario)
  const minutes = uso === 'codigo' ? CODE_MINUTES : PASSWORD_LINK_MINUTES
  const request = { uso, sessao, idCliente: account?.id ?? null, expiraEm: minutesAfter(now, minutes) }

  await db.transaction(async (tx) => {
    if (uso === 'codigo')
      await tx.delete(pedidos).where(sql`${pedidos.sessao} = ${sessao} and ${pedidos.uso} = 'codigo'`)
    const [row] = await tx.insert(pedidos).values(request).returning({ id: pedidos.id })
    if (!row) throw new Error('The access request was not created.')
    await enqueue(tx, sendAccessJob, row)
  })
}

function sentMessage(mensagem: string): { mensagens: Message[] } {
  return { mensagens: [{ tipo: 'sucesso', mensagem }] }
}
