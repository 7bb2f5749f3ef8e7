import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { LeftHanded } from '#contract/catalog/catalog.ts'
import { sampleField } from '#domain/product/specifications/field.fixtures.ts'
import {
  prepareFixtures,
  sampleCategory,
  sampleProduct,
  sampleSku,
} from '#platform/catalog/catalog.fixtures.ts'
import { saveCategory } from '#platform/catalog/collections/categories/save-category.ts'
import { startTemplate } from '#platform/catalog/collections/categories/specification-template.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { saveProduct } from '../../product/editing/save-product.ts'
import { getListing } from '../get-listing.ts'
import { getLeftHanded } from './get-left-handed.ts'

let database: TestDatabase
let context: ReturnType<typeof testContext>

const HANDS = ['Destro', 'Canhoto', 'Ambidestro', 'Mão esquerda']

const FOR_LEFT = '/arcos?mao=ambidestro&mao=canhoto&mao=mao-esquerda'

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
        opcoes: HANDS,
        papel: 'mao',
        filtro: true,
      }),
    ],
  })
  for (const [slug, hand, estoque] of [
    ['destra', 'Destro', 3],
    ['canhota', 'Canhoto', 2],
    ['canhota-esgotada', 'Canhoto', 0],
    ['esquerda', 'Mão esquerda', 1],
    ['simetrica', 'Ambidestro', 4],
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

  expect(conteudo.listagens).toMatchObject([{ url: `${FOR_LEFT}&disponivel=1`, total: 3 }])
  expect(conteudo.listagens[0]?.produtos.map(({ url }) => url).sort()).toEqual([
    '/canhota',
    '/esquerda',
    '/simetrica',
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
  ['/arcos', { url: FOR_LEFT, ativo: false, total: 4 }],
  [FOR_LEFT, { url: '/arcos', ativo: true, total: 4 }],
  ['/arcos?mao=canhoto', { url: '/arcos', ativo: true, total: 4 }],
  ['/arcos?mao=ambidestro', { url: '/arcos', ativo: true, total: 4 }],
  ['/arcos?mao=canhoto&mao=destro', undefined],
  ['/arcos?mao=destro', undefined],
  ['/cordas', undefined],
])('the listing %s leads to %o', async (url, canhotos) => {
  const { conteudo } = await getListing(context, { type: 'category', url })

  expect(conteudo.detalhes.canhotos).toEqual(canhotos)
})

test('of many listings, in the order of their paths, the first twelve show products and all are linked', async () => {
  const hand = sampleField({ label: 'Mão', tipo: 'escolha', opcoes: HANDS, papel: 'mao', filtro: true })
  const numbers = Array.from({ length: 13 }, (_, n) => String(n + 10))
  for (const n of [...numbers].reverse()) {
    const caminho = `guitarras-${n}`
    await saveCategory(database, sampleCategory(caminho))
    await startTemplate(database.db, { categoria: caminho, instrumento: 'guitarra', campos: [hand] })
    for (const valor of ['Destro', 'Canhoto'])
      await saveProduct(
        database,
        sampleProduct(`guitarra-${n}-${valor.toLowerCase()}`, {
          categoria: caminho,
          caracteristicas: [{ label: 'Mão', valor, filtro: true }],
          skus: [sampleSku(`${valor}${n}`, { estoque: 1 })],
        }),
      )
  }
  const { conteudo } = LeftHanded.parse(await getLeftHanded(context))

  expect(conteudo.listagens.map(({ url }) => url.split('?')[0])).toEqual([
    '/arcos',
    ...numbers.map((n) => `/guitarras-${n}`),
  ])
  expect(conteudo.listagens.map(({ produtos }) => produtos.length > 0)).toEqual(
    Array.from({ length: 14 }, (_, i) => i < 12),
  )
})
