import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { notifyRestock } from '#platform/catalog/stock/waiting/notify-restock.ts'
import { avisosEstoque } from '#platform/catalog/stock/waiting/tables.ts'
import { testApi } from '#tests/support/api.ts'
import { loggedIn } from '#tests/support/customer.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { openMailbox, runWaitingJobs } from '#tests/support/mailbox.ts'
import { testContext } from '#tests/support/request-context.ts'
import { reviewsJobs } from '../jobs.ts'
import { purgeRequests } from '../requests/purge-requests.ts'
import { orcamentos, perguntas } from '../tables.ts'
import { answerQuestion, refuseQuestion } from './answer-question.ts'

type Body = {
  code: string
  data: { campos: { campo: string }[] }
  mensagens: { tipo: string }[]
  conteudo: { perguntas: unknown[] }
}

let database: TestDatabase
let api: ReturnType<typeof testApi<Body>>
let context: ReturnType<typeof testContext>
let mailbox: ReturnType<typeof openMailbox>
let idProduto: number
let idSku: number
let onRequest: number

beforeAll(async () => {
  database = await testDatabase()
  await prepareFixtures(database.db)
  const soldOut = sampleProduct('violino', { skus: [sampleSku('V44', { estoque: 0 })] })
  idProduto = (await saveProduct(database, soldOut)).id
  onRequest = (await saveProduct(database, sampleProduct('piano', { situacao: 'sobConsulta' }))).id
  const { rows } = await database.pool.query(`select id from skus where sku = 'V44'`)
  idSku = rows[0].id
  // Mails in order; holds have a test of their own.
  await database.pool.query(
    `insert into configuracao (id, valor) values (1, '{"sistema":{"espera":{"horas":0}}}')
     on conflict (id) do update set valor = excluded.valor`,
  )
  api = testApi(database.db)
  context = testContext(database.db)
})
afterAll(() => database.close())
beforeEach(async () => {
  await emptyTables(database.pool, 'perguntas', 'avisos_estoque', 'orcamentos', 'tentativas', 'pgboss.job')
  await stock(0)
  mailbox = openMailbox()
})

describe('a question', () => {
  test("waits for the store's answer, which publishes it and is mailed to the asker", async () => {
    expect(await ask({})).toMatchObject({ status: 200, body: { mensagens: [{ tipo: 'sucesso' }] } })
    expect(await storedQuestions()).toEqual([])

    await answerQuestion(context, { id: await only(perguntas), nome: 'Equipe Lira', resposta: 'Serve, sim.' })
    expect(await storedQuestions()).toMatchObject([
      {
        nome: 'Pedro A.',
        respostas: [{ nome: 'Equipe Lira', resposta: 'Serve, sim.', administrador: true }],
      },
    ])
    expect(JSON.stringify(await storedQuestions())).not.toMatch(/example\.com|Alves|98765/)

    await sendMails()
    expect(mailbox.messages).toMatchObject([{ to: { email: 'pedro@example.com' } }])
    expect(mailbox.messages[0]?.text).toMatch(/Serve em violino 3\/4\?[\s\S]*Serve, sim\./)
  })

  test('that is refused is not shown, even if it was published', async () => {
    await ask({})
    const id = await only(perguntas)
    await answerQuestion(context, { id, nome: 'Equipe Lira', resposta: 'Serve, sim.' })
    await refuseQuestion(context, { id })

    expect(await storedQuestions()).toEqual([])
    await expect(refuseQuestion(context, { id: 999 })).rejects.toMatchObject({ code: 'PerguntaInexistente' })
    await expect(answerQuestion(context, { id: 999, nome: 'Lira', resposta: 'Oi' })).rejects.toMatchObject({
      code: 'PerguntaInexistente',
    })
  })

  test('of a logged-in customer needs neither name nor e-mail', async () => {
    const { token } = await loggedIn(database.db, { email: 'bia@example.com', nomeRazao: 'Bia Melo' })
    expect((await ask({ nome: '', email: '', contato: '' }, token)).status).toBe(200)

    expect(await database.db.select().from(perguntas)).toMatchObject([
      { nome: 'Bia Melo', email: 'bia@example.com' },
    ])
  })

  test.each([
    [{ nome: 'www.x.com', email: 'x', pergunta: '' }, ['nome', 'email', 'pergunta']],
    [{ pergunta: 'Serve?' }, ['pergunta']],
    [{ pergunta: 'Veja em http://spam.example que bom' }, ['pergunta']],
    [{ contato: '123' }, ['contato']],
  ])('%j is rejected field by field', async (changes, fields) => {
    const { status, body } = await ask(changes)

    expect(status).toBe(422)
    expect(body.data.campos.map(({ campo }) => campo)).toEqual(fields)
  })

  test.each([{ nivel: 'categoria' }, { idNivel: 'um' }, { idNivel: -1 }, { pergunta: 5 }])(
    '%j is a bad request',
    async (changes) => {
      expect((await ask(changes)).status).toBe(400)
    },
  )

  test('that is sent twice is stored once', async () => {
    await Promise.all([ask({}), ask({})])

    expect(await database.db.$count(perguntas)).toBe(1)
  })

  test('from a bot, or about an unknown product, is not stored', async () => {
    expect((await ask({ site: 'x' })).status).toBe(200)
    expect(await ask({ idNivel: 999_999 })).toMatchObject({
      status: 404,
      body: { code: 'ProdutoInexistente' },
    })
    expect(await database.db.$count(perguntas)).toBe(0)
  })

  test('is refused after many from the same network', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 41; i++) statuses.push((await askFrom('198.51.100.7', `p${i}@example.com`)).status)

    expect(statuses.filter((status) => status === 200)).toHaveLength(40)
    expect(statuses.at(-1)).toBe(429)
  })
})

