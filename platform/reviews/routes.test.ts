import { OpenAPIHandler } from '@orpc/openapi/fetch'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareFixtures, sampleProduct } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { saveReviews } from './reviews/save-reviews.ts'
import { productPage, reviewsRoutes } from './routes.ts'
import { saveStoreEvaluation } from './store/save-store-evaluation.ts'

let database: TestDatabase
let idProduto: number

beforeAll(async () => {
  database = await testDatabase()
  await prepareFixtures(database.db)
  idProduto = (await saveProduct(database, sampleProduct('um'))).id
  await saveReviews(database, idProduto, [
    {
      chave: 'r1',
      nome: 'Clara Nunes',
      email: 'clara@example.com',
      nota: 4,
      comentario: 'Gostei.',
      recomenda: true,
      situacao: 'publicada',
      data: '2026-01-01T12:00:00Z',
    },
  ])
  await saveStoreEvaluation(database, {
    chave: 'convite-1',
    nome: 'Clara Nunes',
    email: 'clara@example.com',
    atendimento: 5,
    experiencia: 5,
    satisfacao: 4,
    data: '2026-01-01T12:00:00Z',
  })
})
afterAll(() => database.close())

test('reviews of a product', async () => {
  expect(await get(`/evaluations/product?idProduto=${idProduto}`)).toMatchObject({
    status: 200,
    body: { avaliacoes: [{ nome: 'Clara N.', nota: 4 }], total: 1, offset: 0, limit: 10 },
  })
  expect(await get(`/evaluations/product?idProduto=${idProduto}&nota=5&order=Menor%20nota`)).toMatchObject({
    status: 200,
    body: { avaliacoes: [], total: 0 },
  })
})

test.each([
  '/evaluations/product',
  '/evaluations/product?idProduto=um',
  '/evaluations/product?idProduto=1&order=Qualquer',
  '/evaluations/product?idProduto=1&nota=0',
  '/evaluations/product?idProduto=1&limit=1000',
  '/evaluations/product?idProduto=1&offset=-1',
  '/evaluations/store?limit=0',
  `/evaluations/store/add/${'k'.repeat(101)}`,
])('%s is a bad request', async (path) => {
  expect((await get(path)).status).toBe(400)
})

test('a key confirms once, and then the evaluation is listed', async () => {
  expect((await get('/evaluations/store')).body).toMatchObject({ total: 0, avaliacoes: [] })
  expect((await get('/evaluations/store/pending/nenhum')).body).toEqual({ aguarda: false })
  expect((await get('/evaluations/store/add/nenhum')).body).toEqual({ sucesso: false })
  for (let i = 0; i < 2; i++)
    expect((await get('/evaluations/store/pending/convite-1')).body).toEqual({ aguarda: true })
  expect((await get('/evaluations/store/add/convite-1')).body).toEqual({ sucesso: true })
  expect((await get('/evaluations/store/pending/convite-1')).body).toEqual({ aguarda: false })
  expect((await get('/evaluations/store/add/convite-1')).body).toEqual({ sucesso: false })
  expect((await get('/evaluations/store')).body).toMatchObject({ total: 1, media: 4 })
})

test('the product page contains its reviews', async () => {
  expect(await get('/url/product/detail?url=/um')).toMatchObject({
    status: 200,
    body: { conteudo: { avaliacao: { media: 4, quantidade: 1 }, perguntas: [] } },
  })
  expect(await get('/url/product/detail?url=/nenhum')).toMatchObject({
    status: 404,
    body: { code: 'ProdutoInexistente' },
  })
})

const handler = new OpenAPIHandler({ ...reviewsRoutes, productPage })

async function get(path: string): Promise<{ status: number; body: unknown }> {
  const request = new Request(`http://loja/v2/front${path}`)
  const { response } = await handler.handle(request, { context: testContext(database.db) })

  return { status: response?.status ?? 0, body: await response?.json() }
}
