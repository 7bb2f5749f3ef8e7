import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareFixtures, sampleCategory, sampleProduct } from '#platform/catalog/catalog.fixtures.ts'
import { saveCategory } from '#platform/catalog/collections/categories/save-category.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { saveProduct } from '../editing/save-product.ts'
import { getRelated } from './get-related.ts'

let database: TestDatabase
const ids = new Map<string, number>()

/** The least popular first. */
const PRODUCTS = ['own', 'brand-a', 'brand-b', 'brand-c', 'other-a', 'other-b', 'other-c', 'elsewhere']

beforeAll(async () => {
  database = await testDatabase()
  await prepareFixtures(database.db)
  await saveCategory(database, sampleCategory('rabecas'))
  await saveCategory(database, sampleCategory('violas'))
  await database.pool.query(`insert into marcas (slug, nome, descricao) values ('outra', 'Outra', '')`)
  for (const [i, slug] of PRODUCTS.entries()) {
    const categoria = slug === 'elsewhere' ? 'violas' : 'rabecas'
    const { id } = await saveProduct(database, sampleProduct(slug, { categoria }))
    ids.set(slug, id)
    const brand = slug.startsWith('other') ? `, id_marca = (select id from marcas where slug = 'outra')` : ''
    await database.pool.query(`update listagem set vendas = $2${brand} where id_produto = $1`, [id, i])
  }
})
afterAll(() => database.close())

test.each([
  [4, ['brand-c', 'brand-b', 'other-c', 'other-b']],
  // At most half of the places are the brand's while there are others.
  [6, ['brand-c', 'brand-b', 'brand-a', 'other-c', 'other-b', 'other-a']],
])(
  '%i related products are the most popular of the category, its own brand first',
  async (limit, expected) => {
    const { produtos } = await getRelated(testContext(database.db), { productId: ids.get('own') ?? 0, limit })

    expect(produtos.map(({ id }) => [...ids].find(([, each]) => each === id)?.[0])).toEqual(expected)
  },
)
