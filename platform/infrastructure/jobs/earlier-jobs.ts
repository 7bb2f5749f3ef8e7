import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { JobContext, JobRequest } from './job.ts'

const Waiting = z.object({ rows: z.array(z.object({ data: z.unknown() })) })

/**
 * What was asked for in the same queue before this job and is not done yet, in the order of asking: for work that has to happen one
 * after the other. `about` picks those that concern the same thing, by `job.data`. What failed for good is not among them.
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
