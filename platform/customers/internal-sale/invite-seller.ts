import { lt } from 'drizzle-orm'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { keyHash, newKey } from '#platform/infrastructure/security/keys.ts'
import { minutesAfter } from '../auth/access-keys.ts'
import { convitesVenda } from '../tables.ts'

/** Long enough to move the link from one device to another. */
export const INVITATION_MINUTES = 15

/**
 * Creates a key that lets a staff member sell in customers' names, once, within a quarter of an hour; with `sessao`,
 * continue in the shop a sale that was started in the panel.
 */
export async function inviteSeller(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  { vendedor, sessao = null }: { vendedor: string; sessao?: string | null },
): Promise<string> {
  const chave = newKey()
  const hash = keyHash(chave)
  await db.delete(convitesVenda).where(lt(convitesVenda.expiraEm, now))
  await db
    .insert(convitesVenda)
    .values({ hash, vendedor, sessao, expiraEm: minutesAfter(now, INVITATION_MINUTES) })

  return chave
}
