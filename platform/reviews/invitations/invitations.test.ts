import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { prepareFixtures, sampleProduct } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { testApi } from '#tests/support/api.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { openMailbox, runWaitingJobs } from '#tests/support/mailbox.ts'
import { receivedOrder } from '#tests/support/received-order.ts'
import { testContext } from '#tests/support/request-context.ts'
import { reviewsJobs } from '../jobs.ts'
import { moderateStoreEvaluation } from '../store/moderate-store-evaluation.ts'
import { avaliacoesLoja, convites } from '../tables.ts'
import { inviteReviews } from './invite-reviews.ts'

type Body = {
  code: string
  sucesso: boolean
  total: number
  nome: string
  lojaAvaliada: boolean
  produtos: { id: number; avaliado: boolean }[]
  avaliacoes: unknown[]
}

let database: TestDatabase
let api: ReturnType<typeof testApi<Body>>
let context: ReturnType<typeof testContext>
let mailbox: ReturnType<typeof openMailbox>
let idProduto: number

beforeAll(async () => {
  database = await testDatabase()
  await prepareFixtures(database.db)
  idProduto = (await saveProduct(database, sampleProduct('violino'))).id
  api = testApi(database.db)
})
afterAll(() => database.close())
beforeEach(async () => {
  await emptyTables(
    database.pool,
    'pedidos',
    'convites',
    'convites_recusados',
    'avaliacoes_loja',
    'tentativas',
    'pgboss.job',
  )
  context = testContext(database.db)
  mailbox = openMailbox()
})

describe('the recipient of an order', () => {
  test('is invited once, some days after its arrival', async () => {
    await receivedOrder(database.db, {
      produtos: [idProduto],
      email: 'oito@example.com',
      entregueEm: daysAgo(9),
    })
    await receivedOrder(database.db, {
      produtos: [idProduto],
      email: 'ontem@example.com',
      entregueEm: daysAgo(1),
    })
    await receivedOrder(database.db, {
      produtos: [idProduto],
      email: 'antes@example.com',
      entregueEm: daysAgo(31),
    })
    await receivedOrder(database.db, {
      produtos: [idProduto],
      email: 'longe@example.com',
      situacao: 'enviado',
    })
    await receivedOrder(database.db, {
      produtos: [idProduto],
      email: 'voltou@example.com',
      situacao: 'devolvido',
    })

    await inviteReviews(context)
    await inviteReviews(context)
    await sendMails()

    expect(mailbox.messages.map(({ to }) => to)).toEqual([
      { nome: 'Clara Nunes Lima', email: 'oito@example.com' },
    ])
    expect(mailbox.messages[0]?.text).toContain('http://loja.test/avaliar/compra?key=')
    expect(mailbox.messages[0]?.headers['List-Unsubscribe']).toContain('/avaliar/sair?key=')
  })

  test('is invited once, even by two nodes at a time', async () => {
    await receivedOrder(database.db, { produtos: [idProduto] })
    await Promise.all([inviteReviews(context), inviteReviews(context), inviteReviews(context)])
    await sendMails()

    expect(mailbox.messages).toHaveLength(1)
  })

  test('gets a key that works even if the mail had to be resent', async () => {
    await receivedOrder(database.db, { produtos: [idProduto] })
    await inviteReviews(context)
    mailbox.refusing = true
    await sendMails()
    mailbox.refusing = false
    await sendMails()

    expect(await get(`/evaluations/invitation/${keyIn(mailbox)}`)).toMatchObject({ status: 200 })
  })

  test('is not invited after opting out, however much they buy', async () => {
    const key = await invited()
    expect(await post(`/evaluations/invitation/${key}/leave`)).toMatchObject({ status: 200 })
    await receivedOrder(database.db, { produtos: [idProduto] })
    await inviteReviews(context)

    expect(await sendMails()).toBe(0)
    expect(await post('/evaluations/invitation/nenhuma/leave')).toMatchObject({ status: 410 })
  })

  test('the plain key is nowhere in the database', async () => {
    const key = await invited()
    const { rows } = await database.pool.query('select * from convites')

    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(key)
  })
})

