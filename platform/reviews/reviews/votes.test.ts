import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { prepareFixtures, sampleProduct } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { sessionToken, testApi } from '#tests/support/api.ts'
import { loggedIn } from '#tests/support/customer.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { testContext } from '#tests/support/request-context.ts'
import { avaliacoes, avaliacoesVotos } from '../tables.ts'
import { refuseReview } from './moderate-review.ts'
import { saveReviews } from './save-reviews.ts'

type Body = {
  code: string
  util: boolean
  votosUteis: number
  url: string
  avaliacoes: { id: number; votosUteis: number }[]
}

let database: TestDatabase
let api: ReturnType<typeof testApi<Body>>
let context: ReturnType<typeof testContext>
let idProduto: number
let id: number

beforeAll(async () => {
  database = await testDatabase()
  await prepareFixtures(database.db)
  idProduto = (await saveProduct(database, sampleProduct('violino'))).id
  api = testApi(database.db)
  context = testContext(database.db)
})
afterAll(() => database.close())
beforeEach(async () => {
  await emptyTables(database.pool, 'avaliacoes', 'tentativas', 'clientes')
  await imported(3)
  id = (await database.db.select({ id: avaliacoes.id }).from(avaliacoes))[0]!.id
})

test("a visitor's vote counts once, and can be taken back", async () => {
  const session = sessionToken()
  expect(await vote(session, { util: true })).toMatchObject({
    status: 200,
    body: { util: true, votosUteis: 4, url: '/violino' },
  })
  expect((await vote(session, { util: true })).body.votosUteis).toBe(4)
  expect(await shown()).toBe(4)

  expect((await vote(session, { util: false })).body).toMatchObject({ util: false, votosUteis: 3 })
  expect((await vote(session, { util: false })).body.votosUteis).toBe(3)
  expect(await shown()).toBe(3)
})

test('toggles without `util`', async () => {
  const session = sessionToken()
  const said: boolean[] = []
  for (let n = 0; n < 3; n++) said.push((await vote(session)).body.util)

  expect(said).toEqual([true, false, true])
})

test('a customer votes once, whatever the browser', async () => {
  const { token, idCliente } = await loggedIn(database.db)
  await vote(token, { util: true })
  const other = await loggedIn(database.db)
  await database.pool.query('update sessoes set id_cliente = $1 where hash = $2', [idCliente, other.sessao])

  expect((await vote(other.token, { util: true })).body.votosUteis).toBe(4)
  expect((await vote(sessionToken(), { util: true })).body.votosUteis).toBe(5)
})

test('counts twenty concurrent voters', async () => {
  await Promise.all(Array.from({ length: 20 }, () => vote(sessionToken(), { util: true })))

  expect(await shown()).toBe(23)
})

test('counts five concurrent clicks of one voter once', async () => {
  const session = sessionToken()
  await Promise.all(Array.from({ length: 5 }, () => vote(session, { util: true })))

  expect(await shown()).toBe(4)
})

test('nobody votes on their own review, nor on an unpublished one', async () => {
  const { token, idCliente } = await loggedIn(database.db)
  await database.pool.query('update avaliacoes set id_cliente = $1', [idCliente])
  expect(await vote(token)).toMatchObject({ status: 409, body: { code: 'AvaliacaoPropria' } })

  await refuseReview(context, { id })
  expect(await vote(sessionToken())).toMatchObject({ status: 404, body: { code: 'AvaliacaoInexistente' } })
  expect(await database.db.$count(avaliacoesVotos)).toBe(0)
})

test('refuses too many from one network in an hour, in whatever sessions', async () => {
  const statuses: number[] = []
  for (let n = 0; n < 61; n++) statuses.push((await vote(sessionToken())).status)

  expect(statuses.slice(0, 60)).toEqual(Array(60).fill(200))
  expect(statuses.at(-1)).toBe(429)
})

test('the vote of an erased customer still counts, anonymously', async () => {
  const { token, idCliente } = await loggedIn(database.db)
  await vote(token)
  await database.pool.query('delete from clientes where id = $1', [idCliente])

  expect(await shown()).toBe(4)
  expect(await database.db.select().from(avaliacoesVotos)).toMatchObject([{ idCliente: null, sessao: null }])
})

test("a repeated import changes nothing, and new votes are added to the shop's", async () => {
  await vote(sessionToken())

  expect(await imported(3)).toBe(false)
  expect(await imported(7)).toBe(true)
  expect(await shown()).toBe(8)
})

function vote(session: string, body: object = {}) {
  return api('POST', `/evaluations/product/${id}/vote`, { session, body, context: { ip: '203.0.113.7' } })
}

async function shown(): Promise<number | undefined> {
  return (await api('GET', `/evaluations/product?idProduto=${idProduto}`)).body.avaliacoes[0]?.votosUteis
}

function imported(votosUteis: number): Promise<boolean> {
  return saveReviews(context, idProduto, [
    {
      chave: 'r1',
      nome: 'Mariana Souza',
      email: 'mariana@example.com',
      nota: 5,
      titulo: 'Boa',
      comentario: 'Som doce.',
      recomenda: true,
      votosUteis,
      situacao: 'publicada',
      data: '2026-10-01T12:00:00Z',
    },
  ])
}
