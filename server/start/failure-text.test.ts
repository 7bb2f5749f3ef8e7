import { afterAll, beforeAll, expect, test } from 'vitest'
import { clientes } from '#platform/customers/tables.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { failureText } from './failure-text.ts'
import { StartFailure } from './start-failure.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('shows where and why a statement failed, without its values', async () => {
  const person = {
    pessoa: 'F' as const,
    nomeRazao: 'Clara',
    email: 'clara.souza@example.com',
    senha: '$argon2id$clara',
  }
  const failed = database.db.insert(clientes).values([person, person])
  const error = new Error('The day did not begin.', {
    cause: await failed.catch((raised: unknown) => raised),
  })

  const text = failureText(error)
  expect(text).toContain('Error: The day did not begin.')
  expect(text).toContain('failure-text.test.ts')
  expect(text).toContain('Failed query: insert into "clientes"')
  expect(text).toContain('code: 23505')
  expect(text).toContain('constraint: clientes_email')
  expect(text.toLowerCase()).not.toContain('clara')
})

test('a StartFailure is one sentence, and anything that is no error is printed as it is', () => {
  expect(failureText(new StartFailure('A porta 3000 está ocupada.'))).toBe('A porta 3000 está ocupada.')
  expect(failureText('EPIPE')).toBe('string: EPIPE')
})
