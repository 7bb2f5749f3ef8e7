import type * as z from 'zod'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import type { TagKind } from '#platform/infrastructure/tags.ts'
import type { Mail } from '#platform/mail/mail.ts'

/** What a job gets: a context without a visitor, and services that no visitor has to wait for. */
export type JobContext = RequestContext & {
  mail: Mail
  /** Stays the same when the job is retried: for message ids and whatever else must count once. */
  idTarefa: string
}

/**
 * Work that no visitor waits for. Each module lists its own in `jobs.ts`; the server runs them. `name` is
 * `module.verb-of-the-file`. A failed job is retried, so a job must be safe to run twice.
 */
export type Job = JobRequest | RecurringJob

/** Enqueued by a use case, in the transaction of its write (`enqueue`). */
export type JobRequest<Data = unknown> = {
  name: string
  /** The job's data. Pass ids instead of the rows themselves: the data is stored in the database and never logged. */
  data: z.ZodType<Data>
  /**
   * How many a node takes from the queue at a time, to run them one after the other, in any order; one if left out. For
   * short jobs that come in crowds: taking and completing a job costs more than most of these do. They are gathered for
   * up to two seconds.
   */
  batch?: number
  schedule?: never
  /** A method, so that a list may contain jobs with different data. */
  run(context: JobContext, data: Data): Promise<unknown>
}

/** Scheduled. With several nodes, one of them runs it. */
export type RecurringJob = {
  name: string
  /** Five cron fields, in São Paulo's time zone. */
  schedule: string
  data?: never
  batch?: never
  /** Also runs within a minute after a tag of one of these kinds was invalidated, once for many. */
  after?: readonly TagKind[]
  /** Also runs within a minute after a shop started, once for all nodes that start together. */
  atStart?: true
  run(context: JobContext): Promise<unknown>
}
