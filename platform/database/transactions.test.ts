import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { type Connection, connect } from './connect.ts'
import { NoConnection, outageOf } from './outage.ts'

/** Distinguishes the connections that a test breaks from its own. */
const VICTIM = 'victim'

/** Short, since a test waits for each of them. */
const DEADLINES = {
  connectMs: 500,
  statementMs: 1_000,
  lockMs: 500,
  idleInTransactionMs: 500,
  silenceMs: 5_000,
}

let database: TestDatabase
let connection: Connection
const broken: Error[] = []

beforeAll(async () => {
  database = await testDatabase()
  await database.pool.query('create table linhas (n int primary key)')
  connection = connect(`${database.url}?application_name=${VICTIM}`, 2, {
    deadlines: DEADLINES,
    onBreak: (error) => broken.push(error),
  })
})

afterAll(async () => {
  await connection.close()
  await database.close()
})

test('a connection that breaks between two statements fails only its own transaction', async () => {
  const failed = connection.db.transaction(async (tx) => {
    await tx.execute(sql`insert into linhas values (1)`)
    await terminate()
    await until(() => broken.length > 0)
    await tx.execute(sql`insert into linhas values (2)`)
  })

  await expect(failed).rejects.toSatisfy((error) => outageOf(error) === 'away')
  expect(await numbers()).toEqual([])
  await expectWholePool()
})

test('a begin that fails returns its connection to the pool, every time', async () => {
  for (let round = 0; round < 5; round++) {
    // Two idle connections are broken, but the pool has not noticed when it hands them out.
    await Promise.all([connection.pool.query('select 1'), connection.pool.query('select 1')])
    const ended = terminate()
    const tries = [1, 2, 3].map(() =>
      connection.db.transaction((tx) => tx.execute(sql`select pg_sleep(0.05)`)),
    )
    await Promise.allSettled([ended, ...tries])
  }

  await expectWholePool()
})

test('reports the first error even if the rollback fails too', async () => {
  const failed = connection.db.transaction(async (tx) => {
    await tx.execute(sql`insert into linhas values (1)`)
    await terminate()
    throw new Error('the first error')
  })

  await expect(failed).rejects.toThrow('the first error')
  await expectWholePool()
})

test('reports the first error of a nested transaction, and the outer one continues', async () => {
  await connection.db.transaction(async (tx) => {
    await tx.execute(sql`insert into linhas values (1)`)
    const inner = tx.transaction(async (deeper) => {
      await deeper.execute(sql`insert into linhas values (2)`)
      await deeper.execute(sql`insert into linhas values (1)`)
    })
    await expect(inner).rejects.toMatchObject({ cause: { code: '23505' } })
    await tx.execute(sql`insert into linhas values (3)`)
  })

  expect(await numbers()).toEqual([1, 3])
  await database.pool.query('truncate linhas')
})

test('a slow statement and a long wait for a lock both end as busy', async () => {
  const slow = connection.db.execute(sql`select pg_sleep(5)`)
  await expect(slow).rejects.toSatisfy((error) => outageOf(error) === 'busy')

  await database.db.transaction(async (tx) => {
    await tx.execute(sql`lock table linhas in access exclusive mode`)
    const blocked = connection.db.transaction((other) => other.execute(sql`insert into linhas values (9)`))
    await expect(blocked).rejects.toMatchObject({ cause: { code: '55P03' } })
  })
  await expectWholePool()
})

test('PostgreSQL ends an idle transaction, and releases its locks', async () => {
  const idle = connection.db.transaction(async (tx) => {
    await tx.execute(sql`lock table linhas in access exclusive mode`)
    await database.pool.query('insert into linhas values (7)')
    await tx.execute(sql`select 1`)
  })

  await expect(idle).rejects.toSatisfy((error) => outageOf(error) !== null)
  expect(await numbers()).toEqual([7])
  await expectWholePool()
})

test('reports a pool without a free connection, which recovers afterwards', async () => {
  const clients = [await connection.pool.connect(), await connection.pool.connect()]
  const waiting = connection.db.transaction((tx) => tx.execute(sql`select 1`))

  await expect(waiting).rejects.toBeInstanceOf(NoConnection)
  await expect(waiting).rejects.toSatisfy((error) => outageOf(error) === 'busy')
  for (const client of clients) client.release()
  await expectWholePool()
})

test('a transaction keeps the requested isolation level', async () => {
  const level = await connection.db.transaction((tx) => tx.execute(sql`show transaction_isolation`), {
    isolationLevel: 'serializable',
  })

  expect(level).toMatchObject({ rows: [{ transaction_isolation: 'serializable' }] })
})

async function numbers() {
  const { rows } = await database.pool.query<{ n: number }>('select n from linhas order by n')
  return rows.map(({ n }) => n)
}

/** Checks that every connection of the pool is usable; broken ones are replaced. */
async function expectWholePool() {
  for (const round of ['broken ones go', 'the others answer']) {
    const clients = await Promise.all([connection.pool.connect(), connection.pool.connect()])
    const answers = await Promise.allSettled(clients.map((client) => client.query('select 1')))
    clients.forEach((client, at) => {
      client.release(answers[at]?.status === 'rejected')
    })
    if (round === 'the others answer')
      expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  }
}

async function terminate() {
  await database.pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = $1',
    [VICTIM],
  )
}

async function until(holds: () => boolean) {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5))
}
