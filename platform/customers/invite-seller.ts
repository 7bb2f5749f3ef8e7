import { lt } from 'drizzle-orm'
import type { Visit } from '#platform/visit.ts'
import { minutesAfter, newKey } from './access-keys.ts'
import { convitesVenda } from './tables.ts'

/** Long enough to carry the link from one screen to another. */
export const INVITATION_MINUTES = 15

/** A key that lets a member of staff sell in customers' names, once, for a quarter of an hour. */
export async function inviteSeller(
  { db, agora }: Pick<Visit, 'db' | 'agora'>,
  { vendedor }: { vendedor: string },
): Promise<string> {
  const { chave, hash } = newKey()
  await db.delete(convitesVenda).where(lt(convitesVenda.expiraEm, agora))
  await db.insert(convitesVenda).values({ hash, vendedor, expiraEm: minutesAfter(agora, INVITATION_MINUTES) })

  return chave
}
