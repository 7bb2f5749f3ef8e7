import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ProductTools } from '#contract/catalog/strings/strings.ts'
import { sampleField } from '#domain/product/specifications/field.fixtures.ts'
import { prepareFixtures, sampleCategory, sampleProduct } from '#platform/catalog/catalog.fixtures.ts'
import { saveCategory } from '#platform/catalog/collections/categories/save-category.ts'
import { startTemplate } from '#platform/catalog/collections/categories/specification-template.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { testApi } from '#tests/support/api.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'

let database: TestDatabase
let api: ReturnType<typeof testApi<ProductTools>>

const SHEET = [
  sampleField({ label: 'Quantas', tipo: 'numero', papel: 'cordas' }),
  sampleField({ label: 'Afina em', tipo: 'notas', papel: 'afinacao' }),
]

beforeAll(async () => {
  database = await testDatabase()
  api = testApi(database.db)
  await prepareFixtures(database.db)
  for (const instrumento of ['baixo', 'ukulele', 'violaoAco', 'violaCaipira'] as const) {
    await saveCategory(database, sampleCategory(instrumento.toLowerCase()))
    await startTemplate(database.db, { categoria: instrumento.toLowerCase(), instrumento, campos: SHEET })
  }
})
afterAll(() => database.close())

test.each([
  ['baixo', { Quantas: '4', 'Afina em': 'E A D G' }, ''],
  ['baixo', { Quantas: '5', 'Afina em': 'B E A D G' }, '&afinacao=5+cordas'],
  ['baixo', { Quantas: '5' }, '&afinacao=5+cordas'],
  ['baixo', { 'Afina em': 'D A D G' }, '&afinacao=Drop+D'],
  ['ukulele', { 'Afina em': 'D G B E' }, '&afinacao=Bar%C3%ADtono'],
  ['ukulele', { 'Afina em': 'G C E A' }, ''],
  ['violaoaco', { Quantas: '12', 'Afina em': 'E A D G B E' }, '&afinacao=12+cordas'],
  ['violaoaco', { 'Afina em': 'E A D G B C' }, '&notas=E2+A2+D3+G3+B3+C4'],
  ['violacaipira', { Quantas: '10', 'Afina em': 'Cebolão em Ré' }, '&afinacao=Cebol%C3%A3o+em+R%C3%A9'],
  ['violacaipira', {}, ''],
])('the tuner of a %s with %j opens at “%s”', async (categoria, sheet, tuning) => {
  const { id } = await saveProduct(
    database,
    sampleProduct('instrumento', {
      categoria,
      caracteristicas: Object.entries(sheet).map(([label, valor]) => ({ label, valor, filtro: false })),
    }),
  )
  const { body } = await api('GET', `/instruments/tools?produtos=${id}`)

  expect(body.itens[0]?.afinador).toMatch(/^\/ferramentas\/afinador\?instrumento=[a-zA-Z]+/)
  expect(body.itens[0]?.afinador?.replace(/^[^=]+=[a-zA-Z]+/, '')).toBe(tuning)
})
