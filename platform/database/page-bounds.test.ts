import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MAX_COUNTED } from '#contract/paging.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { countedPage, pageBounds } from './page-bounds.ts'

const PER_PAGE = 50

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test.for([
  [0, [1, 2]],
  [1, [1, 2]],
  [49, [1, 2]],
  [50, [1, 2, 3]],
  [51, [1, 2, 3]],
  [MAX_COUNTED - 1, [1, 199, 200, 201]],
  [MAX_COUNTED, [1, 200, 201]],
  [MAX_COUNTED + 70, [1, 199, 200, 201, 202, 203]],
] as const)('a page of %i rows has the rows and the total of two plain statements', async ([rows, pages]) => {
  for (const busca of ['', 'palavra'])
    for (const pagina of pages) {
      const bounds = pageBounds({ pagina, porPagina: PER_PAGE, busca })
      const numbers = Array.from({ length: rows }, (_, i) => i + 1)

      expect(await countedPage(database.db, pageOf(rows, bounds))).toEqual({
        ids: numbers.slice(bounds.offset, bounds.offset + bounds.limit),
        total: Math.min(rows, MAX_COUNTED),
      })
    }
})

test('rows are counted only if the page does not tell how many there are', async () => {
  // Fails as soon as it is read.
  const matches = sql`generate_series(1, (select 1 / extract(microseconds from now() - now())::integer))`
  const read = (rows: number, pagina: number) => {
    const bounds = pageBounds({ pagina, porPagina: PER_PAGE, busca: '' })
    return countedPage(database.db, { ...pageOf(rows, bounds), matches })
  }

  expect((await read(0, 1)).total).toBe(0)
  expect((await read(30, 1)).total).toBe(30)
  expect((await read(70, 2)).total).toBe(70)
  expect((await read(MAX_COUNTED + 70, 200)).total).toBe(MAX_COUNTED)
  await expect(read(70, 1)).rejects.toThrow()
})

function pageOf(rows: number, { limit, offset }: { limit: number; offset: number }) {
  const matches = sql`generate_series(1, ${rows}::integer) id`

  return {
    page: sql`select id from ${matches} order by id limit ${limit} offset ${offset}`,
    matches,
    limit,
    offset,
  }
}
