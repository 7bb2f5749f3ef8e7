import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Cart } from '#contract/cart/cart.ts'
import type { SkuInput } from '#contract/catalog/product-input.ts'
import { DEMO_SETTINGS } from '#demo/content/settings.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { sessionToken, testApi } from '#tests/support/api.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'

let database: TestDatabase
let api: ReturnType<typeof testApi<Cart>>
let session: string
let idProduto: number
let idAtributoSimples: number

beforeAll(async () => {
  database = await testDatabase()
  api = testApi(database.db)
  await prepareFixtures(database.db)
})
afterAll(() => database.close())
beforeEach(async () => {
  session = sessionToken()
  await put({})
  const { body } = await ask('POST', { itens: [{ idProduto, quantidade: 5 }] })
  idAtributoSimples = body.itens[0]!.hash.idAtributoSimples
})

test('uses a new price at once, and reports it with the old one until the shopper changes the cart', async () => {
  await put({ precoPor: 12_000 })
  const expected = {
    itens: [{ precos: { precoPor: 12_000 }, total: 60_000 }],
    subtotal: { valor: 60_000 },
    mensagens: [{ tipo: 'aviso' }],
  }
  const first = await cart()

  expect(first).toMatchObject(expected)
  expect(first.mensagens[0]?.mensagem).toMatch(
    /^O preço de <strong>Produto violino<\/strong> mudou de R\$\s100,00 para R\$\s120,00\.$/,
  )
  expect(await cart()).toEqual(first)
  expect((await update(4)).mensagens).toEqual(first.mensagens)
  expect((await update(3)).mensagens).toEqual([])
  expect((await cart()).mensagens).toEqual([])
})

test('removes sold-out lines by name, and restores them as long as nothing else was changed', async () => {
  await put({ estoque: 0 })
  const empty = {
    itens: [],
    total: 0,
    quantidadeTotal: 0,
    mensagens: [{ mensagem: '<strong>Produto violino</strong> esgotou e saiu da sua sacola.' }],
  }

  expect(await cart()).toMatchObject(empty)
  await put({ estoque: 9 })
  expect((await cart()).itens).toMatchObject([{ quantidade: 5 }])
  await put({ estoque: 0 })
  expect(await update(2)).toMatchObject(empty)
  await put({ estoque: 9 })
  expect((await cart()).itens).toEqual([])
})

test.each([
  ['withdrawn', () => put({}, { situacao: 'inativo' })],
  ['sold on request', () => put({}, { situacao: 'sobConsulta' })],
  ['replaced by other SKUs', () => put({ sku: 'OUTRO' })],
  [
    'deleted',
    async () => {
      await database.pool.query('delete from produtos where id = $1', [idProduto])
    },
  ],
])('removes lines that are %s, by the name that the shopper knew', async (_what, happen) => {
  await happen()

  expect(await cart()).toMatchObject({
    itens: [],
    mensagens: [{ mensagem: '<strong>Produto violino</strong> não está mais à venda e saiu da sua sacola.' }],
  })
})

test('lowers a quantity above the stock', async () => {
  await put({ estoque: 2 })

  expect(await cart()).toMatchObject({
    itens: [{ quantidade: 2, quantidadeMaxima: 2 }],
    quantidadeTotal: 2,
    mensagens: [{ mensagem: 'Você pode levar até 2 unidades de <strong>Produto violino</strong>.' }],
  })
  expect((await update(4)).mensagens).toHaveLength(1)
  expect((await update(1)).mensagens).toEqual([])
})

test('sells the last unit', async () => {
  await put({ estoque: 1 })

  expect((await cart()).mensagens[0]?.mensagem).toContain('até 1 unidade de')
})

test('escapes names', async () => {
  await put({}, { nome: '<img src=x onerror=alert(1)> & "Cia"' })
  await update(4)
  await put({ estoque: 0 })

  expect((await cart()).mensagens[0]?.mensagem).toBe(
    '<strong>&lt;img src=x onerror=alert(1)&gt; &amp; &quot;Cia&quot;</strong> esgotou e saiu da sua sacola.',
  )
})

test('shows the progress to free freight in the merchant’s words, without anything that loads or runs', async () => {
  const settings = structuredClone(DEMO_SETTINGS)
  Object.assign(settings.sistema.checkout.carrinho, {
    alertaFreteGratisValorFixo: 100_000,
    mensagemAlertaFreteGratis:
      'Faltam <strong onclick="x()">{{valor}}</strong><script>x()</script><img src="x"> <a href="javascript:x()">a</a><a href="https://x.example">b</a>',
    mensagemAlertaFreteGratisGanhou: '<em>Ganhou</em><style>*{}</style>',
  })
  const progress = async () =>
    (await api('GET', '/checkout/cart', { session, context: { settings } })).body.freteGratis

  const half = await progress()
  expect(half).toMatchObject({ porcentagem: 50, estado: 'vermelho' })
  expect(half?.mensagem.replace(/\s/g, ' ')).toBe(
    'Faltam <strong>R$ 500,00</strong> <a>a</a><a href="https://x.example">b</a>',
  )
  await update(9)
  expect(await progress()).toMatchObject({ porcentagem: 90, estado: 'amarelo' })
  await update(10)
  expect(await progress()).toEqual({ porcentagem: 100, estado: 'verde', mensagem: '<em>Ganhou</em>' })
})

async function put(sku: Partial<SkuInput>, product: Parameters<typeof sampleProduct>[1] = {}) {
  const skus = [sampleSku('VIOLINO', sku)]
  idProduto = (await saveProduct(database, sampleProduct('violino', { skus, ...product }))).id
}

function ask(method: string, body?: unknown) {
  return api(method, '/checkout/cart', { session, body })
}

async function cart() {
  return (await ask('GET')).body
}

async function update(quantidade: number) {
  return (await ask('PUT', { idProduto, idAtributoSimples, quantidade })).body
}
