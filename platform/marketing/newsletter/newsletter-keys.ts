import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import { DAY_MS } from '#domain/time/durations.ts'
import type { Database } from '#platform/database/connect.ts'
import { newsletterChaves } from '../newsletter-tables.ts'

/** How long a link to confirm works. */
export const CONFIRM_DAYS = 7

/** People leave by old mails too. */
export const LEAVE_DAYS = 730

/** Makes a key for a link of one mail; only its hash is kept. */
export async function makeKey(
  tx: Database,
  idInscricao: number,
  uso: 'confirmar' | 'sair',
  agora: Date,
): Promise<string> {
  const chave = randomBytes(32).toString('base64url')
  const days = uso === 'confirmar' ? CONFIRM_DAYS : LEAVE_DAYS
  const expiraEm = new Date(agora.getTime() + days * DAY_MS)
  await tx.insert(newsletterChaves).values({ hash: hashOf(chave), idInscricao, uso, expiraEm })

  return chave
}

/** Uses a key up: of two who come with it at once, one gets the subscription. */
export async function takeConfirmKey(tx: Database, chave: string, agora: Date): Promise<number | undefined> {
  const [row] = await tx
    .delete(newsletterChaves)
    .where(keyIs(chave, 'confirmar', agora))
    .returning({ idInscricao: newsletterChaves.idInscricao })

  return row?.idInscricao
}

/** A key to leave works as often as it is used. */
export async function readLeaveKey(tx: Database, chave: string, agora: Date): Promise<number | undefined> {
  const [row] = await tx
    .select({ idInscricao: newsletterChaves.idInscricao })
    .from(newsletterChaves)
    .where(keyIs(chave, 'sair', agora))

  return row?.idInscricao
}

function keyIs(chave: string, uso: 'confirmar' | 'sair', agora: Date) {
  return and(
    eq(newsletterChaves.hash, hashOf(chave)),
    eq(newsletterChaves.uso, uso),
    gt(newsletterChaves.expiraEm, agora),
  )
}

/** What is kept of a key. */
export function hashOf(chave: string): string {
  return createHash('sha256').update(chave).digest('hex')
}
