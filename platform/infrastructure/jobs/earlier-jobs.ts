import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { JobContext, JobRequest } from './job.ts'

const Waiting = z.object({ rows: z.array(z.object({ data: z.unknown() })) })

/**
 * Lists the unfinished jobs that were enqueued before this one in the same queue, oldest first: for work that must
 * happen in order. `about` filters by `job.data` those that concern the same thing. Skips dead jobs.
 */
export async function earlierJobs<Data>(
  { db, idTarefa }: Pick<JobContext, 'db' | 'idTarefa'>,
  { name, data }: Pick<JobRequest<Data>, 'name' | 'data'>,
  about: SQL,
): Promise<Data[]> {
  const result = await db.execute(sql`
    select job.data
    from pgboss.job job, pgboss.job own
    where own.name = ${name} and own.id = ${idTarefa}
      and job.name = ${name} and job.state in ('created', 'retry', 'active') and ${about}
      and (job.created_on, job.id) < (own.created_on, own.id)
    order by job.created_on, job.id`)

  return Waiting.parse(result).rows.map((row) => data.parse(row.data))
}

/** Lists the unfinished jobs of this one's queue besides itself, oldest first; `about` filters them as above. */
export function otherJobs<Data>(
  { db, idTarefa }: Pick<JobContext, 'db' | 'idTarefa'>,
  request: Pick<JobRequest<Data>, 'name' | 'data'>,
  about: SQL,
): Promise<Data[]> {
  return unfinishedJobs({ db }, request, sql`job.id <> ${idTarefa} and ${about}`)
}

/** Lists the unfinished jobs of a queue, oldest first; `about` filters them as above. */
export async function unfinishedJobs<Data>(
  { db }: Pick<JobContext, 'db'>,
  { name, data }: Pick<JobRequest<Data>, 'name' | 'data'>,
  about: SQL,
): Promise<Data[]> {
  const result = await db.execute(sql`
    select job.data
    from pgboss.job job
    where job.name = ${name} and job.state in ('created', 'retry', 'active') and ${about}
    order by job.created_on, job.id`)

  return Waiting.parse(result).rows.map((row) => data.parse(row.data))
}
