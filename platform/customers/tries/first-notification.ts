import { sql } from 'drizzle-orm'
import { DAY_MS } from '#domain/time/durations.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tentativas } from '../tables.ts'
import type { TryKind } from './bounds.ts'
import { accountTarget } from './targets.ts'

/**
 * Returns true if an account's owner has not been notified today of attempts to log in, and records the notification.
 */
export async function isFirstNotification(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  kind: TryKind,
  account: string,
): Promise<boolean> {
  const [row] = await db
    .insert(tentativas)
    .values({
      alvo: accountTarget(kind, account, 'aviso'),
      quantas: 1,
      expiraEm: new Date(now.getTime() + DAY_MS),
    })
    .onConflictDoUpdate({
      target: tentativas.alvo,
      set: {
        quantas: sql`case when ${tentativas.expiraEm} <= ${now} then 1 else ${tentativas.quantas} + 1 end`,
        expiraEm: sql`case when ${tentativas.expiraEm} <= ${now} then excluded.expira_em else ${tentativas.expiraEm} end`,
      },
    })
    .returning({ quantas: tentativas.quantas })

  return row?.quantas === 1
}