describe('with the key of an invitation', () => {
  test('returns what to review, without full name or e-mail', async () => {
    const { status, body } = await get(`/evaluations/invitation/${await invited()}`)

    expect(status).toBe(200)
    expect(body).toMatchObject({
      nome: 'Clara',
      lojaAvaliada: false,
      produtos: [{ id: idProduto, nome: 'Produto violino', url: '/violino', avaliado: false }],
    })
    expect(JSON.stringify(body)).not.toMatch(/Nunes|example\.com/)
  })

  test('the store is evaluated, confirmed once, and shown after approval', async () => {
    const key = await invited()
    expect(await get(`/evaluations/store/add/${key}`)).toMatchObject({ body: { sucesso: false } })

    expect(await evaluate(key, { satisfacao: 3 })).toMatchObject({ status: 200, body: { sucesso: true } })
    expect(await evaluate(key)).toMatchObject({ status: 200 })
    expect(await get(`/evaluations/store/add/${key}`)).toMatchObject({ body: { sucesso: true } })
    expect(await get(`/evaluations/store/add/${key}`)).toMatchObject({ body: { sucesso: false } })
    expect(await evaluate(key)).toMatchObject({ status: 410, body: { code: 'ChaveInvalida' } })
    expect((await get(`/evaluations/invitation/${key}`)).body.lojaAvaliada).toBe(true)

    expect((await get('/evaluations/store')).body.total).toBe(0)
    const id = await onlyEvaluation()
    await moderateStoreEvaluation(context, { id, situacao: 'publicada' })
    const { body } = await get('/evaluations/store')
    expect(body).toMatchObject({ total: 1, avaliacoes: [{ nome: 'Clara L.', satisfacao: 5 }] })
    expect(JSON.stringify(body)).not.toContain('example.com')

    await moderateStoreEvaluation(context, { id, situacao: 'recusada' })
    expect((await get('/evaluations/store')).body.total).toBe(0)
  })

  test('a private evaluation is shown to the store only', async () => {
    const key = await invited()
    await evaluate(key, { autorizacao: false })
    await get(`/evaluations/store/add/${key}`)
    await moderateStoreEvaluation(context, { id: await onlyEvaluation(), situacao: 'publicada' })

    expect((await get('/evaluations/store')).body.total).toBe(0)
  })

  test.each([
    [{ atendimento: 0 }, 400],
    [{ satisfacao: 6 }, 400],
    [{ experiencia: 'ótima' }, 400],
    [{ mensagem: 'Veja www.exemplo.com' }, 422],
    [{ mensagem: 'a'.repeat(2001) }, 422],
  ])('%j is refused', async (changes, status) => {
    expect((await evaluate(await invited(), changes)).status).toBe(status)
  })

  test('an unknown or expired key gives no access', async () => {
    const key = await invited()
    await database.db
      .update(convites)
      .set({ expiraEm: new Date('2026-11-21T11:59:00Z'), criadoEm: daysAgo(60) })

    for (const each of [key, 'nenhuma']) {
      expect(await get(`/evaluations/invitation/${each}`)).toMatchObject({
        status: 410,
        body: { code: 'ChaveInvalida' },
      })
      expect((await evaluate(each)).status).toBe(410)
    }
  })

  test('an unknown evaluation cannot be moderated', async () => {
    await expect(moderateStoreEvaluation(context, { id: 999, situacao: 'publicada' })).rejects.toMatchObject({
      code: 'AvaliacaoInexistente',
    })
  })
})

function daysAgo(days: number): Date {
  return new Date(context.now.getTime() - days * 86_400_000)
}

const sendMails = () => runWaitingJobs(reviewsJobs, context, mailbox)

function keyIn({ messages }: typeof mailbox): string {
  return /compra\?key=([\w-]{43})/.exec(messages.at(-1)?.text ?? '')?.[1] ?? ''
}

/** Returns the key of the invitation that was mailed. */
async function invited(): Promise<string> {
  await receivedOrder(database.db, { produtos: [idProduto] })
  await inviteReviews(context)
  await sendMails()

  return keyIn(mailbox)
}

async function onlyEvaluation(): Promise<number> {
  const [row] = await database.db.select({ id: avaliacoesLoja.id }).from(avaliacoesLoja)

  return row!.id
}

const get = (path: string) => api('GET', path)
const post = (path: string, body: object = {}) => api('POST', path, { body })

function evaluate(key: string, changes: object = {}) {
  const body = {
    atendimento: 5,
    experiencia: 5,
    satisfacao: 5,
    mensagem: 'Chegou afinado.',
    autorizacao: true,
  }

  return post(`/evaluations/store/add/${key}`, { ...body, ...changes })
}
