import type * as z from 'zod'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import type { Mail } from '#platform/mail/mail.ts'
import type { TagKind } from '#platform/tags.ts'

/** What a job is told: a visit by nobody, and the means that no visitor is made to wait for. */
export type JobContext = RequestContext & {
  mail: Mail
  /** Stays the same when the job is tried again: for message ids and whatever else must count once. */
  idTarefa: string
}

/**
 * Work that no visitor waits for. Each area lists its own in `jobs.ts`, the server runs them. `name` is
 * `area.verb-of-the-file`. A job that fails is tried again, so it has to be one that may run twice.
 */
export type Job = JobRequest | RecurringJob

/** Is asked for by a verb, in the transaction of its write (`enqueue`). */
export type JobRequest<Data = unknown> = {
  name: string
  /** What the verb tells it. Ids rather than what they stand for: it is kept in the database, and logged by nobody. */
  data: z.ZodType<Data>
  schedule?: never
  /** A method, so that a list may hold jobs with different data. */
  run(context: JobContext, data: Data): Promise<unknown>
}

/** Comes by itself. On several nodes, one of them runs it. */
export type RecurringJob = {
  name: string
  /** Five fields of cron, on the clock of São Paulo. */
  schedule: string
  data?: never
  /** Runs also within a minute after a tag of one of these kinds was invalidated, once for many. */
  after?: readonly TagKind[]
  /** Runs also within a minute after a shop was started, once for all nodes that start together. */
  atStart?: true
  run(context: JobContext): Promise<unknown>
}
