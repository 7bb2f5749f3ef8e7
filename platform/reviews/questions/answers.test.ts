import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { prepareFixtures, sampleProduct } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { testApi } from '#tests/support/api.ts'
import { type Customer, loggedIn } from '#tests/support/customer.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { receivedOrder } from '#tests/support/received-order.ts'
import { testContext } from '#tests/support/request-context.ts'
import { perguntas, respostas } from '../tables.ts'
import { answerQuestion, refuseQuestion } from './answer-question.ts'
import { approveAnswer, refuseAnswer } from './moderate-answer.ts'
import { saveQuestion } from './save-question.ts'

const WORDS = 'Serve, sim: uso numa de 4/4 há um mês.'

type Body = {
  code: string
  data: { campos: { campo: string }[] }
  mensagens: { tipo: string }[]
  conteudo: { perguntas: { respostas: object[] }[] }
}

let database: TestDatabase
let api: ReturnType<typeof testApi<Body>>
let context: ReturnType<typeof testContext>
let idProduto: number
let idPergunta: number
let buyer: Customer

beforeAll(async () => {
  database = await testDatabase()
  await prepareFixtures(database.db)
  idProduto = (await saveProduct(database, sampleProduct('violino'))).id
  api = testApi(database.db)
  context = testContext(database.db)
})
afterAll(() => database.close())
beforeEach(async () => {
  await emptyTables(database.pool, 'perguntas', 'pedidos', 'clientes', 'tentativas')
  await ask()
  buyer = await loggedIn(database.db, { nomeRazao: 'Clara Nunes Lima', email: 'clara@example.com' })
  await receivedOrder(database.db, { produtos: [idProduto], idCliente: buyer.idCliente })
})

test("a buyer's answer is shown once the store has approved it", async () => {
  expect(await answer(buyer.token)).toMatchObject({ status: 200, body: { mensagens: [{ tipo: 'sucesso' }] } })
  expect(await answers()).toEqual([])

  await approveAnswer(context, { id: await onlyAnswer() })
  const shown = await answers()
  expect(shown).toMatchObject([
    { nome: 'Clara L.', resposta: WORDS, administrador: false, compraVerificada: true },
  ])
  expect(JSON.stringify(shown)).not.toMatch(/example\.com|Nunes/)

  await refuseAnswer(context, { id: await onlyAnswer() })
  expect(await answers()).toEqual([])
})

test("the store's own answer differs from a buyer's", async () => {
  await answerQuestion(context, { id: idPergunta, nome: 'Equipe Lira', resposta: 'Serve em 4/4.' })

  expect(await answers()).toMatchObject([{ administrador: true, compraVerificada: false }])
})

test.each([
  ['a visitor', async () => undefined, 401, 'LoginNecessario'],
  ['who bought nothing', async () => (await loggedIn(database.db)).token, 403, 'CompraNecessaria'],
  [
    'whose order is on its way',
    async () => {
      const { idCliente, token } = await loggedIn(database.db)
      await receivedOrder(database.db, { produtos: [idProduto], idCliente, situacao: 'enviado' })
      return token
    },
    403,
    'CompraNecessaria',
  ],
  [
    'who has another product',
    async () => {
      const { idCliente, token } = await loggedIn(database.db)
      await receivedOrder(database.db, { produtos: [idProduto + 1], idCliente })
      return token
    },
    403,
    'CompraNecessaria',
  ],
])('%s may not', async (_who, session, status, code) => {
  expect(await answer(await session())).toMatchObject({ status, body: { code } })
  expect(await database.db.$count(respostas)).toBe(0)
})

test("a question that is not published can't be answered", async () => {
  await refuseQuestion(context, { id: idPergunta })

  expect(await answer(buyer.token)).toMatchObject({ status: 404, body: { code: 'PerguntaInexistente' } })
  expect(await answer(buyer.token, { idPergunta: 999_999 })).toMatchObject({ status: 404 })
})

