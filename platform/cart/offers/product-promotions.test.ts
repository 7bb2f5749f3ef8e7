import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Cart, ProductPromotion } from '#contract/cart/cart.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { getListing } from '#platform/catalog/listing/get-listing.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { getRelated } from '#platform/catalog/product/page/get-related.ts'
import { getSeen } from '#platform/catalog/product/page/get-seen.ts'
import { nextPromotionChange } from '#platform/marketing/promotions/next-promotion-change.ts'
import { savePromotion } from '#platform/marketing/promotions/save-promotion.ts'
import { searchProducts } from '#platform/search/search-products.ts'
import { sessionToken, testApi } from '#tests/support/api.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'

type Answer = Cart & { code: string; promocoes: ProductPromotion[] }

let database: TestDatabase
let api: ReturnType<typeof testApi<Answer>>
let idProduto: number
let idSku: number

beforeAll(async () => {
  database = await testDatabase()
  api = testApi<Answer>(database.db)
  await prepareFixtures(database.db)
  await saveProduct(
    database,
    sampleProduct('corda', { skus: [sampleSku('CORDA', { precoPor: 10_000, estoque: 9 })] }),
  )
  await saveProduct(database, sampleProduct('arco', { skus: [sampleSku('ARCO', { estoque: 9 })] }))
  const { rows } = await database.pool.query(`select s.id, s.id_produto from skus s where s.sku = 'CORDA'`)
  idProduto = rows[0].id_produto
  idSku = rows[0].id
})
afterAll(() => database.close())
beforeEach(() => database.pool.query('delete from promocoes'))

test('lists the promotions that apply to a product automatically, whoever buys it, with their conditions', async () => {
  await save('tres-por-duas', 'Leve 3, pague 2', { alcance: { produtos: [idProduto] } })
  await save('minimo', 'Cordas em dobro', { subtotalMinimo: 50_000, validoAte: '2040-01-01T00:00:00-03:00' })
  await save('conta', 'Só com conta', { exigeLogin: true })
  await save('poucas', 'Só dez', { usosMaximos: 10 })
  await save('passada', 'Acabou', { validoAte: '2020-01-01T00:00:00-03:00' })
  await save('outro', 'De outro produto', { alcance: { produtos: [await idOf('ARCO')] } })

  const { status, body } = await api('GET', `/product/${idProduto}/promotions`)
  expect(status).toBe(200)
  expect(body.promocoes.map(({ nome }) => nome).sort()).toEqual(['Cordas em dobro', 'Leve 3, pague 2'])
  expect(body.promocoes.find(({ nome }) => nome === 'Cordas em dobro')?.condicoes).toMatch(
    /^a partir de R\$.500,00 em produtos que participam, até /,
  )
})

test('shows promotions on the cards of every kind of list, and tags the lists with the promotions', async () => {
  await save('tres-por-duas', 'Leve 3, pague 2 em cordas', { alcance: { produtos: [idProduto] } })
  await save('minimo', 'Cordas em dobro', {
    beneficio: { tipo: 'porcentagem', porcentagem: 8 },
    alcance: { produtos: [idProduto] },
    subtotalMinimo: 50_000,
  })
  await save('conta', 'Só com conta', { exigeLogin: true })
  await save('futura', 'Ainda não', { validoDe: '2040-01-01T00:00:00-03:00' })
  const context = () => testContext(database.db)
  const lists = {
    listing: async (on: ReturnType<typeof context>) =>
      (await getListing(on, { url: '/cordas', type: 'category' })).conteudo.produtos,
    search: async (on: ReturnType<typeof context>) =>
      (await searchProducts(on, { url: '/busca?q=produto' })).conteudo.produtos,
    seen: async (on: ReturnType<typeof context>) =>
      (await getSeen(on, { seenProducts: `${idProduto},${await idOf('ARCO')}`, limit: 9 })).produtos,
    related: async (on: ReturnType<typeof context>) => [
      ...(await getRelated(on, { productId: idProduto, limit: 9 })).produtos,
      ...(await getRelated(on, { productId: await idOf('ARCO'), limit: 9 })).produtos,
    ],
  }

  for (const [name, ask] of Object.entries(lists)) {
    const on = context()
    const labels = new Map((await ask(on)).map(({ url, promocoes }) => [url, promocoes.map((p) => p.label)]))
    expect([name, labels.get('/corda')?.sort(), labels.get('/arco')]).toEqual([
      name,
      ['8% de desconto a partir de R$\u00a0500,00', 'Leve 3, pague 2'],
      [],
    ])
    expect([name, [...on.noted]]).toEqual([name, expect.arrayContaining(['promocoes'])])
  }
})

test('shows promotions on a card of the requested size, too', async () => {
  await saveProduct(
    database,
    sampleProduct('violino', {
      skus: [
        sampleSku('VIOLINO-44', {}, { Tamanho: '4/4' }),
        sampleSku('VIOLINO-34', {}, { Tamanho: '3/4' }),
      ],
    }),
  )
  await save('violinos', 'Violinos', { alcance: { produtos: [await idOf('VIOLINO-34')] } })

  const { conteudo } = await getListing(testContext(database.db), {
    url: '/cordas?tamanho=3-4',
    type: 'category',
  })
  expect(conteudo.produtos.map(({ url, promocoes }) => [url, promocoes])).toEqual([
    ['/violino?tamanho=3-4', [{ id: expect.any(Number), label: 'Leve 3, pague 2' }]],
  ])
})

test('refuses a product that does not exist', async () => {
  const { status, body } = await api('GET', '/product/2147483647/promotions')

  expect([status, body.code]).toEqual([404, 'ProdutoInexistente'])
})

test('says what a promotion still requires, until it applies', async () => {
  await save('tres-por-duas', 'Leve 3, pague 2')
  const session = sessionToken()
  const add = (quantidade: number) =>
    api('POST', '/checkout/cart', {
      session,
      body: { itens: [{ idProduto, idAtributoSimples: idSku, quantidade }] },
    })

  expect((await add(2)).body.promocoesProximas).toMatchObject([
    { texto: 'Leve mais 1 e um sai de graça: Leve 3, pague 2.' },
  ])
  expect((await add(1)).body).toMatchObject({ promocoesProximas: [], ajustes: [{ valor: -10_000 }] })
})

test('knows when the next promotion begins or ends, ignoring coupons', async () => {
  await save('futura', 'Futura', {
    validoDe: '2030-01-10T00:00:00Z',
    validoAte: '2030-01-20T00:00:00Z',
  })

  expect(await nextPromotionChange(database.db, new Date('2030-01-01'))).toEqual({
    em: new Date('2030-01-10'),
    tags: ['promocoes'],
  })
  expect((await nextPromotionChange(database.db, new Date('2030-01-15')))?.em).toEqual(new Date('2030-01-20'))
  expect(await nextPromotionChange(database.db, new Date('2030-02-01'))).toBeNull()
})

function save(hash: string, nome: string, changes = {}) {
  const beneficio = { tipo: 'levePague', leve: 3, pague: 2 } as const

  return savePromotion(database, { hash, nome, beneficio, ...changes })
}

async function idOf(sku: string): Promise<number> {
  const { rows } = await database.pool.query('select id_produto from skus where sku = $1', [sku])

  return rows[0].id_produto
}
