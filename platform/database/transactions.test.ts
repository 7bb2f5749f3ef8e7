import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { type Connection, connect } from './connect.ts'
import { NoConnection, outageOf } from './outage.ts'

/** By which the connections that a test breaks are told from its own. */
const VICTIM = 'victim'

/** Short, since a test waits for each of them. */
const DEADLINES = {
  connectMs: 500,
  statementMs: 1_000,
  lockMs: 500,
  idleInTransactionMs: 500,
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

test('a connection that breaks between two statements of a transaction fails that transaction and nothing else', async () => {
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

test('a begin that fails gives its connection back, as often as it happens', async () => {
  for (let round = 0; round < 5; round++) {
    // Two connections lie idle and are broken, but the pool has not heard of it yet when it lends them.
    await Promise.all([connection.pool.query('select 1'), connection.pool.query('select 1')])
    const ended = terminate()
    const tries = [1, 2, 3].map(() =>
      connection.db.transaction((tx) => tx.execute(sql`select pg_sleep(0.05)`)),
    )
    await Promise.allSettled([ended, ...tries])
  }

  await expectWholePool()
})

test('what failed first is told, though the rollback fails too', async () => {
  const failed = connection.db.transaction(async (tx) => {
    await tx.execute(sql`insert into linhas values (1)`)
    await terminate()
    throw new Error('what failed first')
  })

  await expect(failed).rejects.toThrow('what failed first')
  await expectWholePool()
})

test('what failed first is told of a transaction inside a transaction, and the outer one goes on', async () => {
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

test('a statement that takes too long, and one that waits too long for a lock, end as busy', async () => {
  const slow = connection.db.execute(sql`select pg_sleep(5)`)
  await expect(slow).rejects.toSatisfy((error) => outageOf(error) === 'busy')

  await database.db.transaction(async (tx) => {
    await tx.execute(sql`lock table linhas in access exclusive mode`)
    const blocked = connection.db.transaction((other) => other.execute(sql`insert into linhas values (9)`))
    await expect(blocked).rejects.toMatchObject({ cause: { code: '55P03' } })
  })
  await expectWholePool()
})

test('a transaction whose owner forgets it is ended by PostgreSQL, and its locks with it', async () => {
  const idle = connection.db.transaction(async (tx) => {
    await tx.execute(sql`lock table linhas in access exclusive mode`)
    await database.pool.query('insert into linhas values (7)')
    await tx.execute(sql`select 1`)
  })

  await expect(idle).rejects.toSatisfy((error) => outageOf(error) !== null)
  expect(await numbers()).toEqual([7])
  await expectWholePool()
})

test('who finds no free connection in time is told so, and the pool is whole again afterwards', async () => {
  const held = [await connection.pool.connect(), await connection.pool.connect()]
  const waiting = connection.db.transaction((tx) => tx.execute(sql`select 1`))

  await expect(waiting).rejects.toBeInstanceOf(NoConnection)
  await expect(waiting).rejects.toSatisfy((error) => outageOf(error) === 'busy')
  for (const client of held) client.release()
  await expectWholePool()
})

test('a transaction keeps the isolation that it asks for', async () => {
  const level = await connection.db.transaction((tx) => tx.execute(sql`show transaction_isolation`), {
    isolationLevel: 'serializable',
  })

  expect(level).toMatchObject({ rows: [{ transaction_isolation: 'serializable' }] })
})

async function numbers() {
  const { rows } = await database.pool.query<{ n: number }>('select n from linhas order by n')
  return rows.map(({ n }) => n)
}

/** Every connection of the pool can be had, and those that broke unnoticed are replaced. */
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