describe('a restock notification', () => {
  test('is sent once, when the product is back in stock', async () => {
    await wait('um@example.com')
    await wait('dois@example.com')
    await wait('um@example.com')
    await notifyRestock(context)
    expect(await sendMails()).toBe(0)

    await stock(2)
    await Promise.all([notifyRestock(context), notifyRestock(context)])
    await sendMails()
    await notifyRestock(context)
    await sendMails()

    expect(recipients()).toEqual(['dois@example.com', 'um@example.com'])
    expect(mailbox.messages[0]?.text).toContain('http://loja.test/violino')
  })

  test('is sent to those who have waited longest, as many a day as the stock allows, and to the others later', async () => {
    for (let i = 1; i <= 5; i++) await wait(`n${i}@example.com`)
    await stock(1)
    await notifyRestock(context)
    await notifyRestock(context)
    await sendMails()
    expect(recipients()).toEqual(['n1@example.com', 'n2@example.com', 'n3@example.com'])

    await notifyRestock(testContext(database.db, { now: new Date('2026-11-22T13:00:00Z') }))
    await sendMails()
    expect(mailbox.messages).toHaveLength(5)
  })

  test('can be requested again once it was sent', async () => {
    await wait('um@example.com')
    await stock(1)
    await notifyRestock(context)
    await stock(0)
    await wait('um@example.com')

    expect(await database.db.$count(avisosEstoque)).toBe(2)
  })

  test('is deleted a month after it was sent and a year after the request, and so is a price request', async () => {
    await wait('um@example.com')
    await stock(1)
    await notifyRestock(context)
    await stock(0)
    await wait('dois@example.com')
    await request({})
    const left = async (day: string) => {
      await purgeRequests(testContext(database.db, { now: new Date(day) }))
      return [await database.db.$count(avisosEstoque), await database.db.$count(orcamentos)]
    }

    expect(await left('2026-12-20T12:00:00Z')).toEqual([2, 1])
    expect(await left('2026-12-22T12:00:00Z')).toEqual([1, 1])
    expect(await left('2027-11-22T12:00:00Z')).toEqual([0, 0])
  })

  test('needs no name, and neither does a question, which is shown without one', async () => {
    expect((await wait('um@example.com', { nome: ' ' })).status).toBe(200)
    expect((await ask({ nome: '', email: 'dois@example.com' })).status).toBe(200)
    expect((await wait('um@example.com', { nome: 'www.exemplo.com' })).status).toBe(422)

    const { rows } = await database.pool.query(`select nome from perguntas where email = 'dois@example.com'`)
    expect(rows).toEqual([{ nome: 'Cliente' }])
  })

  test('with newsletter consent also subscribes, with double opt-in', async () => {
    await wait('um@example.com', { mailing: true })

    const { rows } = await database.pool.query('select email, situacao, origem from newsletter_inscricoes')
    expect(rows).toEqual([{ email: 'um@example.com', situacao: 'pendente', origem: 'avise-me' }])
  })

  test('is refused for unknown products and without an address', async () => {
    expect((await wait('um@example.com', { idAtributoValor: 999_999 })).status).toBe(404)
    expect((await wait('um@example.com', { idProduto: onRequest })).status).toBe(404)
    expect((await wait('um')).status).toBe(422)
    expect((await wait('um@example.com', { idAtributoValor: 0 })).status).toBe(400)
    expect((await wait('um@example.com', { site: 'x' })).status).toBe(200)
    expect(await database.db.$count(avisosEstoque)).toBe(0)
  })
})

