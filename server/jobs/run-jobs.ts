import type pg from 'pg'
import type { JobResult, JobWithMetadata } from 'pg-boss'
import type { Logger } from 'pino'
import { causeOf } from '#platform/infrastructure/jobs/enqueue.ts'
import { FinalFailure } from '#platform/infrastructure/jobs/final-failure.ts'
import type { Job, JobContext, JobRequest, RecurringJob } from '#platform/infrastructure/jobs/job.ts'
import { openQueues } from '#platform/infrastructure/jobs/open-queues.ts'
import { isTagOf, readJobTag, type Tag } from '#platform/infrastructure/tags.ts'
import { currentTracer } from '#platform/infrastructure/tracing/tracer.ts'
import { sentenceWithoutValues } from '../monitoring/describe-error.ts'
import type { Metrics } from '../monitoring/metrics.ts'

/** Polling interval of a queue, in case a notification gets lost; retries also wait for it. */
const POLL_SECONDS = 30

/** Jobs that are delayed, or that come in crowds, share one poll if they are due within the same interval. */
const DUE_TOGETHER_MS = 2_000

/** Delay between a change and the job that it causes: many changes in a row are one job. */
const GATHER_SECONDS = 30

/** Shorter than the gathering, so that a change is either covered by a waiting job or enqueues another. */
const ENQUEUE_AGAIN_MS = 25_000

/** Time for running jobs to finish when the shop closes; after that, another node or the next start takes them over. */
const STOP_MS = 8_000

const TIME_ZONE = 'America/Sao_Paulo'

type OpenJobsInput = { pool: pg.Pool; jobs: Job[]; logger: Logger; metrics: Pick<Metrics, 'job' | 'knowJob'> }

export type Jobs = Awaited<ReturnType<typeof openJobs>>

/**
 * Creates the queues, so that use cases can enqueue jobs; `work` starts to run them. A failed job is logged, counted
 * and retried with increasing delays, until it goes to the dead letters.
 */
export async function openJobs({ pool, jobs, logger, metrics }: OpenJobsInput) {
  const boss = await openQueues(pool, jobs)
  for (const { name } of jobs) metrics.knowJob(name)
  boss.on('error', (error) => logger.warn({ err: error }, 'the job queues could not be read'))
  boss.on('warning', ({ message, data }) => logger.warn({ data }, message))
  const crowds = new Set(jobs.filter(({ batch }) => batch !== undefined).map(({ name }) => name))
  const workers = new Map<string, string>()
  const enqueuedAt = new Map<string, number>()
  const alarms = new Map<string, NodeJS.Timeout>()

  return { work, handleTags, handleMissedTags, stop }

  function stop(): Promise<void> {
    for (const alarm of alarms.values()) clearTimeout(alarm)
    alarms.clear()
    return boss.stop({ close: false, timeout: STOP_MS })
  }

  /** Starts to run jobs; `context` creates the context of each run. */
  async function work(context: (idTarefa: string) => JobContext): Promise<void> {
    await syncSchedules()
    for (const job of jobs) {
      const { batch: batchSize = 1 } = job
      const options = {
        pollingIntervalSeconds: POLL_SECONDS,
        includeMetadata: true,
        perJobResults: true,
        batchSize,
      } as const
      const worker = await boss.work(job.name, options, async (tasks: JobWithMetadata[]) => {
        const results: JobResult[] = []
        for (const task of tasks) results.push(await run(job, task, context))
        // There may be more: polls again until there are fewer.
        if (tasks.length === batchSize) wake(job.name)
        return results
      })
      workers.set(job.name, worker)
    }
    for (const job of jobs) if ('atStart' in job && job.atStart) enqueueSoon(job)
  }

  /** Handles published tags: some announce a waiting job, others cause a recurring one. */
  function handleTags(tags: Tag[]): void {
    for (const tag of tags) {
      const waits = readJobTag(tag)
      if (waits) wakeIn(waits)
      else
        for (const job of jobs) if ('after' in job && job.after && isTagOf(tag, job.after)) enqueueSoon(job)
    }
  }

  /** Notifications were missed: runs everything that they could have caused. */
  function handleMissedTags(): void {
    if (workers.size === 0) return
    for (const worker of workers.values()) boss.notifyWorker(worker)
    for (const job of jobs) if ('after' in job) enqueueSoon(job)
  }

  async function run(
    job: Job,
    task: JobWithMetadata,
    context: (idTarefa: string) => JobContext,
  ): Promise<JobResult> {
    const begin = performance.now()
    const { id, retryCount, retryLimit } = task
    try {
      await traced(job, task, () => perform(job, context(id), task.data))
      metrics.job(job.name, 'done', (performance.now() - begin) / 1000)
      return { id, status: 'completed' }
    } catch (error) {
      const line = { err: error, tarefa: job.name, id, tentativa: retryCount + 1 }
      const gaveUp = error instanceof FinalFailure || retryCount >= retryLimit
      metrics.job(job.name, gaveUp ? 'dead' : 'failed', (performance.now() - begin) / 1000)
      if (gaveUp) logger.error(line, 'a job failed for good')
      else logger.warn(line, 'a job failed and will be tried again')
      return { id, status: gaveUp ? 'deadletter' : 'failed', output: sentenceWithoutValues(error) }
    }
  }

  function wake(name: string) {
    const worker = workers.get(name)
    if (worker) boss.notifyWorker(worker)
  }

  /** At once, or together with other jobs that are due about then, as those that come in crowds are. */
  function wakeIn({ name, seconds }: { name: string; seconds: number }) {
    if (seconds === 0 && !crowds.has(name)) return wake(name)
    const due = Math.ceil((performance.now() + seconds * 1000) / DUE_TOGETHER_MS) * DUE_TOGETHER_MS
    const alarm = `${name} ${due}`
    if (!workers.has(name) || alarms.has(alarm)) return
    alarms.set(
      alarm,
      setTimeout(() => {
        alarms.delete(alarm)
        wake(name)
      }, due - performance.now()),
    )
  }

  function enqueueSoon({ name }: RecurringJob) {
    const now = performance.now()
    if (now - (enqueuedAt.get(name) ?? -Infinity) < ENQUEUE_AGAIN_MS) return
    enqueuedAt.set(name, now)
    boss.send(name, null, { startAfter: GATHER_SECONDS }).catch((error: unknown) => {
      enqueuedAt.delete(name)
      logger.warn({ err: error, tarefa: name }, 'a job could not be enqueued')
    })
  }

  async function syncSchedules() {
    const recurring = jobs.filter((job) => job.schedule !== undefined)
    const known = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]))
    // `missed`: runs once what was missed while no shop ran.
    for (const { name, schedule } of recurring)
      if (known.get(name) !== schedule)
        await boss.schedule(name, schedule, null, { tz: TIME_ZONE, missed: 'once' })
    for (const name of known.keys())
      if (!recurring.some((job) => job.name === name)) await boss.unschedule(name)
  }
}

/** A job has a trace of its own, linked to the request that enqueued it. */
function traced(
  { name }: Job,
  { id, data, retryCount }: JobWithMetadata,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const tracer = currentTracer()
  if (tracer === null) return work()
  const attributes = {
    'messaging.system': 'pg-boss',
    'messaging.destination.name': name,
    'messaging.message.id': id,
    'lira.retry': retryCount,
  }

  return tracer.within({ name, kind: 'consumer', attributes, cause: causeOf(data) }, work)
}

function perform(job: JobRequest | RecurringJob, context: JobContext, data: unknown): Promise<unknown> {
  return job.schedule !== undefined ? job.run(context) : job.run(context, job.data.parse(data))
}
