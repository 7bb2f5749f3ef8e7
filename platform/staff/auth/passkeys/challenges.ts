import { and, eq, gt, lt } from 'drizzle-orm'
import { keyHash, minutesAfter } from '#platform/customers/auth/access-keys.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { funcionariosDesafios as desafios } from '#platform/staff/tables.ts'

/** As long as somebody takes to find the right finger. */
const MINUTES = 5

type Known = Pick<RequestContext, 'db' | 'agora'>

/** What a browser was asked to sign, and what for: to come in, or to add a passkey to this person's. */
export type Purpose = 'entrada' | `cadastro:${number}`

/** Remembers a challenge until it is answered. What ran out goes, so that asking and asking again fills nothing. */
export async function storeChallenge({ db, agora }: Known, para: Purpose, desafio: string): Promise<void> {
  await db.delete(desafios).where(lt(desafios.expiraEm, agora))
  await db
    .insert(desafios)
    .values({ hash: hashOf(para, desafio), desafio, expiraEm: minutesAfter(agora, MINUTES) })
}

/** Whether this was asked, for this, and is answered for the first time. */
export async function consumeChallenge(
  { db, agora }: Known,
  para: Purpose,
  desafio: string,
): Promise<boolean> {
  const taken = await db
    .delete(desafios)
    .where(and(eq(desafios.hash, hashOf(para, desafio)), gt(desafios.expiraEm, agora)))
    .returning({ hash: desafios.hash })

  return taken.length > 0
}

function hashOf(para: Purpose, desafio: string): string {
  return keyHash(`${para}\n${desafio}`)
}
