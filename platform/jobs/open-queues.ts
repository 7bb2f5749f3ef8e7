import type pg from 'pg'
import { PgBoss } from 'pg-boss'
import type { Job } from './job.ts'

const DAY = 86_400

/** Where jobs end that failed for good, to be looked at, and put back by `pg-boss redrive`. */
const DEAD_LETTERS = 'tarefas-mortas'

/** Seconds. Ten tries: after 15 s, 30 s … at most an hour, some three hours in all. */
const POLICY = {
  retryLimit: 10,
  retryDelay: 15,
  retryBackoff: true,
  retryDelayMax: 3_600,
  // A node that died over it has had it for so long.
  expireInSeconds: 300,
  retentionSeconds: 14 * DAY,
  deleteAfterSeconds: 2 * DAY,
  deadLetter: DEAD_LETTERS,
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
 * Brings pg-boss's tables (schema `pgboss`) and the queues of these jobs up to date; nodes that do so at the same time
 * wait for each other. The connections are those of `pool`, which stays open. Ends with `stop`.
 */
export async function openQueues(pool: pg.Pool, jobs: Job[]): Promise<PgBoss> {
  const boss = new PgBoss({
    ...INTERVALS,
    db: { executeSql: (text, values) => pool.query(text, values) },
  })
  // Without anybody listening, an error would end the process; whoever runs jobs listens too.
  boss.on('error', () => undefined)
  await boss.start()

  await ensureQueue(boss, DEAD_LETTERS, { retentionSeconds: 30 * DAY, deleteAfterSeconds: 30 * DAY })
  for (const job of jobs) await ensureQueue(boss, job.name, job.schedule === undefined ? POLICY : RECURRING)

  return boss
}

async function ensureQueue(boss: PgBoss, name: string, options: Parameters<PgBoss['createQueue']>[1]) {
  const { policy, ...changeable } = options ?? {}
  await boss.createQueue(name, options)
  await boss.updateQueue(name, changeable)
}
