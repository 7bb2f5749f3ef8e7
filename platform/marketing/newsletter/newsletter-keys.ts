import { and, eq, gt } from 'drizzle-orm'
import { DAY_MS } from '#domain/time/durations.ts'
import type { Database } from '#platform/database/connect.ts'
import { keyHash, newKey } from '#platform/infrastructure/security/keys.ts'
import { newsletterChaves } from '../newsletter-tables.ts'

/** How long a confirmation link is valid. */
export const CONFIRM_DAYS = 7

/** Long, since people also unsubscribe from old mails. */
export const LEAVE_DAYS = 730

/** Creates a key for a link of one mail; only its hash is stored. */
export async function makeKey(
  tx: Database,
  idInscricao: number,
  uso: 'confirmar' | 'sair',
  now: Date,
): Promise<string> {
  const chave = newKey()
  const days = uso === 'confirmar' ? CONFIRM_DAYS : LEAVE_DAYS
  const expiraEm = new Date(now.getTime() + days * DAY_MS)
  await tx.insert(newsletterChaves).values({ hash: keyHash(chave), idInscricao, uso, expiraEm })

  return chave
}

/** Consumes a confirmation key: of simultaneous uses, one gets the subscription. */
export async function takeConfirmKey(tx: Database, chave: string, now: Date): Promise<number | undefined> {
  const [row] = await tx
    .delete(newsletterChaves)
    .where(keyIs(chave, 'confirmar', now))
    .returning({ idInscricao: newsletterChaves.idInscricao })

  return row?.idInscricao
}

/** Reads a key to unsubscribe, which can be used any number of times. */
export async function readLeaveKey(tx: Database, chave: string, now: Date): Promise<number | undefined> {
  const [row] = await tx
    .select({ idInscricao: newsletterChaves.idInscricao })
    .from(newsletterChaves)
    .where(keyIs(chave, 'sair', now))

  return row?.idInscricao
}

function keyIs(chave: string, uso: 'confirmar' | 'sair', now: Date) {
  return and(
    eq(newsletterChaves.hash, keyHash(chave)),
    eq(newsletterChaves.uso, uso),
    gt(newsletterChaves.expiraEm, now),
  )
}
