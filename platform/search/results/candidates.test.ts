import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSearch, searchQueries } from '#domain/search/query/query.ts'
import { plansOf, type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { generateProducts } from '#tools/bench/filling/generate-products.ts'
import { findMatches } from './candidates.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ demo: true })
  await generateProducts(database.pool, 4000)
})
afterAll(() => database.close())

test('in a large shop a common word is searched among the most popular products in stock, best match first', async () => {
  const found = await find('violino')
  const all = await products(`busca @@ 'violino'::tsquery`)

  expect(found.length).toBeGreaterThanOrEqual(150)
  expect(found.length).toBeLessThan(all.length / 2)
  expect(await products(`id_produto = any ('{${found}}') and not disponivel`)).toEqual([])
  expect(await nameOf(found[0])).toMatch(/^Violino /)
})

test('a rare word is searched among all products, sold out or not', async () => {
  const all = await products(`busca @@ 'kaplan & vivo'::tsquery`)
  await database.pool.query('update listagem set estoque = 0 where id_produto = $1', [all[0]])
  const found = await find('kaplan vivo')

  expect(found.toSorted()).toEqual(all.toSorted())
  expect(await products(`id_produto = any ('{${found}}') and not disponivel`)).not.toEqual([])
})

test('a rare word makes it look at few products one by one', async () => {
  const [plan = ''] = await plansOf(database.pool, { part: 'popular_1', analyze: true }, () =>
    find('kaplan vivo'),
  )
  const [, first, second] = plan.split(/^ *CTE /m).map((level) => level.includes('(never executed)'))

  expect({ first, second }).toEqual({ first: false, second: true })
})

test('whether a query is answered is looked up in the index, even if most products might match', async () => {
  const client = await database.pool.connect()
  await client.query('begin')
  const { rows: found } = await client.query(
    `select finds_products('kaplan & vivo') as some, finds_products('kaplan & nada') as none`,
  )
  const { rows: read } = await client.query(
    `select seq_scan::integer from pg_stat_xact_user_tables where relname = 'listagem'`,
  )
  client.release(true)

  expect({ found, read }).toMatchObject({ found: [{ some: true, none: false }], read: [{ seq_scan: 0 }] })
})

function find(text: string): Promise<number[]> {
  const terms = readSearch(text)

  return findMatches(database.db, searchQueries(terms).all, terms).then(({ ids }) => ids)
}

async function products(condition: string): Promise<number[]> {
  const { rows } = await database.pool.query(`select id_produto from listagem where ${condition}`)
  return rows.map(({ id_produto }) => id_produto)
}

async function nameOf(id: number | undefined) {
  const { rows } = await database.pool.query('select nome from produtos where id = $1', [id])
  return rows[0]?.nome
}
