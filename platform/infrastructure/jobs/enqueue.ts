import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '#platform/database/connect.ts'
import { TAGS_CHANNEL } from '#platform/database/invalidate-tags.ts'
import { tags } from '#platform/tags.ts'
import type { JobRequest } from './job.ts'

const Inserted = z.object({ rows: z.array(z.object({ id: z.uuid() })) })

type Options = {
  /** Whole seconds until it may begin. */
  startAfter?: number
}

/**
 * Asks for a job, inside the transaction of what it belongs to: if that rolls back, nobody ever asked. The data has to fit
 * the job's schema. Answers the job's id, which it keeps over its retries.
 */
export async function enqueue<Data>(
  tx: Database,
  { name, data: schema }: Pick<JobRequest<Data>, 'name' | 'data'>,
  data: Data,
  { startAfter = 0 }: Options = {},
): Promise<string> {
  // The queue says how its jobs are tried again and kept; pg-boss's own `send` writes the same columns. One statement: many
  // orders are placed through it. `created_on` is the moment of asking, not the transaction's: jobs about one thing, whose row is locked,
  // stand in the order in which they were asked for.
  const result = await tx.execute(sql`
    insert into pgboss.job
      (name, data, created_on, start_after, keep_until, expire_seconds, deletion_seconds, retry_limit, retry_delay, retry_backoff,
       retry_delay_max, policy, dead_letter, heartbeat_seconds)
    select name, ${JSON.stringify(schema.parse(data))}::jsonb, clock_timestamp(), inicio, inicio + retention_seconds * interval '1 second',
           expire_seconds, deletion_seconds, retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter,
           heartbeat_seconds
    from pgboss.queue, cast(now() + ${startAfter} * interval '1 second' as timestamptz) as inicio
    where name = ${name}
    returning id, pg_notify(${TAGS_CHANNEL}, ${tags.job(name, startAfter)})`)
  const [row] = Inserted.parse(result).rows
  if (!row) throw new Error(`A fila ${name} não existe.`)

  return row.id
}
