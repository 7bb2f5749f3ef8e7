import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { storeSecret } from './store-secret.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('nodes that start at once share one secret, and keep it', async () => {
  const secrets = await Promise.all(Array.from({ length: 8 }, () => storeSecret(database, 'links')))
  const [first] = secrets

  expect(first).toMatch(/^[\w-]{43}$/)
  expect(new Set([...secrets, await storeSecret(database, 'links')])).toEqual(new Set([first]))
})

test('each use has a secret of its own', async () => {
  expect(await storeSecret(database, 'outro')).not.toBe(await storeSecret(database, 'links'))
})
