import type pg from 'pg'
import * as z from 'zod'
import { SavedJob } from './format.ts'

const PAGE = 500

/**
 * The names of queues that were renamed by migration `0181`, under which earlier backups have their jobs. Jobs are
 * restored before later migrations are applied, into the queues of this version.
 */
const RENAMED_QUEUES: Record<string, string> = {
  'tarefas-mortas': 'dead-letter',
  'orders.drop-charges': 'orders.cancel-charges',
  'payments.process-notice': 'payments.process-notification',
  'payments.tell-change': 'payments.dispatch-change',
  'staff.send-notice': 'staff.send-notification',
  'staff.tell-alert': 'staff.record-alert',
}

/**
 * Yields jobs that were enqueued and are not done, including running and dead ones. Recurring jobs are skipped: they
 * are scheduled anyway. Reads through a cursor, so it needs a transaction.
 */
export async function* listWaitingJobs(client: pg.ClientBase): AsyncGenerator<z.infer<typeof SavedJob>[]> {
  const { rows } = await client.query(`select to_regclass('pgboss.job') as job`)
  // The queues of a shop that never started do not exist yet.
  if (rows[0]?.job === null) return

  await client.query(`
    declare jobs no scroll cursor for
    select j.id, j.name, j.priority, j.data, j.retry_count, j.start_after::text, j.created_on::text, j.singleton_key,
      j.source_name, j.source_id, j.source_created_on::text, j.source_retry_count, j.source_output, j.source_root_id
    from pgboss.job j join pgboss.queue q on q.name = j.name
    where j.state < 'completed' and q.policy = 'standard' and j.name not like '\\_\\_pgboss%'
    order by j.created_on, j.id`)
  for (;;) {
    const page = await client.query(`fetch ${PAGE} from jobs`)
    if (page.rows.length === 0) break
    yield z.array(SavedJob).parse(page.rows)
  }
  await client.query('close jobs')
}

/**
 * Inserts the jobs of a backup into their queues. A job keeps its id, by which mails know whether they were sent; a job
 * that was running starts over. Returns how many of the jobs still have a queue.
 */
export async function restoreJobs(client: pg.ClientBase, jobs: unknown): Promise<number> {
  const { rowCount } = await client.query(
    `insert into pgboss.job
       (id, name, priority, data, retry_count, start_after, created_on, singleton_key, source_name, source_id,
        source_created_on, source_retry_count, source_output, source_root_id, keep_until, expire_seconds, deletion_seconds,
        retry_limit, retry_delay, retry_backoff, retry_delay_max, policy, dead_letter, heartbeat_seconds)
     select j.id, j.name, j.priority, j.data, j.retry_count, j.start_after, j.created_on, j.singleton_key, j.source_name,
       j.source_id, j.source_created_on, j.source_retry_count, j.source_output, j.source_root_id,
       now() + q.retention_seconds * interval '1 second', q.expire_seconds, q.deletion_seconds,
       q.retry_limit, q.retry_delay, q.retry_backoff, q.retry_delay_max, q.policy, q.dead_letter, q.heartbeat_seconds
     from jsonb_to_recordset($1::jsonb) as j(
       id uuid, name text, priority integer, data jsonb, retry_count integer, start_after timestamptz,
       created_on timestamptz, singleton_key text, source_name text, source_id uuid, source_created_on timestamptz,
       source_retry_count integer, source_output jsonb, source_root_id uuid
     ) join pgboss.queue q on q.name = j.name
     on conflict do nothing`,
    [JSON.stringify(z.array(SavedJob).parse(jobs).map(underPresentNames))],
  )
  return rowCount ?? 0
}

function underPresentNames(job: z.infer<typeof SavedJob>) {
  const { name, source_name } = job

  return {
    ...job,
    name: RENAMED_QUEUES[name] ?? name,
    source_name: source_name && (RENAMED_QUEUES[source_name] ?? source_name),
  }
}

/** Deletes all jobs of the shop that was in this database before. */
export async function removeJobs(client: pg.ClientBase): Promise<void> {
  await client.query('delete from pgboss.job')
}
