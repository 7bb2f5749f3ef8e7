import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Cart } from '#contract/cart/cart.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { sessionToken, testApi } from '#tests/support/api.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'

let database: TestDatabase
let api: ReturnType<typeof testApi<Cart & { code?: string }>>
let session: string
const names: Record<string, string> = {}

beforeAll(async () => {
  database = await testDatabase()
  api = testApi(database.db)
  await prepareFixtures(database.db)
  await save('corda', { skus: [sampleSku('CORDA', { precoPor: 10_000, estoque: 10 })] })
  await save('arco', { skus: [sampleSku('ARCO', { precoPor: 5_000, estoque: 2 })] })
  await save('esgotado', { skus: [sampleSku('ESGOTADO', { estoque: 0 })] })
  await save('inativo', { situacao: 'inativo' })
})
afterAll(() => database.close())
beforeEach(() => {
  session = sessionToken()
})

test('shows the lines at today’s prices, also without a session, and writes nothing', async () => {
  const { status, body } = await show(`${names['corda']}x2,${names['arco']}x1`)

  expect(status).toBe(200)
  expect(body).toMatchObject({
    itens: [
      { nome: 'Produto corda', quantidade: 2, total: 20_000 },
      { nome: 'Produto arco', quantidade: 1, total: 5_000 },
    ],
    total: 25_000,
    mensagens: [],
  })
  expect((await database.pool.query('select 1 from carrinhos')).rowCount).toBe(0)
})

test('says what is sold out, short, gone or unreadable', async () => {
  const { body } = await show(
    `${names['corda']}x1,${names['arco']}x9,${names['esgotado']}x1,${names['inativo']}x1,999-999x1,<b>`,
  )

  expect(body.itens.map(({ nome, quantidade }) => [nome, quantidade])).toEqual([
    ['Produto corda', 1],
    ['Produto arco', 2],
  ])
  expect(body.mensagens.map(({ mensagem }) => mensagem)).toEqual([
    'Você pode levar até 2 unidades de <strong>Produto arco</strong>.',
    '<strong>Produto esgotado</strong> está esgotado e ficou de fora.',
    '3 produtos desta sacola não estão mais à venda e ficaram de fora.',
  ])
})

test('shows nothing for an empty link', async () => {
  expect((await show('')).body).toMatchObject({ itens: [], total: 0, mensagens: [] })
})

test('refuses a link longer than any cart', async () => {
  expect((await show('1-1x1,'.repeat(500))).status).toBe(400)
})

test('says which lines had services of the workshop, which stay out', async () => {
  const link = `${names['corda']}x1s,${names['arco']}x1,${names['esgotado']}x1s`
  const sentences = [
    '<strong>Produto corda</strong> vem sem os serviços da oficina que tinha. Escolha de novo, se quiser.',
    '<strong>Produto esgotado</strong> está esgotado e ficou de fora.',
  ]

  expect((await show(link)).body.mensagens.map(({ mensagem }) => mensagem)).toEqual(sentences)
  expect((await take(link)).body.mensagens.map(({ mensagem }) => mensagem)).toEqual(sentences)
})

test('adds the lines to the visitor’s own cart', async () => {
  await api('POST', '/checkout/cart', { session, body: { itens: [{ ...hashOf('corda'), quantidade: 1 }] } })
  const { status, body } = await take(
    `${names['corda']}x2,${names['arco']}x9,${names['esgotado']}x1,999-999x1`,
  )

  expect(status).toBe(200)
  expect(body.itens.map(({ nome, quantidade }) => [nome, quantidade])).toEqual([
    ['Produto corda', 3],
    ['Produto arco', 2],
  ])
  expect(body.mensagens).toHaveLength(2)
})

test.each(['', '999-999x1', '<b>'])('refuses to add anything from "%s"', async (itens) => {
  expect(await take(itens)).toMatchObject({ status: 404, body: { code: 'ProdutoInexistente' } })
})

async function save(slug: string, changes: Parameters<typeof sampleProduct>[1]) {
  const { id } = await saveProduct(database, sampleProduct(slug, changes))
  const { rows } = await database.pool.query<{ id: number }>('select id from skus where id_produto = $1', [
    id,
  ])
  names[slug] = `${id}-${rows[0]!.id}`
}

function hashOf(slug: string) {
  const [idProduto, idAtributoSimples] = names[slug]!.split('-').map(Number)

  return { idProduto, idAtributoSimples }
}

function show(itens: string) {
  return api('GET', `/checkout/shared?itens=${encodeURIComponent(itens)}`)
}

function take(itens: string) {
  return api('POST', '/checkout/shared', { session, body: { itens } })
}
