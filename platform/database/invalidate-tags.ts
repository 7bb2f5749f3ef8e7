import { sql } from 'drizzle-orm'
import type { Tag } from '#platform/infrastructure/tags.ts'
import { type Write, type Writer, writeAtCommit } from './at-commit.ts'
import type { Database } from './connect.ts'

/** The PostgreSQL channel on which nodes learn which tags have changed. */
export const TAGS_CHANNEL = 'tags'

/** PostgreSQL refuses payloads of 8000 bytes and more. */
const MAX_PAYLOAD_BYTES = 7000

/**
 * Invalidates everything that carries one of these tags, on every node. Inside a transaction, the notification is sent
 * with the commit, and not if it rolls back.
 */
export async function invalidateTags(tx: Database, tags: Iterable<Tag>): Promise<void> {
  await writeAtCommit(tx, tagsToInvalidate(tags))
}

/** The same, as a part of what is written together. */
export function tagsToInvalidate(tags: Iterable<Tag>): Write {
  return [NOTIFICATIONS, [...tags]]
}

const NOTIFICATIONS: Writer<Tag> = {
  name: 'notifications',
  statement: (tags) => sql`
    select pg_notify(${TAGS_CHANNEL}, payload)::text as id
    from unnest(${sql.param(payloads(new Set(tags)))}::text[]) payload`,
}

function payloads(tags: ReadonlySet<Tag>): string[] {
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
