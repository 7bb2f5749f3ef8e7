import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { keyHash } from '#platform/infrastructure/security/keys.ts'
import { storeSession } from '../sessions/session.ts'
import { convitesVenda, sessoes } from '../tables.ts'

/**
 * Turns a session into an internal sale by an invitation's key. Returns the session of the sale that is continued,
 * whose data the caller has to move, or null for a new sale. Refuses `ChaveInvalida`.
 */
export async function startInternalSale(
  tx: Database,
  { chave, newSession, now }: { chave: string; newSession: string } & Pick<RequestContext, 'now'>,
): Promise<{ continued: string | null }> {
  const [invitation] = await tx
    .delete(convitesVenda)
    .where(and(eq(convitesVenda.hash, keyHash(chave)), gt(convitesVenda.expiraEm, now)))
    .returning()
  if (!invitation) throw refuse('ChaveInvalida')
  const { sessao: continued, vendedor } = invitation
  if (continued === null) {
    await storeSession(tx, newSession, now)
    await tx.update(sessoes).set({ vendedor }).where(eq(sessoes.hash, newSession))
    return { continued }
  }
  const moved = await tx
    .update(sessoes)
    .set({ hash: newSession, vistaEm: now })
    .where(eq(sessoes.hash, continued))
    .returning({ hash: sessoes.hash })
  if (moved.length === 0) throw refuse('ChaveInvalida')

  return { continued }
}
