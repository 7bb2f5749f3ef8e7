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

/** Asks for the mail with a one-time code to get in with, from this session. Refuses `TentativasDemais`. */
export async function askCode(context: RequestContext, { usuario }: { usuario: string }) {
  await askAccess(context, usuario, 'codigo')

  return told('Se houver uma conta com estes dados, o código chega ao e-mail dela em instantes.')
}

/** Asks for the mail with a link to a new password. Refuses `TentativasDemais`. */
export async function recoverPassword(context: RequestContext, { usuario }: { usuario: string }) {
  await askAccess(context, usuario, 'senha')

  return told(
    'Se houver uma conta com estes dados, o link para a nova senha chega ao e-mail dela em instantes.',
  )
}

/** The same row and the same job for everybody: whether a mail leaves is decided where nobody can watch. */
async function askAccess(context: RequestContext, usuario: string, uso: 'senha' | 'codigo'): Promise<void> {
  const sessao = requireSession(context)
  await countTry(context, 'mail', accountName(usuario))
  const { db, agora } = context
  const account = await findAccount(db, usuario)
  const minutes = uso === 'codigo' ? CODE_MINUTES : PASSWORD_LINK_MINUTES
  const asked = { uso, sessao, idCliente: account?.id ?? null, expiraEm: minutesAfter(agora, minutes) }

  await db.transaction(async (tx) => {
    if (uso === 'codigo')
      await tx.delete(pedidos).where(sql`${pedidos.sessao} = ${sessao} and ${pedidos.uso} = 'codigo'`)
    const [row] = await tx.insert(pedidos).values(asked).returning({ id: pedidos.id })
    if (!row) throw new Error('O pedido de acesso não foi gravado.')
    await enqueue(tx, sendAccessJob, row)
  })
}

function told(mensagem: string): { mensagens: Message[] } {
  return { mensagens: [{ tipo: 'sucesso', mensagem }] }
}
