import { and, eq, gt, lt } from 'drizzle-orm'
import { minutesAfter } from '#platform/customers/auth/access-keys.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { keyHash } from '#platform/infrastructure/security/keys.ts'
import { funcionariosDesafios as desafios } from '#platform/staff/tables.ts'

/** Validity: enough time to find the right finger. */
const MINUTES = 5

type Known = Pick<RequestContext, 'db' | 'now'>

/** Purpose of a challenge: to log in, or to add a passkey to this person. */
export type Purpose = 'entrada' | `cadastro:${number}`

/** Stores a challenge until it is answered. Deletes expired ones, so that repeated requests do not fill the table. */
export async function storeChallenge({ db, now }: Known, para: Purpose, desafio: string): Promise<void> {
  await db.delete(desafios).where(lt(desafios.expiraEm, now))
  await db
    .insert(desafios)
    .values({ hash: hashOf(para, desafio), desafio, expiraEm: minutesAfter(now, MINUTES) })
}

/** Whether this challenge exists for this purpose and is used for the first time. */
export async function consumeChallenge({ db, now }: Known, para: Purpose, desafio: string): Promise<boolean> {
  const deleted = await db
    .delete(desafios)
    .where(and(eq(desafios.hash, hashOf(para, desafio)), gt(desafios.expiraEm, now)))
    .returning({ hash: desafios.hash })

  return deleted.length > 0
}

function hashOf(para: Purpose, desafio: string): string {
  return keyHash(`${para}\n${desafio}`)
}
