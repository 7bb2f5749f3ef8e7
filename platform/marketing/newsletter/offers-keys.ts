import { randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { DAY_MS } from '#domain/time/durations.ts'
import type { Database } from '#platform/database/connect.ts'
import { ofertasChaves } from '../offers-tables.ts'
import { hashOf, LEAVE_DAYS } from './newsletter-keys.ts'
import { newsletterUrl } from './newsletter-url.ts'

/** The link by which an address gets no more offers; for one mail, and as often as it is used. */
export async function offersLeaveUrl(
  { db, agora, storeUrl }: { db: Database; agora: Date; storeUrl: string },
  email: string,
): Promise<string> {
  const chave = randomBytes(32).toString('base64url')
  const expiraEm = new Date(agora.getTime() + LEAVE_DAYS * DAY_MS)
  await db.insert(ofertasChaves).values({ hash: hashOf(chave), email, expiraEm })

  return newsletterUrl(storeUrl, 'sair', chave)
}

/** Whose link it is. */
export async function readOffersKey(tx: Database, chave: string, agora: Date): Promise<string | undefined> {
  const [row] = await tx
    .select({ email: ofertasChaves.email })
    .from(ofertasChaves)
    .where(and(eq(ofertasChaves.hash, hashOf(chave)), gt(ofertasChaves.expiraEm, agora)))

  return row?.email
}
