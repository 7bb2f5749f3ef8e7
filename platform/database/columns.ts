import { customType, integer, timestamp } from 'drizzle-orm/pg-core'

/** A timestamp in UTC, read as a `Date`. */
export function instant() {
  return timestamp({ withTimezone: true, mode: 'date' })
}

/** A primary key that the database counts up. */
export function identity() {
  return integer().primaryKey().generatedAlwaysAsIdentity()
}

/** Bytes, such as a sealed value. */
export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
