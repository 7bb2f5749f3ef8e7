import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { countRequestedPages, mostRequestedPages } from './requested-pages.ts'

const NOW = new Date('2026-11-25T12:00:00Z')

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(() => database.pool.query('delete from paginas_pedidas'))

test('lists the pages that were requested most first, all requests counted', async () => {
  await count(NOW, { '/a': 3, '/b': 2 })
  await count(NOW, { '/b': 2, '/c': 1 })

  expect(await paths(NOW)).toEqual(['/b', '/a', '/c'])
})

test('tells kinds of devices apart', async () => {
  await countRequestedPages(database.db, NOW, [
    { caminho: '/', aparelho: '360-webp', pedidos: 1 },
    { caminho: '/', aparelho: '1366-webp', pedidos: 2 },
  ])

  expect(await mostRequestedPages(database.db, NOW)).toEqual([
    { caminho: '/', aparelho: '1366-webp' },
    { caminho: '/', aparelho: '360-webp' },
  ])
})

test('counts what was requested a day ago half', async () => {
  const yesterday = new Date('2026-11-24T12:00:00Z')
  await count(yesterday, { '/a': 11, '/b': 9 })
  await count(NOW, { '/b': 1, '/c': 5 })

  // '/a' counts 5.5, '/b' 5.5 and '/c' 5: the same order for equal ones.
  expect(await paths(NOW)).toEqual(['/a', '/b', '/c'])
  await count(NOW, { '/b': 0.1 })
  expect(await paths(NOW)).toEqual(['/b', '/a', '/c'])
})

test('is bounded: pages that were requested least are deleted', async () => {
  await count(NOW, Object.fromEntries(Array.from({ length: 300 }, (_, n) => [`/${n}`, n + 1])))

  const stored = await paths(NOW)
  expect(stored).toHaveLength(200)
  expect([stored[0], stored.at(-1)]).toEqual(['/299', '/100'])
})

async function count(now: Date, requests: Record<string, number>) {
  const rows = Object.entries(requests).map(([caminho, pedidos]) => ({
    caminho,
    aparelho: '360-webp',
    pedidos,
  }))
  await countRequestedPages(database.db, now, rows)
}

async function paths(now: Date): Promise<string[]> {
  return (await mostRequestedPages(database.db, now)).map(({ caminho }) => caminho)
}
