import type pg from 'pg'
import { PgBoss, type Queue } from 'pg-boss'
import { DAY_S } from '#domain/time/durations.ts'
import type { Job } from './job.ts'

/** The dead-letter queue: jobs that failed for good, to be inspected and put back (`failed-jobs.ts`). */
export const DEAD_LETTERS: Queue = {
  name: 'dead-letter',
  retentionSeconds: 30 * DAY_S,
  deleteAfterSeconds: 30 * DAY_S,
}

/** In seconds. Ten tries: after 15 s, 30 s … one hour at most, about three hours in all. */
const POLICY = {
  retryLimit: 10,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 3_600,
  expireInSeconds: 300,
  // A job whose node sends no heartbeat for this long is retried by another one. Longer than a database may hang, so
  // that a job whose node only waits does not run twice at a time.
  heartbeatSeconds: 60,
  retentionSeconds: 14 * DAY_S,
  deleteAfterSeconds: 2 * DAY_S,
  deadLetter: DEAD_LETTERS.name,
}

/** A recurring job is queued once and runs on one node at a time. It has fewer retries: its next run does what it missed. */
const RECURRING = { ...POLICY, policy: 'stately', retryLimit: 3 }

/**
 * Polling interval in seconds. Rare, because nodes are notified of new jobs (`wakeTag`) and schedules are exact to the
 * minute.
 */
const INTERVALS = {
  cronMonitorIntervalSeconds: 45,
  cronWorkerIntervalSeconds: 45,
  flowIntervalSeconds: 3_600,
}

/**
 * Updates pg-boss's tables (schema `pgboss`, created by the migrations) and the queues of these jobs; safe for several
 * nodes at a time. Uses the connections of `pool`, which stays open. `stop` ends it.
 */
export async function openQueues(pool: pg.Pool, jobs: Job[]): Promise<PgBoss> {
  const boss = new PgBoss({
    ...INTERVALS,
    createSchema: false,
    db: { executeSql: (text, values) => pool.query(asStatement(text, values)) },
  })
  // Without a listener, an error would end the process; the job runner adds its own.
  boss.on('error', () => undefined)
  await boss.start()

  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const expected of [DEAD_LETTERS, ...jobs.map(queueOf)]) {
    const { name, policy: _, ...changeable } = expected
    const queue = known.get(name)
    if (!queue) await boss.createQueue(name, expected)
    else if (differs(queue, changeable)) await boss.updateQueue(name, changeable)
  }

  return boss
}

/**
 * A single statement as an object, which the connection plans once (`nameStatements`): planning those that take and
 * complete a job takes longer than running them. Scripts of several statements cannot be planned.
 */
function asStatement(text: string, values: unknown[] = []): string | pg.QueryConfig {
  return values.length === 0 && text.includes(';') ? text : { text, values }
}

function queueOf({ name, schedule }: Job): Queue {
  return { name, ...(schedule === undefined ? POLICY : RECURRING) }
}

/** A queue's policy is fixed when it is created; its other options may change. */
function differs(queue: object, expected: object): boolean {
  return Object.entries(expected).some(([key, value]) => Reflect.get(queue, key) !== value)
}
