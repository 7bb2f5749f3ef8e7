import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  prepareFixtures,
  sampleCategory,
  sampleProduct,
  sampleSku,
} from '#platform/catalog/catalog.fixtures.ts'
import { saveCategory } from '#platform/catalog/collections/categories/save-category.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { cartSku } from '#platform/catalog/product/skus/cart-sku.ts'
import { categorias } from '#platform/catalog/tables.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { getListing } from '../get-listing.ts'

const STRINGS = 'cordas/cordas-para-violao'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await prepareFixtures(database.db)
  for (const [slug, calibre, enrolamento] of [
    ['leve', '9-42', 'Níquel'],
    ['media', '10-46', 'Níquel'],
    ['aco', '10-46', 'Aço'],
  ] as const)
    await saveProduct(
      database,
      sampleProduct(slug, {
        categoria: STRINGS,
        caracteristicas: [
          { label: 'Enrolamento', valor: enrolamento, filtro: true },
          { label: 'Revestimento', valor: slug === 'leve' ? 'Com' : 'Sem', filtro: true },
          { label: 'Instrumento', valor: 'Violão', filtro: true },
          { label: 'Calibre', valor: calibre, filtro: true },
        ],
      }),
    )
  await saveProduct(
    database,
    sampleProduct('de-dois-calibres', {
      categoria: STRINGS,
      caracteristicas: [{ label: 'Enrolamento', valor: 'Níquel', filtro: true }],
      skus: [sampleSku('DOIS-A', {}, { Calibre: '9-42' }), sampleSku('DOIS-B', {}, { Calibre: '10-46' })],
    }),
  )
})
afterAll(() => database.close())

const keyed = (caminho: string, atributosPrincipais: string[]) =>
  saveCategory(database, sampleCategory(caminho, { atributosPrincipais }))

async function listing(url: string) {
  return (await getListing(testContext(database.db), { type: 'category', url })).conteudo
}

async function keyValues(url: string): Promise<Record<string, string[]>> {
  const { produtos } = await listing(url)

  return Object.fromEntries(produtos.map((card) => [card.url, card.fatos.map(({ valor }) => valor)]))
}

async function facets(url: string): Promise<string[]> {
  return (await listing(url)).detalhes.filtros.map(({ chave }) => chave)
}

describe('the key attributes of a category', () => {
  test('come first among its filters, in their order', async () => {
    await keyed(STRINGS, [])
    await keyed('cordas', [])
    const usual = await facets(`/${STRINGS}`)

    await keyed(STRINGS, ['revestimento', 'calibre'])
    expect(await facets(`/${STRINGS}`)).toEqual([
      'revestimento',
      'calibre',
      ...usual.filter((chave) => !['revestimento', 'calibre'].includes(chave)),
    ])
  })

  test('appear on the cards of its products, except those that vary by SKU', async () => {
    await keyed(STRINGS, ['calibre', 'enrolamento'])

    expect(await keyValues(`/${STRINGS}`)).toEqual({
      '/leve': ['9-42', 'Níquel'],
      '/media': ['10-46', 'Níquel'],
      '/aco': ['10-46', 'Aço'],
      '/de-dois-calibres': ['Níquel'],
    })
  })

  test('are inherited from the category above, and change with it', async () => {
    await keyed(STRINGS, [])
    await keyed('cordas', ['enrolamento'])
    expect((await facets(`/${STRINGS}`))[0]).toBe('enrolamento')
    expect((await keyValues(`/${STRINGS}`))['/aco']).toEqual(['Aço'])

    await keyed('cordas', ['calibre'])
    expect((await facets(`/${STRINGS}`))[0]).toBe('calibre')
    expect((await keyValues('/cordas'))['/aco']).toEqual(['10-46'])
  })

  test('are ignored if the catalogue does not know them', async () => {
    await keyed(STRINGS, ['sabor', 'calibre'])

    expect((await facets(`/${STRINGS}`))[0]).toBe('calibre')
    expect((await keyValues(`/${STRINGS}`))['/leve']).toEqual(['9-42'])
  })

  test('are returned for cart items', async () => {
    await keyed(STRINGS, ['calibre', 'enrolamento'])
    const [row] = await database.db
      .select({
        skus: cartSku({
          skus: sql`select id from skus where sku = 'MEDIA'`,
          produtos: sql`array[]::integer[]`,
          grupo: sql`null::integer`,
        }),
      })
      .from(categorias)
      .where(eq(categorias.caminho, STRINGS))

    expect(row?.skus.map(({ fatos }) => fatos)).toEqual([
      [
        { label: 'Calibre', valor: '10-46' },
        { label: 'Enrolamento', valor: 'Níquel' },
      ],
    ])
  })

  test('are limited to five', async () => {
    await expect(keyed(STRINGS, ['a', 'b', 'c', 'd', 'e', 'f'])).rejects.toThrow()
  })
})
