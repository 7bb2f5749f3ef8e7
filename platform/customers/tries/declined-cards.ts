import { and, eq, gt, gte, sql } from 'drizzle-orm'
import { HOUR_MS } from '#domain/time/durations.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tentativas } from '../tables.ts'
import { accountTarget } from './targets.ts'

/** Declined cards of all buyers in an hour, at which somebody is likely to try stolen ones. */
const ALARM = 40

const WHOLE_SHOP = accountTarget('card', 'loja')

/** Counts a declined card of the whole shop. */
export async function countDeclinedCard({ db, agora }: RequestContext): Promise<void> {
  await db
    .insert(tentativas)
    .values({
      alvo: WHOLE_SHOP,
      quantas: 1,
      expiraEm: new Date(agora.getTime() + HOUR_MS),
    })
    .onConflictDoUpdate({
      target: tentativas.alvo,
      set: {
        quantas: sql`case when ${tentativas.expiraEm} <= ${agora} then 1 else ${tentativas.quantas} + 1 end`,
        expiraEm: sql`case when ${tentativas.expiraEm} <= ${agora} then excluded.expira_em else ${tentativas.expiraEm} end`,
      },
    })
}

/** Whether so many cards were declined within an hour that somebody should look. */
export async function areCardsTried({ db, agora }: Pick<RequestContext, 'db' | 'agora'>): Promise<boolean> {
  const rows = await db
    .select({ alvo: tentativas.alvo })
    .from(tentativas)
    .where(
      and(eq(tentativas.alvo, WHOLE_SHOP), gt(tentativas.expiraEm, agora), gte(tentativas.quantas, ALARM)),
    )

  return rows.length > 0
}
