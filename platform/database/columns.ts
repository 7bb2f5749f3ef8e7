import { integer, timestamp } from 'drizzle-orm/pg-core'

/** A moment in UTC, read as a `Date`. */
export function instant() {
  return timestamp({ withTimezone: true, mode: 'date' })
}

/** A key that the database counts up. */
export function identity() {
  return integer().primaryKey().generatedAlwaysAsIdentity()
}
