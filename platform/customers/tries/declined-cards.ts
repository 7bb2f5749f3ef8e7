import { and, eq, gt, gte, sql } from 'drizzle-orm'
import { HOUR_MS } from '#domain/time/durations.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tentativas } from '../tables.ts'
import { accountTarget } from './targets.ts'

/** Declined cards of all buyers in an hour that suggest an attack with stolen cards. */
const ALERT_AT = 40

const WHOLE_SHOP = accountTarget('card', 'loja')

/** Counts a declined card for the whole shop. */
export async function countDeclinedCard({ db, now }: RequestContext): Promise<void> {
  await db
    .insert(tentativas)
    .values({
      alvo: WHOLE_SHOP,
      quantas: 1,
      expiraEm: new Date(now.getTime() + HOUR_MS),
    })
    .onConflictDoUpdate({
      target: tentativas.alvo,
      set: {
        quantas: sql`case when ${tentativas.expiraEm} <= ${now} then 1 else ${tentativas.quantas} + 1 end`,
        expiraEm: sql`case when ${tentativas.expiraEm} <= ${now} then excluded.expira_em else ${tentativas.expiraEm} end`,
      },
    })
}

/** Whether enough cards were declined within an hour to alert the staff. */
export async function areCardsTried({ db, now }: Pick<RequestContext, 'db' | 'now'>): Promise<boolean> {
  const rows = await db
    .select({ alvo: tentativas.alvo })
    .from(tentativas)
    .where(
      and(eq(tentativas.alvo, WHOLE_SHOP), gt(tentativas.expiraEm, now), gte(tentativas.quantas, ALERT_AT)),
    )

  return rows.length > 0
}
