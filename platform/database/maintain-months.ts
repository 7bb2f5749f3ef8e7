import { sql } from 'drizzle-orm'
import type { Database } from './connect.ts'

/** Months ahead of the current one that have a partition: a shop may be closed for some. */
const AHEAD = 3

/**
 * For a table that is divided by month (migration `0372`): adds the partitions of the next months, and purges what is
 * older than `before`. Whole months are dropped, so that a row may stay for up to a month longer.
 */
export async function maintainMonths(
  db: Database,
  table: string,
  { now, before }: { now: Date; before: Date },
): Promise<void> {
  await db.execute(sql`
    select add_month(${table}, (date_trunc('month', ${now}::timestamptz at time zone 'UTC') + ahead * interval '1 month')::date)
    from generate_series(0, ${AHEAD}::integer) ahead`)
  await db.execute(sql`select purge_months(${table}, ${before})`)
}

/** The same time of day, so many years ago. */
export function yearsBefore(now: Date, years: number): Date {
  const before = new Date(now)
  before.setUTCFullYear(before.getUTCFullYear() - years)
  return before
}
