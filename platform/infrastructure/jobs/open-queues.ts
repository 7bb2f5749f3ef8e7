import type pg from 'pg'
import { PgBoss, type Queue } from 'pg-boss'
import { DAY_S } from '#domain/time/durations.ts'
import type { Job } from './job.ts'

/** Where jobs end that failed for good, to be looked at and put back (`failed-jobs.ts`). */
export const DEAD_LETTERS: Queue = {
  name: 'tarefas-mortas',
  retentionSeconds: 30 * DAY_S,
  deleteAfterSeconds: 30 * DAY_S,
}

/** Seconds. Ten tries: after 15 s, 30 s … at most an hour, some three hours in all. */
const POLICY = {
  retryLimit: 10,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 3_600,
  expireInSeconds: 300,
  // Whose node gives no sign for so long is tried again by another. Longer than a database may be frozen, so that a job whose node
  // only waits is not run twice at a time.
  heartbeatSeconds: 60,
  retentionSeconds: 14 * DAY_S,
  deleteAfterSeconds: 2 * DAY_S,
  deadLetter: DEAD_LETTERS.name,
}

/** A recurring job stands in line once, and is run by one at a time; what it missed comes by itself. */
const RECURRING = { ...POLICY, policy: 'stately', retryLimit: 3 }

/** Few looks: nodes hear of new jobs (`wakeTag`), and what recurs does so to the minute. Seconds. */
const INTERVALS = {
  cronMonitorIntervalSeconds: 45,
  cronWorkerIntervalSeconds: 45,
  flowIntervalSeconds: 3_600,
}

/**
 * Brings pg-boss's tables (schema `pgboss`, made by the migrations) and the queues of these jobs up to date; nodes may do
 * so at the same time. The connections are those of `pool`, which stays open. Ends with `stop`.
 */
export async function openQueues(pool: pg.Pool, jobs: Job[]): Promise<PgBoss> {
  const boss = new PgBoss({
    ...INTERVALS,
    createSchema: false,
    db: { executeSql: (text, values) => pool.query(text, values) },
  })
  // Without anybody listening, an error would end the process; whoever runs jobs listens too.
  boss.on('error', () => undefined)
  await boss.start()

  const known = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const wanted of [DEAD_LETTERS, ...jobs.map(queueOf)]) {
    const { name, policy: _, ...changeable } = wanted
    const queue = known.get(name)
    if (!queue) await boss.createQueue(name, wanted)
    else if (differs(queue, changeable)) await boss.updateQueue(name, changeable)
  }

  return boss
}

function queueOf({ name, schedule }: Job): Queue {
  return { name, ...(schedule === undefined ? POLICY : RECURRING) }
}

/** Whether jobs may stand in line twice is settled when a queue is made; the rest may change. */
function differs(queue: object, wanted: object): boolean {
  return Object.entries(wanted).some(([key, value]) => Reflect.get(queue, key) !== value)
}
