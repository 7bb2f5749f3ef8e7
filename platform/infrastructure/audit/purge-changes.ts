import { maintainMonths, yearsBefore } from '#platform/database/maintain-months.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

const YEARS = 5

/** Purges the audit after five years, when claims are barred (CDC, art. 27); the table itself refuses to lose more. */
export async function purgeChanges({ db, now }: Pick<RequestContext, 'db' | 'now'>): Promise<void> {
  await maintainMonths(db, 'auditoria', { now, before: yearsBefore(now, YEARS) })
}
