import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientes } from '#platform/customers/tables.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { describeError, sentenceWithoutValues } from './describe-error.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const SECRET = 'clara.souza@example.com'

test.each<[string, () => Promise<unknown>]>([
  ['a value that is there already', () => database.db.insert(clientes).values([person(), person()])],
  ['a value of another kind', () => database.db.execute(sql`select ${SECRET}::uuid`)],
  [
    'a value that is no JSON',
    () => database.db.execute(sql`select ${`{"email": "${SECRET}", \ud800`}::jsonb`),
  ],
  [
    'a value too many in a transaction',
    () =>
      database.db.transaction(async (tx) => {
        await tx.insert(clientes).values([person(), person()])
      }),
  ],
  [
    'a statement that takes too long',
    () =>
      database.db.transaction(async (tx) => {
        await tx.execute(sql`set local statement_timeout = 20`)
        await tx.execute(sql`select pg_sleep(5), ${SECRET}::text`)
      }),
  ],
])('describes %s without the values of a statement', async (_what, fail) => {
  const error: unknown = await fail().catch((raised: unknown) => raised)
  const wrapped = new Error(`Não deu: ${String(error)}`, { cause: error })

  expect(error).toBeInstanceOf(Error)
  expect(String(error)).toContain(SECRET)
  expect(JSON.stringify(describeError(wrapped))).not.toContain('clara')
  expect(sentenceWithoutValues(wrapped)).not.toContain('clara')
  const line = describeError(error)
  expect(line).toMatchObject({
    message: expect.stringContaining('Failed query:'),
    cause: { code: expect.any(String) },
  })
  expect(line.stack).toContain('describe-error.test.ts')
})

test('describes a copy of an error, as the queues report one', () => {
  const copy = { message: 'Failed query: x\nparams: clara', stack: '', queue: 'mails' }

  expect(describeError(copy)).toEqual({ type: 'object', message: 'Failed query: x' })
})

function person() {
  return { pessoa: 'F' as const, nomeRazao: 'Clara', email: SECRET, senha: '$argon2id$clara' }
}
