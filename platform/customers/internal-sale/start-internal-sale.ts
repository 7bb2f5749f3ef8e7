import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { keyHash } from '../auth/access-keys.ts'
import { storeSession } from '../sessions/session.ts'
import { convitesVenda, sessoes } from '../tables.ts'

/**
 * Makes a session one in which a member of staff sells, by an invitation's key. Answers the session of the sale that is gone
 * on with, null where a new one begins: what hangs from that is for the caller to take along. Refuses `ChaveInvalida`.
 */
export async function startInternalSale(
  tx: Database,
  { chave, nova, agora }: { chave: string; nova: string } & Pick<RequestContext, 'agora'>,
): Promise<{ de: string | null }> {
  const [invitation] = await tx
    .delete(convitesVenda)
    .where(and(eq(convitesVenda.hash, keyHash(chave)), gt(convitesVenda.expiraEm, agora)))
    .returning()
  if (!invitation) throw refuse('ChaveInvalida')
  const { sessao: de, vendedor } = invitation
  if (de === null) {
    await storeSession(tx, nova, agora)
    await tx.update(sessoes).set({ vendedor }).where(eq(sessoes.hash, nova))
    return { de }
  }
  const moved = await tx
    .update(sessoes)
    .set({ hash: nova, vistaEm: agora })
    .where(eq(sessoes.hash, de))
    .returning({ hash: sessoes.hash })
  if (moved.length === 0) throw refuse('ChaveInvalida')

  return { de }
}
