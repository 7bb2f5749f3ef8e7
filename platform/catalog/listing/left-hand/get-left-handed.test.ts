import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { LeftHanded } from '#contract/catalog/catalog.ts'
import { sampleField } from '#domain/product/specifications/field.fixtures.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { startTemplate } from '#platform/catalog/collections/categories/specification-template.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { saveProduct } from '../../product/editing/save-product.ts'
import { getListing } from '../get-listing.ts'
import { getLeftHanded } from './get-left-handed.ts'

let database: TestDatabase
let context: ReturnType<typeof testContext>

beforeAll(async () => {
  database = await testDatabase()
  await prepareFixtures(database.db)
  await startTemplate(database.db, {
    categoria: 'arcos',
    instrumento: 'guitarra',
    campos: [
      sampleField({
        label: 'Mão',
        tipo: 'escolha',
        opcoes: ['Destro', 'Canhoto'],
        papel: 'mao',
        filtro: true,
      }),
    ],
  })
  for (const [slug, hand, estoque] of [
    ['destra', 'Destro', 3],
    ['canhota', 'Canhoto', 2],
    ['canhota-esgotada', 'Canhoto', 0],
  ] as const)
    await saveProduct(
      database,
      sampleProduct(slug, {
        categoria: 'arcos',
        caracteristicas: [{ label: 'Mão', valor: hand, filtro: true }],
        skus: [sampleSku(slug.toUpperCase(), { estoque })],
      }),
    )
})
afterAll(() => database.close())
beforeEach(() => {
  context = testContext(database.db)
})

test('what is in stock for left-handers is listed, with advice for the shop’s instruments', async () => {
  const { estrutura, conteudo } = LeftHanded.parse(await getLeftHanded(context))

  expect(conteudo.listagens).toMatchObject([
    { url: '/arcos?mao=canhoto&disponivel=1', total: 1, produtos: [{ url: '/canhota' }] },
  ])
  expect(conteudo.conselhos).toMatchObject([{ nomes: ['Guitarra'], virada: 'luthier' }])
  expect(estrutura.seo).toMatchObject({ canonical: '/ferramentas/canhotos', indexar: true })
})

test('categories of instruments lead to the page', async () => {
  const pages = ['/arcos', '/cordas'].map(async (url) => {
    const { conteudo } = await getListing(context, { type: 'category', url })
    return conteudo.detalhes.paginaCanhotos
  })

  expect(await Promise.all(pages)).toEqual(['/ferramentas/canhotos', undefined])
})

test.each([
  ['/arcos', { url: '/arcos?mao=canhoto', ativo: false, total: 2 }],
  ['/arcos?mao=canhoto', { url: '/arcos', ativo: true, total: 2 }],
  ['/arcos?mao=destro', undefined],
  ['/cordas', undefined],
])('the listing %s leads to %o', async (url, canhotos) => {
  const { conteudo } = await getListing(context, { type: 'category', url })

  expect(conteudo.detalhes.canhotos).toEqual(canhotos)
})
