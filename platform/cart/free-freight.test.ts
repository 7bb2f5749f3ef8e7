import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Cart } from '#contract/cart/cart.ts'
import type { FreightQuote } from '#contract/settings/shipping.ts'
import { DEMO_SETTINGS } from '#demo/content/settings.ts'
import { freightTables } from '#demo/freight.ts'
import { parseListingUrl } from '#domain/listing/listing-url.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { listProducts } from '#platform/catalog/listing/list-products.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { feedItems } from '#platform/catalog/product/feed-items.ts'
import { getProduct } from '#platform/catalog/product/page/get-product.ts'
import { saveCoupon } from '#platform/marketing/promotions/save-coupon.ts'
import { saveFreightTables } from '#platform/shipping/freight-tables/save-freight-tables.ts'
import { sessionToken, testApi } from '#tests/support/api.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'

const RIO = '20040002'
const CURITIBA = '80020310'

let database: TestDatabase
let api: ReturnType<typeof testApi<Cart & FreightQuote>>
let dear: { idProduto: number; idAtributoSimples: number }
let session: string
beforeAll(async () => {
  database = await testDatabase()
  api = testApi(database.db)
  await prepareFixtures(database.db)
  await saveFreightTables(database, freightTables())
  const { id } = await saveProduct(
    database,
    sampleProduct('violino', { skus: [sampleSku('VIOLINO', { precoPor: 29_900 })] }),
  )
  const { rows } = await database.pool.query('select id from skus where id_produto = $1', [id])
  dear = { idProduto: id, idAtributoSimples: rows[0].id }
  await saveProduct(database, sampleProduct('breu', { skus: [sampleSku('BREU', { precoPor: 29_899 })] }))
})
afterAll(() => database.close())
beforeEach(async () => {
  session = sessionToken()
  await api('POST', '/checkout/cart', { session, body: { itens: [{ ...dear, quantidade: 1 }] } })
})

/** What each part of the shop promises for a violin at exactly the threshold, and a rosin one centavo below it. */
type Promises = {
  badges: (string | undefined)[]
  /** Label and number of products. */
  facet: [string, number] | undefined
  jsonLd: boolean
  feed: (string | undefined)[]
  cart: string | null
  /** The states with free delivery. */
  quotes: string[]
}

test.each<{ ufs: string[] } & Promises>([
  {
    ufs: [],
    badges: [undefined, 'Frete grátis'],
    facet: ['Frete grátis', 1],
    jsonLd: true,
    feed: ['BR 0.00 BRL', undefined],
    cart: 'Parabéns! Você ganhou frete grátis',
    quotes: ['RJ', 'PR'],
  },
  {
    ufs: ['SP', 'RJ'],
    badges: [undefined, 'Frete grátis para RJ e SP'],
    facet: ['Frete grátis para RJ e SP', 1],
    jsonLd: false,
    feed: [undefined, undefined],
    cart: 'Parabéns! Você ganhou frete grátis (em entregas para RJ e SP)',
    quotes: ['RJ'],
  },
])('promises the same free freight in $ufs everywhere', async ({ ufs, ...expected }) => {
  const promises: Promises = {
    badges: await badges(ufs),
    facet: await facet(ufs),
    jsonLd: await jsonLd(ufs),
    feed: await feed(ufs),
    cart: (await cart(ufs))?.mensagem ?? null,
    quotes: await freeQuotes(ufs),
  }

  expect(promises).toEqual(expected)
})

test('uses a free-freight coupon only in states where the store’s own free freight does not apply', async () => {
  await saveCoupon(database, { codigo: 'FRETE', nome: 'Frete', beneficio: { tipo: 'freteGratis' } })
  const settings = settingsWith(['RJ'])
  await api('PUT', '/promotional/coupon/FRETE', { session, context: { settings } })
  const quote = (cep: string) =>
    api('POST', '/shipment/cart', { session, body: { cep }, context: { settings } })

  expect((await quote(RIO)).body.fretes[0]?.ajustes).toMatchObject([{ tipo: 'freteGratis' }])
  expect((await quote(CURITIBA)).body.fretes[0]?.ajustes).toMatchObject([{ tipo: 'cupom' }])
})

async function badges(ufs: string[]) {
  const { produtos } = await list(ufs)

  return byPrice(produtos).map(({ selos }) => selos.find(({ tipo }) => tipo === 'freteGratis')?.label)
}

async function facet(ufs: string[]): Promise<[string, number] | undefined> {
  const { selos } = (await list(ufs)).detalhes
  const value = selos.find(({ chave }) => chave === 'frete-gratis')?.valores[0]

  return value && [value.label, value.total]
}

async function jsonLd(ufs: string[]) {
  const { estrutura } = await getProduct(contextWith(ufs), { url: '/violino' })

  return JSON.stringify(estrutura.dadosEstruturados).includes('OfferShippingDetails')
}

async function feed(ufs: string[]) {
  const { itens } = await feedItems(contextWith(ufs), 0)

  return itens.map(({ campos }) => {
    const shipping = campos.find(([nome]) => nome === 'shipping')?.[1]
    return Array.isArray(shipping) ? shipping.map(([, valor]) => valor).join(' ') : undefined
  })
}

async function cart(ufs: string[]) {
  const { body } = await api('GET', '/checkout/cart', { session, context: { settings: settingsWith(ufs) } })

  return body.freteGratis
}

async function freeQuotes(ufs: string[]) {
  const quotes = await Promise.all(
    [RIO, CURITIBA].map((cep) =>
      api('POST', '/shipment/cart', { session, body: { cep }, context: { settings: settingsWith(ufs) } }),
    ),
  )

  return quotes.filter(({ body }) => body.fretes[0]?.valor === 0).map(({ body }) => body.uf)
}

function list(ufs: string[]) {
  return listProducts(contextWith(ufs), { scope: { tipo: 'tudo' }, address: parseListingUrl('/promocoes') })
}

function byPrice<P extends { precos: { precoPor: number } }>(products: P[]): P[] {
  return products.toSorted((a, b) => a.precos.precoPor - b.precos.precoPor)
}

function contextWith(ufs: string[]) {
  return testContext(database.db, { settings: settingsWith(ufs) })
}

function settingsWith(ufs: string[]) {
  const settings = structuredClone(DEMO_SETTINGS)
  settings.sistema.frete.ufsFreteGratis = ufs

  return settings
}