describe('a price request', () => {
  test('is mailed to the store, and as a copy to the author on request', async () => {
    expect((await request({ enviarEmail: true })).status).toBe(200)
    await sendMails()

    expect(recipients()).toEqual([context.settings.loja.email, 'pedro@example.com'])
    const toStore = mailbox.messages.find(({ to }) => to.email === context.settings.loja.email)
    expect(toStore?.text).toMatch(/Produto piano[\s\S]*Pedro Alves[\s\S]*\(11\) 98765-4321[\s\S]*em Santos/)
  })

  test('without a copy is one mail, sent twice or not', async () => {
    await Promise.all([request({}), request({})])

    expect(await sendMails()).toBe(1)
    expect(mailbox.messages[0]?.to.email).toBe(context.settings.loja.email)
  })

  test('is only for products without a price, and ignores bots', async () => {
    expect(await request({ idProduto })).toMatchObject({ status: 404, body: { code: 'ProdutoInexistente' } })
    expect((await request({ email: '' })).status).toBe(422)
    expect((await request({ mensagem: 'Veja www.spam.example' })).status).toBe(422)
    expect((await request({ enviarEmail: 'talvez' })).status).toBe(400)
    expect((await request({ site: 'x' })).status).toBe(200)
    expect(await database.db.$count(orcamentos)).toBe(0)
  })

  test('is rate-limited, as its copies could be used to harass somebody', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 6; i++) statuses.push((await request({})).status)

    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})

const PEDRO = { nome: 'Pedro Alves', email: 'pedro@example.com', contato: '(11) 98765-4321' }

function ask(changes: object, session?: string) {
  const body = {
    nivel: 'produto',
    idNivel: idProduto,
    ...PEDRO,
    pergunta: 'Serve em violino 3/4?',
    ...changes,
  }

  return api('POST', '/question', { body, ...(session && { session }) })
}

function askFrom(ip: string, email: string) {
  const body = { idNivel: idProduto, ...PEDRO, email, pergunta: 'Serve em violino 3/4?' }

  return api('POST', '/question', { body, context: { ip } })
}

/** Jobs that were enqueued together run in any order. */
const recipients = () => mailbox.messages.map(({ to }) => to.email).sort()

/** Takes a place in the queue and confirms it, as by the link of its mail. */
async function wait(email: string, changes: object = {}) {
  const answer = await requestPlace(email, changes)
  await database.pool.query('update avisos_estoque set confirmado_em = criado_em where confirmado_em is null')
  await database.pool.query("delete from pgboss.job where name = 'reviews.send-place'")

  return answer
}

function requestPlace(email: string, changes: object = {}) {
  const body = { idProduto, idAtributoValor: idSku, ...PEDRO, email, ...changes }

  return api('POST', '/product/solicitation', { body })
}

function request(changes: object) {
  const body = { idProduto: onRequest, ...PEDRO, mensagem: 'Com entrega em Santos.', ...changes }

  return api('POST', '/product/budget', { body })
}

async function storedQuestions() {
  return (await api('GET', '/url/product/detail?url=/violino')).body.conteudo.perguntas
}

async function stock(estoque: number) {
  await database.pool.query('update skus set estoque = $2 where id = $1', [idSku, estoque])
}

const sendMails = () => runWaitingJobs(reviewsJobs, context, mailbox)

async function only(table: typeof perguntas): Promise<number> {
  const [row] = await database.db.select({ id: table.id }).from(table)

  return row!.id
}
