import type { Message } from '#contract/message.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { convitesRecusados } from '../tables.ts'
import { findInvitation } from './find-invitation.ts'

/** Opts the recipient of this invitation out of all further ones. Refuses `ChaveInvalida`. */
export async function leaveInvitations(
  context: RequestContext,
  { key }: { key: string },
): Promise<{ mensagens: Message[] }> {
  const { order } = await findInvitation(context, key)
  await context.db
    .insert(convitesRecusados)
    .values({ email: order.email, em: context.now })
    .onConflictDoNothing()

  return { mensagens: [{ tipo: 'sucesso', mensagem: 'Pronto: não pedimos mais avaliações a você.' }] }
}
