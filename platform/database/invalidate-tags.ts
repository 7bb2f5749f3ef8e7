import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import type { Tag } from '#platform/tags.ts'

/** The PostgreSQL channel on which nodes learn which tags have changed. */
export const TAGS_CHANNEL = 'tags'

/** PostgreSQL refuses payloads of 8000 bytes and more. */
const MAX_PAYLOAD_BYTES = 7000

/**
 * Invalidates everything that carries one of these tags, on every node. Inside a transaction, the notification is sent
 * with the commit, and not if it rolls back.
 */
export async function invalidateTags(tx: Database, tags: Iterable<Tag>): Promise<void> {
  for (const notification of notifications(new Set(tags)))
    await tx.execute(sql`select pg_notify(${TAGS_CHANNEL}, ${notification})`)
}

function notifications(tags: Set<string>): string[] {
  const result: string[] = []
  let current = ''
  for (const tag of tags) {
    if (current.length + tag.length + 1 > MAX_PAYLOAD_BYTES) {
      result.push(current)
      current = ''
    }
    current = current === '' ? tag : `${current} ${tag}`
  }
  return current === '' ? result : [...result, current]
}
