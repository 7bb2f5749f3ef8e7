import type { Proof } from '#contract/customers/account.ts'
import type { Message } from '#contract/message.ts'
import { readEmail } from '#domain/customer/read-email.ts'
import { emailProblem } from '#domain/customer/read-person.ts'
import { sendEmailChangeJob } from '#platform/customers/account-jobs.ts'
import { minutesAfter, PASSWORD_LINK_MINUTES } from '#platform/customers/auth/access-keys.ts'
import { proveOwner } from '#platform/customers/auth/prove-owner.ts'
import { requireCustomer } from '#platform/customers/sessions/require-customer.ts'
import { requireSession } from '#platform/customers/sessions/session.ts'
import { pedidosDeAcesso as pedidos } from '#platform/customers/tables.ts'
import { countTry } from '#platform/customers/tries/count-try.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'

/**
 * Sends a confirmation link to a new e-mail address. Does and returns the same if the address has another account: only
 * the mail's job distinguishes, so that the response doesn't reveal it. Refuses `LoginNecessario`, `CamposInvalidos`,
 * `CodigoInvalido` and `TentativasDemais`.
 */
export async function changeEmail(
  context: RequestContext,
  { email: typed, ...proof }: Proof & { email: string },
): Promise<{ mensagens: Message[] }> {
  await requireCustomer(context)
  const email = readEmail(typed)
  if (!email) throw fieldRefused(emailProblem(typed))
  const owner = await proveOwner(context, proof)
  if (email === owner.email) throw fieldRefused('Este já é o e-mail da sua conta.')
  await countTry(context, 'mail', email)

  const { db, now } = context
  const expiraEm = minutesAfter(now, PASSWORD_LINK_MINUTES)
  const request = {
    uso: 'email' as const,
    sessao: requireSession(context),
    idCliente: owner.id,
    email,
    expiraEm,
  }
  await db.transaction(async (tx) => {
    const [row] = await tx.insert(pedidos).values(request).returning({ id: pedidos.id })
    if (!row) throw new Error('The change of e-mail was not created.')
    await enqueue(tx, sendEmailChangeJob, row)
  })
  const mensagem = `Enviamos um link para ${email}. Abra-o para confirmar; até lá, vale o e-mail de antes.`

  return { mensagens: [{ tipo: 'sucesso', mensagem }] }
}

function fieldRefused(mensagem: string) {
  return refuse('CamposInvalidos', { campos: [{ campo: 'email', mensagem }] })
}
