import { afterAll, beforeAll, expect, test } from 'vitest'
import { sampleField } from '#domain/product/specifications/field.fixtures.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { startTemplate } from '#platform/catalog/collections/categories/specification-template.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { saveProduct } from '../product/editing/save-product.ts'
import { setsById, setsFor, stringTemplates } from './string-sets.ts'

let database: TestDatabase
const ids: Record<string, number> = {}

const STRINGS = [1, 2].map((number) => sampleField({ label: `${number}ª`, tipo: 'corda' }))

beforeAll(async () => {
  database = await testDatabase()
  await prepareFixtures(database.db)
  for (const [categoria, instrumento] of [
    ['cordas', 'violaoNailon'],
    ['cordas/cordas-para-violino', 'guitarra'],
    ['cordas/cordas-para-violino/jogos', 'violaoNailon'],
  ] as const)
    await startTemplate(database.db, { categoria, instrumento, campos: STRINGS })
  for (const product of [
    set('nailon-1', 'cordas/cordas-para-violao', { vendas: 900 }),
    set('nailon-2', 'cordas/cordas-para-violino/jogos', { vendas: 800 }),
    set('guitarra-1', 'cordas/cordas-para-violino', { vendas: 20 }),
    set('guitarra-2', 'cordas/cordas-para-violino', { vendas: 10 }),
    set('esgotado', 'cordas/cordas-para-violino', { vendas: 700, skus: [sampleSku('ESG', { estoque: 0 })] }),
  ])
    ids[product.slug] = (await saveProduct(database, product)).id
})
afterAll(() => database.close())

test.each([
  ['guitarra', 1, ['/guitarra-1'], true],
  ['guitarra', 2, ['/guitarra-1', '/guitarra-2'], true],
  ['guitarra', 3, ['/guitarra-1', '/guitarra-2', '/esgotado'], false],
  // By the nearest category that says an instrument.
  ['violaoNailon', 400, ['/nailon-1', '/nailon-2'], false],
  ['baixo', 400, [], false],
] as const)(
  'of a %s, no more than %d are read, whatever other instruments have: %j',
  async (family, limit, urls, cut) => {
    const templates = await stringTemplates(database.db)
    const { sets, isCut } = await setsFor(database.db, templates, {
      families: [family],
      first: [family],
      limit,
    })

    expect([sets.map(({ url }) => url), isCut]).toEqual([urls, cut])
  },
)

test('the sets of an instrument are read before those that are tried on it, however popular these are', async () => {
  const { sets, isCut } = await setsFor(database.db, await stringTemplates(database.db), {
    families: ['violaoNailon', 'guitarra'],
    first: ['guitarra'],
    limit: 2,
  })

  expect([sets.map(({ url }) => url), isCut]).toEqual([['/guitarra-1', '/guitarra-2'], true])
})

test('products are read by their ids, of whichever instrument', async () => {
  const templates = await stringTemplates(database.db)
  const sets = await setsById(database.db, templates, [ids['nailon-2'] ?? 0, ids['esgotado'] ?? 0])

  expect(new Set(sets.map(({ family }) => family))).toEqual(new Set(['violaoNailon', 'guitarra']))
})

function set(slug: string, categoria: string, changes: Parameters<typeof sampleProduct>[1]) {
  return sampleProduct(slug, {
    categoria,
    caracteristicas: ['E4', 'B3'].map((note, i) => ({
      label: `${i + 1}ª`,
      valor: `${note} · 7 kg`,
      filtro: false,
    })),
    skus: [sampleSku(slug.toUpperCase(), {})],
    ...changes,
  })
}
