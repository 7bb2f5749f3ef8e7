import { asc, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveCategory } from '#platform/catalog/collections/categories/save-category.ts'
import { oficinaDias, servicos } from '#platform/catalog/services/tables.ts'
import { localStorage } from '#platform/infrastructure/storage/local.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { CATEGORIES } from '../catalogue/categories.ts'
import { loadWorkshop } from './load-workshop.ts'
import { SERVICES } from './services.ts'

let database: TestDatabase
const categories = new Map<string, number>()

beforeAll(async () => {
  database = await testDatabase()
  for (const { drawing: _, ...category } of CATEGORIES) {
    const { id } = await saveCategory(database, { ...category, imagem: null })
    categories.set(category.caminho, id)
  }
})
afterAll(() => database.close())

const load = () => loadWorkshop(database.db, localStorage('unused'), categories)

test('services come in their order, and what the merchant changed stays when they are loaded again', async () => {
  await load()
  await database.db.update(servicos).set({ preco: 1 })
  await database.db.update(oficinaDias).set({ minutos: 7 })
  await load()
  const services = await database.db.select().from(servicos).orderBy(asc(servicos.posicao))
  const [days] = await database.db
    .select({ shortest: sql`min(minutos)`, longest: sql`max(minutos)` })
    .from(oficinaDias)

  expect(services.map(({ nome }) => nome)).toEqual(SERVICES.map(({ nome }) => nome))
  expect(services.every(({ preco }) => preco === 1)).toBe(true)
  expect(days).toEqual({ shortest: 7, longest: 7 })
})
