import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  prepareFixtures,
  SAMPLE_PICTURE,
  sampleProduct,
  sampleSku,
} from '#platform/catalog/catalog.fixtures.ts'
import { exemplaresFotos, skus } from '#platform/catalog/tables.ts'
import { runChecks } from '#platform/infrastructure/doctor/run-checks.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { getListing } from '../listing/get-listing.ts'
import { LISTING_CHECKS } from '../listing/read-model/listing-checks.ts'
import { refreshOffers } from '../listing/read-model/refresh-offers.ts'
import { saveProduct } from '../product/editing/save-product.ts'
import { samplePiece } from './pieces.fixtures.ts'

let database: TestDatabase
const ids: Record<string, number> = {}
const pieces: Record<string, number> = {}

/** A violin with two sizes and three pieces, a guitar with one that is new, and strings without any. */
beforeAll(async () => {
  database = await testDatabase()
  const { db } = database
  await prepareFixtures(db)
  for (const product of [
    sampleProduct('violino', {
      categoria: 'arcos',
      publicadoEm: '2026-11-10T12:00:00Z',
      skus: [
        sampleSku('V44', { precoPor: 20_000 }, { Tamanho: '4/4' }),
        sampleSku('V34', { precoPor: 18_000, estoque: 0 }, { Tamanho: '3/4' }),
      ],
    }),
    sampleProduct('guitarra', { categoria: 'arcos', skus: [sampleSku('G')] }),
    sampleProduct('cordas-mi'),
  ])
    ids[product.slug] = (await saveProduct(database, product)).id
  const piece = async (variant: string, numeroSerie: string, changes: Parameters<typeof samplePiece>[2]) => {
    pieces[numeroSerie] = await samplePiece(db, variant, { numeroSerie, ...changes })
  }
  await piece('V44', 'um', { condicao: 'usadoB', precoPor: 9_000 })
  await piece('V44', 'dois', { condicao: 'vitrine', precoPor: 15_000 })
  await piece('V34', 'tres', { condicao: 'usadoB', precoPor: 7_000 })
  await piece('G', 'quatro', { condicao: 'novo', precoPor: 8_000 })
  await db
    .insert(exemplaresFotos)
    .values({ idSku: pieces['tres'] ?? 0, posicao: 0, hash: SAMPLE_PICTURE, alt: 'Riscos' })
})
afterAll(() => database.close())

test('listings with pieces are filtered by condition, with counts; others are not', async () => {
  expect(await conditionsIn('/arcos')).toEqual([
    ['Novo', 2, '/arcos?estado=novo'],
    ['Usado B', 1, '/arcos?estado=usado-b'],
    ['Vitrine', 1, '/arcos?estado=vitrine'],
  ])
  expect(await conditionsIn('/cordas')).toBeUndefined()
  expect(await conditionsIn('/cordas?preco=0-1000')).toBeUndefined()
})

test.each([
  // Products with counted stock; of one variant, of one brand, up to a price.
  ['/arcos?estado=novo', ['/violino', '/guitarra'], { Novo: 2, 'Usado B': 1, Vitrine: 1 }],
  ['/arcos?estado=novo&tamanho=4-4', ['/violino?tamanho=4-4'], { Novo: 1, 'Usado B': 1, Vitrine: 1 }],
  ['/arcos?estado=novo&disponivel=1', ['/violino', '/guitarra'], { Novo: 2, 'Usado B': 1, Vitrine: 1 }],
  ['/arcos?estado=novo&preco=0-150', ['/guitarra'], { Novo: 1 }],
  ['/arcos?estado=vitrine', ['/violino?exemplar=dois'], { Novo: 2, 'Usado B': 1, Vitrine: 1 }],
  // Where none is in stock, there is nothing new.
  ['/arcos?tamanho=3-4', ['/violino?exemplar=tres'], { 'Usado B': 1 }],
  ['/arcos?estado=novo&tamanho=3-4', [], { Novo: 0, 'Usado B': 1 }],
])('%s lists what is new and counts it', async (url, shown, counts) => {
  const { produtos } = await listing(url)

  expect(new Set(produtos.map((card) => card.url))).toEqual(new Set(shown))
  expect(
    Object.fromEntries((await conditionsIn(url))?.map(([label, total]) => [label, total]) ?? []),
  ).toEqual(counts)
})

test('several conditions list whatever is in one of them', async () => {
  expect((await cardsIn('/arcos?estado=novo&estado=vitrine')).map(({ nome }) => nome).toSorted()).toEqual([
    'Produto guitarra',
    'Produto violino',
  ])
})

test('a card of a used piece has its price, says its condition, and leads to it', async () => {
  const [card, ...others] = await cardsIn('/arcos?estado=vitrine')

  expect(others).toEqual([])
  expect(card).toMatchObject({
    url: '/violino?exemplar=dois',
    idSku: pieces['dois'],
    precos: { precoPor: 15_000 },
    selos: [{ tipo: 'ultimasUnidades' }],
    variante: [
      { label: 'Estado', valor: 'Vitrine' },
      { label: 'Tamanho', valor: '4/4' },
    ],
  })
})

