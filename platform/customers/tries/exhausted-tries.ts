import { and, gt, inArray } from 'drizzle-orm'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tentativas } from '../tables.ts'
import type { TryKind } from './bounds.ts'
import { isFree, targetsOf } from './count-try.ts'

/** `ofAccount`: by its own attempts, and not only by those of its network. */
type ExhaustedTry = { until: Date; ofAccount: boolean }

/** Which of the accounts `countTry` would refuse now, and until when. Counts nothing. */
export async function exhaustedTries(
  context: RequestContext,
  kind: TryKind,
  accounts: readonly string[],
): Promise<Map<string, ExhaustedTry>> {
  if (accounts.length === 0 || isFree(context, kind)) return new Map()
  const limits: { account: string; alvo: string; limit: number; ofAccount: boolean }[] = []
  for (const account of accounts)
    for (const target of await targetsOf(context, kind, [account])) limits.push({ ...target, account })
  const rows = await context.db
    .select({ alvo: tentativas.alvo, quantas: tentativas.quantas, until: tentativas.expiraEm })
    .from(tentativas)
    .where(
      and(
        inArray(tentativas.alvo, [...new Set(limits.map(({ alvo }) => alvo))]),
        gt(tentativas.expiraEm, context.now),
      ),
    )
  const counted = new Map(rows.map((row) => [row.alvo, row]))
  const exhausted = new Map<string, ExhaustedTry>()
  for (const { account, alvo, limit, ofAccount } of limits) {
    const row = counted.get(alvo)
    if (!row || row.quantas < limit) continue
    const before = exhausted.get(account)
    if (!before || before.until < row.until) exhausted.set(account, { until: row.until, ofAccount })
  }

  return exhausted
}
