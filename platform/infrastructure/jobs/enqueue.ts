import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { type Writer, writeAtCommit } from '#platform/database/at-commit.ts'
import type { Database } from '#platform/database/connect.ts'
import { tagsToInvalidate } from '#platform/database/invalidate-tags.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { currentTracer } from '../tracing/tracer.ts'
import type { JobRequest } from './job.ts'

/** Where a job's data names the span that enqueued it, while that is traced. A schema of the data drops it. */
const CAUSE = 'traceparent'

const Caused = z.object({ [CAUSE]: z.string() })

type Options = {
  /** Delay in whole seconds. */
  startAfter?: number
}

/**
 * Enqueues a job inside the transaction that it belongs to, right before its commit (`writeAtCommit`): a rollback also
 * removes the job. The data must fit the job's schema. Returns the job's id, which stays the same over its retries.
 */
export async function enqueue<Data>(
  tx: Database,
  { name, data: schema }: Pick<JobRequest<Data>, 'name' | 'data'>,
  data: Data,
  { startAfter = 0 }: Options = {},
): Promise<string> {
  const id = randomUUID()
  const job = { id, name, data: withCause(schema.parse(data)), startAfter }
  await writeAtCommit(tx, [JOBS, [job]], tagsToInvalidate([tags.job(name, startAfter)]))

  return id
}

type WaitingJob = { id: string; name: string; data: unknown; startAfter: number }

/**
 * Copies retry and retention options from the queue, into the same columns as pg-boss's own `send`. `created_on` is the
 * time of this statement, not the transaction's: jobs about the same locked row keep the order in which they were
 * enqueued. Those of one transaction are a microsecond apart, less than writing them takes.
 */
const JOBS: Writer<WaitingJob> = {
  name: 'jobs',
  statement: (jobs) => sql`
    insert into pgboss.job
      (id, name, data, created_on, start_after, keep_until, expire_seconds, deletion_seconds, retry_limit, retry_delay, retry_backoff,
       retry_delay_max, policy, dead_letter, heartbeat_seconds)
    select (job ->> 'id')::uuid, q.name, job -> 'data', began + place * interval '1 microsecond', due,
           due + retention_seconds * interval '1 second', expire_seconds, deletion_seconds, retry_limit, retry_delay,
           retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds
    from (select clock_timestamp() as began offset 0) clock,
      jsonb_array_elements(${JSON.stringify(jobs)}::jsonb) with ordinality as waiting (job, place)
      join pgboss.queue q on q.name = job ->> 'name',
      cast(now() + (job ->> 'startAfter')::integer * interval '1 second' as timestamptz) as due
    order by place
    returning id`,
  after: async (_tx, { items, ids }) => {
    const written = new Set(ids)
    const lost = items.find(({ id }) => !written.has(id))
    if (lost) throw new Error(`There is no queue ${lost.name}.`)
  },
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
