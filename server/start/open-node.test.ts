import { pino } from 'pino'
import { expect, test } from 'vitest'
import { openQueues } from '#platform/infrastructure/jobs/open-queues.ts'
import { temporaryFolder } from '#tests/life/shop.ts'
import { testDatabase } from '#tests/support/database.ts'
import { readConfig } from '../config.ts'
import { JOBS } from '../jobs/jobs.ts'
import { openNode } from './open-node.ts'
import { createStop } from './stop.ts'

test('queues can be opened while a connection waits for them to fill the shop', async () => {
  const database = await testDatabase()
  const folder = temporaryFolder()
  const stop = createStop(() => undefined)
  const config = readConfig({
    DATABASE_URL: database.url,
    DATA_DIR: folder.path,
    DEMO: '1',
    DEMO_HISTORY: '0',
  })
  try {
    const node = await openNode({
      config,
      stop,
      signal: AbortSignal.any([]),
      fail: () => undefined,
      logger: pino({ enabled: false }),
    })
    // As `ensureDemo` does, which then waits for the queues.
    const filling = await node.pool.connect()
    const queues = await openQueues(node.pool, JOBS)
    await queues.stop({ close: false })
    filling.release()

    expect((await database.pool.query('select from pgboss.queue')).rowCount).toBeGreaterThan(JOBS.length)
  } finally {
    await stop.now()
    await folder.remove()
    await database.close()
  }
})