test('a card says from which price there are pieces, unless it is of one variant or they are new', async () => {
  const pieces = async (url: string) => (await cardsIn(url)).map(({ nome, exemplar }) => [nome, exemplar])

  expect(Object.fromEntries(await pieces('/arcos'))).toEqual({
    'Produto violino': { tipo: 'usado', precoPor: 7_000 },
    'Produto guitarra': null,
  })
  expect(await pieces('/arcos?estado=vitrine')).toEqual([['Produto violino', null]])
})

test('a product that is new is called so, and its used pieces are not', async () => {
  const badges = async (url: string) =>
    (await cardsIn(url)).map(({ selos }) => selos.map(({ label }) => label))

  expect(await badges('/arcos?tamanho=4-4')).toEqual([['Novo']])
  expect(await badges('/arcos?estado=usado-b&tamanho=4-4')).toEqual([['Última unidade']])
})

test.each([
  ['/arcos?estado=usado-b&tamanho=3-4', '/violino?exemplar=tres'],
  ['/arcos?estado=usado-b&preco=0-80', '/violino?exemplar=tres'],
  ['/arcos?estado=usado-b&tamanho=4-4', '/violino?exemplar=um'],
  // A variant in stock comes before a piece, and a piece before a variant that is sold out.
  ['/arcos?tamanho=4-4', '/violino?tamanho=4-4'],
  ['/arcos?tamanho=3-4', '/violino?exemplar=tres'],
])('%s shows %s', async (url, shown) => {
  expect((await cardsIn(url)).map((card) => card.url)).toEqual([shown])
})

test('a condition that no piece on sale has finds nothing, and one that does not exist is left out', async () => {
  expect(await cardsIn('/arcos?estado=usado-d')).toHaveLength(2)
  expect(await cardsIn('/arcos?estado=usado-b&tamanho=4-4&preco=0-50')).toEqual([])
})

test('a piece with pictures shows its own', async () => {
  const [card] = await cardsIn('/arcos?estado=usado-b&tamanho=3-4')

  expect(card?.imagem).toMatchObject({ alt: 'Riscos' })
})

test('a piece that is sold no longer says what its product has', async () => {
  await database.db
    .update(skus)
    .set({ estoque: 0 })
    .where(eq(skus.id, pieces['dois'] ?? 0))
  await refreshOffers(database.db, [ids['violino'] ?? 0])

  expect(await conditionsIn('/arcos')).toEqual([
    ['Novo', 2, '/arcos?estado=novo'],
    ['Usado B', 1, '/arcos?estado=usado-b'],
  ])

  await database.db
    .update(skus)
    .set({ estoque: 0 })
    .where(eq(skus.id, pieces['tres'] ?? 0))
  expect(await refreshOffers(database.db, [ids['violino'] ?? 0])).toEqual([ids['violino']])

  const cards = await cardsIn('/arcos')
  expect(cards.find(({ id }) => id === ids['violino'])?.exemplar).toEqual({ tipo: 'usado', precoPor: 9_000 })
  expect(await runChecks(database.db, LISTING_CHECKS)).toEqual([])
})

test('a product of which only used pieces are on sale is not new, until there is a new one', async () => {
  const { db } = database
  const sell = async (sku: string, estoque: number) => {
    await db.update(skus).set({ estoque }).where(eq(skus.sku, sku))
    await refreshOffers(db, [ids['violino'] ?? 0, ids['guitarra'] ?? 0])
  }
  await sell('V44', 0)
  await sell('G', 0)

  expect(await countedNew('/arcos')).toBe(1)
  expect(await countedNew('/arcos?preco=0-1000')).toBe(1)
  // The guitar's new piece is as good as counted stock.
  const shown = async () =>
    (await cardsIn('/arcos?estado=novo')).map(({ idSku, precos }) => [idSku, precos.precoPor])
  expect(await shown()).toEqual([[pieces['quatro'], 8_000]])

  pieces['cinco'] = await samplePiece(db, 'V44', { numeroSerie: 'cinco', condicao: 'novo', precoPor: 19_000 })

  // It costs more than the used ones, and is what the product shows.
  expect(await countedNew('/arcos')).toBe(2)
  expect(await shown()).toContainEqual([pieces['cinco'], 19_000])
  expect(await runChecks(db, LISTING_CHECKS)).toEqual([])
})

async function countedNew(url: string) {
  return (await conditionsIn(url))?.find(([label]) => label === 'Novo')?.[1]
}

async function listing(url: string) {
  return (await getListing(testContext(database.db), { type: 'category', url })).conteudo
}

async function cardsIn(url: string) {
  return (await listing(url)).produtos
}

async function conditionsIn(url: string) {
  const { filtros } = (await listing(url)).detalhes

  return filtros
    .find(({ chave }) => chave === 'estado')
    ?.valores.map(({ label, total, url: address }) => [label, total, address])
}
