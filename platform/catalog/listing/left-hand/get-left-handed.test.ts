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
import { countStatements, type TestDatabase, testDatabase } from '#tests/support/database.ts'
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
  const numbers = Array.from({ length: 13 }, (_, n) => String(n + 10))
  for (const n of [...numbers].reverse()) {
    const caminho = `guitarras-${n}`
    await startCategory(caminho)
    for (const valor of ['Destro', 'Canhoto'])
      await saveIn(caminho, `guitarra-${n}-${valor.toLowerCase()}`, [sampleSku(`${valor}${n}`)], valor)
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

test('takes the same few statements however many categories there are', async () => {
  const statements = async () => {
    const counted = countStatements(database)
    await getLeftHanded(testContext(counted.db))
    return counted.close()
  }
  const before = await statements()
  for (const n of ['a', 'b', 'c']) {
    await startCategory(`violas-${n}`)
    await saveIn(`violas-${n}`, `viola-${n}`, [sampleSku(`VIOLA-${n}`)], 'Canhoto')
  }
  const after = await statements()

  expect(after.length, after.join('\n')).toBe(before.length)
  expect(after.length, after.join('\n')).toBeLessThanOrEqual(10)
})

test('a product that varies by the hand is shown by its variant in stock, and not without one', async () => {
  await startCategory('bandolins')
  await saveIn('bandolins', 'bandolim-dos-dois', [
    sampleSku('BAND-D', {}, { Mão: 'Destro' }),
    sampleSku('BAND-C', {}, { Mão: 'Canhoto' }),
  ])
  await saveIn('bandolins', 'bandolim-canhoto-esgotado', [
    sampleSku('BAND-FD', {}, { Mão: 'Destro' }),
    sampleSku('BAND-FC', { estoque: 0 }, { Mão: 'Canhoto' }),
  ])
  const { conteudo } = LeftHanded.parse(await getLeftHanded(context))
  const found = conteudo.listagens.find(({ url }) => url.startsWith('/bandolins?'))
  const listed = await getListing(context, { type: 'category', url: found?.url ?? '' })

  expect(found).toMatchObject({ url: '/bandolins?mao=canhoto&disponivel=1', total: 1 })
  expect(found?.produtos).toMatchObject([{ url: '/bandolim-dos-dois?mao=canhoto' }])
  expect(found?.produtos).toEqual(listed.conteudo.produtos)
})

test('a category that has nothing but what is for the left hand is listed', async () => {
  await startCategory('baixos-canhotos')
  await saveIn('baixos-canhotos', 'baixo-canhoto', [sampleSku('BAIXO-CANHOTO')], 'Canhoto')
  const { conteudo } = LeftHanded.parse(await getLeftHanded(context))

  expect(conteudo.listagens.find(({ url }) => url.startsWith('/baixos-canhotos?'))).toMatchObject({
    url: '/baixos-canhotos?mao=canhoto&disponivel=1',
    total: 1,
  })
})

test('the way to what is for the left hand counts the products that it shows', async () => {
  await startCategory('ukuleles')
  await saveIn('ukuleles', 'dois-lados', [
    sampleSku('DOIS-1', {}, { Mão: 'Canhoto' }),
    sampleSku('DOIS-2', {}, { Mão: 'Ambidestro' }),
  ])
  await saveIn('ukuleles', 'canhoto-esgotado', [
    sampleSku('FIM-1', { estoque: 0 }, { Mão: 'Canhoto' }),
    sampleSku('FIM-2', {}, { Mão: 'Destro' }),
  ])
  for (const [url, total] of [
    ['/ukuleles', 2],
    ['/ukuleles?disponivel=1', 1],
  ] as const) {
    const { conteudo } = await getListing(context, { type: 'category', url })
    const shown = await getListing(context, { type: 'category', url: conteudo.detalhes.canhotos?.url ?? '' })

    expect(conteudo.detalhes.canhotos?.total).toBe(total)
    expect(shown.info.total).toBe(total)
  }
})

async function startCategory(caminho: string) {
  const hand = sampleField({ label: 'Mão', tipo: 'escolha', opcoes: HANDS, papel: 'mao', filtro: true })
  await saveCategory(database, sampleCategory(caminho))
  await startTemplate(database.db, { categoria: caminho, instrumento: 'guitarra', campos: [hand] })
}

function saveIn(categoria: string, slug: string, skus: ReturnType<typeof sampleSku>[], hand?: string) {
  const caracteristicas = hand === undefined ? [] : [{ label: 'Mão', valor: hand, filtro: true }]

  return saveProduct(database, sampleProduct(slug, { categoria, caracteristicas, skus }))
}
