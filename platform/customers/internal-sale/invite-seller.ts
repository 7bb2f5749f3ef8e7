import { lt } from 'drizzle-orm'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { minutesAfter, newKey } from '../auth/access-keys.ts'
import { convitesVenda } from '../tables.ts'

/** Long enough to carry the link from one screen to another. */
export const INVITATION_MINUTES = 15

/**
 * A key that lets a member of staff sell in customers' names, once, for a quarter of an hour; with `sessao`, go on in the shop
 * with a sale that was begun at the panel.
 */
export async function inviteSeller(
  { db, agora }: Pick<RequestContext, 'db' | 'agora'>,
  { vendedor, sessao = null }: { vendedor: string; sessao?: string | null },
): Promise<string> {
  const { chave, hash } = newKey()
  await db.delete(convitesVenda).where(lt(convitesVenda.expiraEm, agora))
  await db
    .insert(convitesVenda)
    .values({ hash, vendedor, sessao, expiraEm: minutesAfter(agora, INVITATION_MINUTES) })

  return chave
}
