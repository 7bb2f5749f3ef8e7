import { expect, test } from 'vitest'
import { prepareFixtures, sampleProduct } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { countStatements, testDatabase } from '#tests/support/database.ts'
import { readText } from './read-text.ts'

test('a text that is found literally takes one statement', async () => {
  const database = await testDatabase()
  await prepareFixtures(database.db)
  await saveProduct(database, { ...sampleProduct('arco'), nome: 'Violino de estudo' })
  const counted = countStatements(database)
  const { ids, buscado } = await readText(counted.db, 'violino', { synonyms: new Map(), exact: false })
  const statements = await counted.close()
  await database.close()

  expect([ids.length, buscado]).toEqual([1, 'violino'])
  expect(statements).toHaveLength(1)
})
