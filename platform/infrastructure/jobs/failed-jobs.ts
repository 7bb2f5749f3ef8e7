import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { DEAD_LETTERS } from './open-queues.ts'

const FailedJob = z.object({
  id: z.uuid(),
  /** The job's name, its data, and its last error. */
  tarefa: z.string(),
  dados: z.unknown(),
  erro: z.string(),
  tentativas: z.int(),
  falhouEm: z.iso.datetime(),
})

export type FailedJob = z.infer<typeof FailedJob>

/**
 * Lists jobs that failed for good, newest first, except recurring ones that succeeded since. They are retained for
 * thirty days.
 */
export async function listFailedJobs(
  db: Database,
  { offset = 0, limit = 100 }: { offset?: number; limit?: number } = {},
): Promise<FailedJob[]> {
  const result = await db.execute(sql`
    select id, source_name as tarefa, data as dados, coalesce(source_output ->> 'value', source_output::text, '') as erro,
      source_retry_count + 1 as tentativas,
      to_char(created_on at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "falhouEm"
    from pgboss.job j
    where ${sql.raw(IS_FAILED)}
    order by created_on desc, id
    limit ${limit} offset ${offset}`)

  return z.object({ rows: z.array(FailedJob) }).parse(result).rows
}

/** Counts them. */
export async function countFailedJobs(db: Database): Promise<number> {
  const result = await db.execute(
    sql`select count(*)::int as total from pgboss.job j where ${sql.raw(IS_FAILED)}`,
  )

  return z.object({ rows: z.tuple([z.object({ total: z.int() })]) }).parse(result).rows[0].total
}

/**
 * The condition that a row `j` of `pgboss.job` failed for good and still matters: a recurring job that succeeded since
 * has made up for what it missed.
 */
export const IS_FAILED = `
  j.name = '${DEAD_LETTERS.name}' and j.state = 'created' and j.source_name is not null
  and not exists (
    select from pgboss.job since join pgboss.queue q on q.name = since.name
    where since.name = j.source_name and q.policy = 'stately'
      and since.state = 'completed' and since.completed_on > j.created_on
  )`

/**
 * Puts failed jobs back into their queues with all their retries: all jobs, those of a name, or those with these ids.
 * Returns how many. Skips jobs that this version of the shop does not know and recurring ones, which are scheduled
 * anyway.
 */
export async function retryFailedJobs(
  db: Database,
  which: string[] | { name: string } | 'all',
): Promise<number> {
  return db.transaction(async (tx) => {
    const result = await tx.execute(sql`
      with removed as (
        delete from pgboss.job j using pgboss.queue q
        where j.name = ${DEAD_LETTERS.name} and j.state = 'created' and q.name = j.source_name and q.policy = 'standard'
          ${conditionOf(which)}
        returning j.source_name, j.source_id, j.source_root_id, j.data
      )
      insert into pgboss.job
        (name, data, start_after, keep_until, expire_seconds, deletion_seconds, retry_limit, retry_delay, retry_backoff,
         retry_delay_max, policy, dead_letter, heartbeat_seconds, source_root_id)
      select q.name, t.data, now(), now() + q.retention_seconds * interval '1 second', q.expire_seconds, q.deletion_seconds,
        q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.policy, q.dead_letter, q.heartbeat_seconds,
        coalesce(t.source_root_id, t.source_id)
      from removed t join pgboss.queue q on q.name = t.source_name
      returning name`)
    const names = z.object({ rows: z.array(z.object({ name: z.string() })) }).parse(result).rows
    const waiting = new Set(names.map(({ name }) => tags.job(name)))
    if (waiting.size > 0) await invalidateTags(tx, waiting)

    return names.length
  })
}

function conditionOf(which: string[] | { name: string } | 'all'): SQL {
  if (which === 'all') return sql``
  if (Array.isArray(which)) return sql`and j.id = any(${sql.param(which)}::uuid[])`
  return sql`and j.source_name = ${which.name}`
}
