import type pg from 'pg'
import type { JobResult, JobWithMetadata } from 'pg-boss'
import type { Logger } from 'pino'
import { FinalFailure } from '#platform/infrastructure/jobs/final-failure.ts'
import type { Job, JobContext, JobRequest, RecurringJob } from '#platform/infrastructure/jobs/job.ts'
import { openQueues } from '#platform/infrastructure/jobs/open-queues.ts'
import { isTagOf, readJobTag, type Tag } from '#platform/tags.ts'
import { sentenceWithoutValues } from '../monitoring/describe-error.ts'
import type { Metrics } from '../monitoring/metrics.ts'

/** Between two looks at a queue, should a notice get lost; what is tried again waits for the next look. */
const LOOK_SECONDS = 30

/** What is put off is looked for once for all that is due within so long. */
const DUE_TOGETHER_MS = 2_000

/** From a change to the job that it calls for: many changes in a row are one job. */
const GATHER_SECONDS = 30

/** Shorter than the gathering, so that a change finds either a job in line or nobody who has just asked. */
const ASK_AGAIN_MS = 25_000

/** What is under way when the shop closes may take so long; then it is left to another node, or to the next start. */
const STOP_MS = 8_000

const TIME_ZONE = 'America/Sao_Paulo'

type OpenJobsInput = { pool: pg.Pool; jobs: Job[]; logger: Logger; metrics: Pick<Metrics, 'job'> }

export type Jobs = Awaited<ReturnType<typeof openJobs>>

/**
 * Makes the queues, so that verbs can ask for jobs; `work` begins to run them. A job that fails is logged, counted and
 * tried again, more and more seldom, until it is laid with the dead letters.
 */
export async function openJobs({ pool, jobs, logger, metrics }: OpenJobsInput) {
  const boss = await openQueues(pool, jobs)
  boss.on('error', (error) => logger.warn({ err: error }, 'the job queues could not be read'))
  boss.on('warning', ({ message, data }) => logger.warn({ data }, message))
  const workers = new Map<string, string>()
  const askedAt = new Map<string, number>()
  const alarms = new Map<string, NodeJS.Timeout>()

  return { work, heard, missed, stop }

  function stop(): Promise<void> {
    for (const alarm of alarms.values()) clearTimeout(alarm)
    alarms.clear()
    return boss.stop({ close: false, timeout: STOP_MS })
  }

  /** Runs jobs from now on; `context` makes what each run is told. */
  async function work(context: (idTarefa: string) => JobContext): Promise<void> {
    await syncSchedules()
    for (const job of jobs) {
      const options = {
        pollingIntervalSeconds: LOOK_SECONDS,
        includeMetadata: true,
        perJobResults: true,
      } as const
      const worker = await boss.work(job.name, options, async (tasks: JobWithMetadata[]) => {
        const results: JobResult[] = []
        for (const task of tasks) results.push(await run(job, task, context))
        // There may be more: no pause until there is none.
        wake(job.name)
        return results
      })
      workers.set(job.name, worker)
    }
    for (const job of jobs) if ('atStart' in job && job.atStart) askSoon(job)
  }

  /** These tags were published: some say that a job waits, some that one is called for. */
  function heard(tags: Tag[]): void {
    for (const tag of tags) {
      const waits = readJobTag(tag)
      if (waits) wakeIn(waits)
      else for (const job of jobs) if ('after' in job && job.after && isTagOf(tag, job.after)) askSoon(job)
    }
  }

  /** For a while nothing could be heard: whatever can be called for is. */
  function missed(): void {
    if (workers.size === 0) return
    for (const worker of workers.values()) boss.notifyWorker(worker)
    for (const job of jobs) if ('after' in job) askSoon(job)
  }

  async function run(
    job: Job,
    task: JobWithMetadata,
    context: (idTarefa: string) => JobContext,
  ): Promise<JobResult> {
    const begin = performance.now()
    const { id, retryCount, retryLimit } = task
    try {
      await perform(job, context(id), task.data)
      metrics.job(job.name, 'feita', (performance.now() - begin) / 1000)
      return { id, status: 'completed' }
    } catch (error) {
      const line = { err: error, tarefa: job.name, id, tentativa: retryCount + 1 }
      const gaveUp = error instanceof FinalFailure || retryCount >= retryLimit
      metrics.job(job.name, gaveUp ? 'morta' : 'falhou', (performance.now() - begin) / 1000)
      if (gaveUp) logger.error(line, 'a job failed for good')
      else logger.warn(line, 'a job failed and will be tried again')
      return { id, status: gaveUp ? 'deadletter' : 'failed', output: sentenceWithoutValues(error) }
    }
  }

  function wake(name: string) {
    const worker = workers.get(name)
    if (worker) boss.notifyWorker(worker)
  }

  /** Right away, or with all others that are due about then. */
  function wakeIn({ name, seconds }: { name: string; seconds: number }) {
    if (seconds === 0) return wake(name)
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

  function askSoon({ name }: RecurringJob) {
    const now = performance.now()
    if (now - (askedAt.get(name) ?? -Infinity) < ASK_AGAIN_MS) return
    askedAt.set(name, now)
    boss.send(name, null, { startAfter: GATHER_SECONDS }).catch((error: unknown) => {
      askedAt.delete(name)
      logger.warn({ err: error, tarefa: name }, 'a job could not be asked for')
    })
  }

  async function syncSchedules() {
    const recurring = jobs.filter((job) => job.schedule !== undefined)
    // What was missed while no shop ran is made up for, once.
    const known = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]))
    // What was missed while no shop ran is made up for, once.
    for (const { name, schedule } of recurring)
      if (known.get(name) !== schedule)
        await boss.schedule(name, schedule, null, { tz: TIME_ZONE, missed: 'once' })
    for (const name of known.keys())
      if (!recurring.some((job) => job.name === name)) await boss.unschedule(name)
  }
}

function perform(job: JobRequest | RecurringJob, context: JobContext, data: unknown): Promise<unknown> {
  return job.schedule !== undefined ? job.run(context) : job.run(context, job.data.parse(data))
}
