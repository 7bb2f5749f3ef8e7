import { eq } from 'drizzle-orm'
import type { Message } from '#contract/message.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { convitesRecusados } from '../tables.ts'
import { findInvitedOrder } from './find-invitation.ts'

/** Opts the recipient of a mail with this key out of all further questions. Refuses `ChaveInvalida`. */
export async function leaveInvitations(
  context: RequestContext,
  { key }: { key: string },
): Promise<{ mensagens: Message[] }> {
  const order = await findInvitedOrder(context, key)
  await context.db
    .insert(convitesRecusados)
    .values({ email: order.email, em: context.now })
    .onConflictDoNothing()

  return { mensagens: [{ tipo: 'sucesso', mensagem: 'Pronto: não pedimos mais avaliações a você.' }] }
}

/** Whether somebody has opted out. */
export async function hasLeftInvitations(db: Database, email: string): Promise<boolean> {
  return (await db.$count(convitesRecusados, eq(convitesRecusados.email, email))) > 0
}
