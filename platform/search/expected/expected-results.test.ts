import { createRouterClient } from '@orpc/server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { searchRoutes } from '../routes.ts'
import { CODES } from './codes.ts'
import { type ExpectedQuery, faultOf } from './expectation.ts'
import { GUITARISTS } from './guitarists.ts'
import { PARENTS } from './parents.ts'
import { SHOP_MATTERS } from './shop-matters.ts'
import { TEACHERS } from './teachers.ts'
import { WORDS } from './words.ts'

/** The share of queries whose first five results must be good: of all queries, and in each group. */
const GOOD = { all: 0.98, group: 0.95 }

const QUERIES: Record<string, ExpectedQuery[]> = {
  teachers: TEACHERS,
  guitarists: GUITARISTS,
  parents: PARENTS,
  words: WORDS,
  codes: CODES,
  'shop matters': SHOP_MATTERS,
}

/** Concurrent queries, limited by the test's connections. */
const AT_A_TIME = 4

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ demo: true })
})
afterAll(() => database.close())

describe('expected results', () => {
  const all = Object.values(QUERIES).flat()

  test(`are good for at least ${GOOD.all * 100} % of queries, and ${GOOD.group * 100} % in each group`, async () => {
    const bad: string[] = []
    for (const [name, queries] of Object.entries(QUERIES)) {
      const faulty = await faults(queries)
      expect.soft(1 - faulty.length / queries.length, name).toBeGreaterThanOrEqual(GOOD.group)
      bad.push(...faulty)
    }

    expect(1 - bad.length / all.length, bad.join('\n')).toBeGreaterThanOrEqual(GOOD.all)
  }, 300_000)

  test('exist for at least 400 different queries', () => {
    expect(all.length).toBeGreaterThanOrEqual(400)
    expect(new Set(all.map(([texto]) => texto)).size).toBe(all.length)
  })
})

async function faults(queries: ExpectedQuery[]): Promise<string[]> {
  const shop = createRouterClient(searchRoutes, { context: testContext(database.db) })
  const bad: string[] = []
  for (let i = 0; i < queries.length; i += AT_A_TIME) {
    const some = await Promise.all(
      queries.slice(i, i + AT_A_TIME).map(async ([texto, expected]) => {
        const fault = faultOf(await shop.results({ url: '/busca', busca: texto, limit: 12 }), expected)
        return fault === null ? [] : [`${texto}: ${fault}`]
      }),
    )
    bad.push(...some.flat())
  }
  return bad
}
