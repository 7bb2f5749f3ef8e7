import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '#platform/database/connect.ts'
import { TAGS_CHANNEL } from '#platform/database/invalidate-tags.ts'
import { tags } from '#platform/tags.ts'
import { currentTracer } from '../tracing/tracer.ts'
import type { JobRequest } from './job.ts'

const Inserted = z.object({ rows: z.array(z.object({ id: z.uuid() })) })

/** Where a job's data names the span that enqueued it, while that is traced. A schema of the data drops it. */
const CAUSE = 'traceparent'

const Caused = z.object({ [CAUSE]: z.string() })

type Options = {
  /** Delay in whole seconds. */
  startAfter?: number
}

/**
 * Enqueues a job inside the transaction that it belongs to: a rollback also removes the job. The data must fit the
 * job's schema. Returns the job's id, which stays the same over its retries.
 */
export async function enqueue<Data>(
  tx: Database,
  { name, data: schema }: Pick<JobRequest<Data>, 'name' | 'data'>,
  data: Data,
  { startAfter = 0 }: Options = {},
): Promise<string> {
  // Copies retry and retention options from the queue, into the same columns as pg-boss's own `send`. One statement,
  // because many orders are placed through it. `created_on` is the time of the call, not the transaction's: jobs about
  // the same locked row keep the order in which they were enqueued.
  const result = await tx.execute(sql`
    insert into pgboss.job
      (name, data, created_on, start_after, keep_until, expire_seconds, deletion_seconds, retry_limit, retry_delay, retry_backoff,
       retry_delay_max, policy, dead_letter, heartbeat_seconds)
    select name, ${JSON.stringify(withCause(schema.parse(data)))}::jsonb, clock_timestamp(), due, due + retention_seconds * interval '1 second',
           expire_seconds, deletion_seconds, retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter,
           heartbeat_seconds
    from pgboss.queue, cast(now() + ${startAfter} * interval '1 second' as timestamptz) as due
    where name = ${name}
    returning id, pg_notify(${TAGS_CHANNEL}, ${tags.job(name, startAfter)})`)
  const [row] = Inserted.parse(result).rows
  if (!row) throw new Error(`There is no queue ${name}.`)

  return row.id
}

/** Returns the `traceparent` of the span that enqueued a job with this data, if it was traced. */
export function causeOf(data: unknown): string | undefined {
  return Caused.safeParse(data).data?.[CAUSE]
}

function withCause(data: unknown): unknown {
  const cause = currentTracer()?.traceparent() ?? null
  const isRecord = typeof data === 'object' && data !== null && !Array.isArray(data)

  return cause === null || !isRecord ? data : { ...data, [CAUSE]: cause }
}
