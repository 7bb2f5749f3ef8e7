import { and, eq, gt } from 'drizzle-orm'
import { DAY_MS } from '#domain/time/durations.ts'
import type { Database } from '#platform/database/connect.ts'
import { keyHash, newKey } from '#platform/infrastructure/security/keys.ts'
import { ofertasChaves } from '../offers-tables.ts'
import { LEAVE_DAYS } from './newsletter-keys.ts'
import { newsletterUrl } from './newsletter-url.ts'

/** Creates the link in a mail by which an address unsubscribes from offers; it can be used any number of times. */
export async function offersLeaveUrl(
  { db, now, storeUrl }: { db: Database; now: Date; storeUrl: string },
  email: string,
): Promise<string> {
  const chave = newKey()
  const expiraEm = new Date(now.getTime() + LEAVE_DAYS * DAY_MS)
  await db.insert(ofertasChaves).values({ hash: keyHash(chave), email, expiraEm })

  return newsletterUrl(storeUrl, 'sair', chave)
}

/** The address of a link's key. */
export async function readOffersKey(tx: Database, chave: string, now: Date): Promise<string | undefined> {
  const [row] = await tx
    .select({ email: ofertasChaves.email })
    .from(ofertasChaves)
    .where(and(eq(ofertasChaves.hash, keyHash(chave)), gt(ofertasChaves.expiraEm, now)))

  return row?.email
}
