import { afterAll, beforeAll, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test.each([
  '/url/verify?url=/%00',
  '/url/list/detail?url=/lista/%2500',
  '/showcase/products/%00',
  '/struct/menus/%00',
])("%s is the caller's mistake (400), not a failure of the shop", async (path) => {
  const { status, body } = await testApi<{ code: string }>(database.db)('GET', path)

  expect([400, 404]).toContain(status)
  expect(body.code).not.toBe('ErroInterno')
})