test.each(['', 'Sim.', 'Veja em https://outra.example as medidas.'])('rejects "%s"', async (resposta) => {
  expect(await answer(buyer.token, { resposta })).toMatchObject({
    status: 422,
    body: { code: 'CamposInvalidos', data: { campos: [{ campo: 'resposta' }] } },
  })
})

test('a second answer replaces the first, and waits again', async () => {
  await answer(buyer.token)
  await approveAnswer(context, { id: await onlyAnswer() })
  await answer(buyer.token, { resposta: 'Corrigindo: só serve em 4/4 de corpo raso.' })

  expect(await answers()).toEqual([])
  await approveAnswer(context, { id: await onlyAnswer() })
  expect(await answers()).toMatchObject([{ resposta: 'Corrigindo: só serve em 4/4 de corpo raso.' }])
})

test('a filled honeypot is thanked and ignored', async () => {
  expect(await answer(buyer.token, { site: 'http://outra.example' })).toMatchObject({ status: 200 })
  expect(await database.db.$count(respostas)).toBe(0)
})

test('refuses too many in an hour', async () => {
  const statuses: number[] = []
  for (let n = 0; n < 21; n++) statuses.push((await answer(buyer.token)).status)

  expect(statuses.slice(0, 20)).toEqual(Array(20).fill(200))
  expect(statuses.at(-1)).toBe(429)
})

test('the form gets the question, and whether the visitor may answer it', async () => {
  const seen = { pergunta: 'Serve em violino 4/4?', nome: 'Pedro A.', produto: { id: idProduto } }
  expect((await question()).body).toMatchObject({ ...seen, logado: false, compraVerificada: false })
  const { token } = await loggedIn(database.db)
  expect((await question(token)).body).toMatchObject({ ...seen, logado: true, compraVerificada: false })

  await answer(buyer.token)
  const { body } = await question(buyer.token)
  expect(body).toMatchObject({ ...seen, logado: true, compraVerificada: true, resposta: WORDS })
  expect(JSON.stringify(body)).not.toContain('example.com')
  await refuseQuestion(context, { id: idPergunta })
  expect((await question(buyer.token)).status).toBe(404)
})

test("a repeated import retains customers' answers", async () => {
  await answer(buyer.token)
  await approveAnswer(context, { id: await onlyAnswer() })
  expect(await ask()).toBe(false)
  expect(await ask('Serve em violino 3/4?')).toBe(true)

  expect(await answers()).toHaveLength(1)
})

test('an unknown answer cannot be moderated', async () => {
  for (const decide of [approveAnswer, refuseAnswer])
    await expect(decide(context, { id: 999_999 })).rejects.toMatchObject({ code: 'RespostaInexistente' })
})

async function ask(pergunta = 'Serve em violino 4/4?'): Promise<boolean> {
  const changed = await saveQuestion(context, idProduto, {
    chave: 'serve',
    nome: 'Pedro Alves',
    email: 'pedro@example.com',
    pergunta,
    situacao: 'publicada',
    data: '2026-11-01T12:00:00Z',
  })
  const [row] = await database.db.select({ id: perguntas.id }).from(perguntas)
  idPergunta = row!.id

  return changed
}

function answer(session: string | undefined, changes: object = {}) {
  const body = { idPergunta, resposta: WORDS, ...changes }

  return api('POST', '/question/answer', { body, ...(session && { session }) })
}

function question(session?: string) {
  return api('GET', `/question/${idPergunta}`, session ? { session } : {})
}

async function answers(): Promise<object[]> {
  const { body } = await api('GET', '/url/product/detail?url=/violino')

  return body.conteudo.perguntas.flatMap((each) => each.respostas)
}

async function onlyAnswer(): Promise<number> {
  const rows = await database.db.select({ id: respostas.id }).from(respostas)
  expect(rows).toHaveLength(1)

  return rows[0]!.id
}
