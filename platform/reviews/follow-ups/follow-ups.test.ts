import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { prepareFixtures, sampleProduct } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { testApi } from '#tests/support/api.ts'
import { loggedIn } from '#tests/support/customer.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { openMailbox, runWaitingJobs } from '#tests/support/mailbox.ts'
import { receivedOrder } from '#tests/support/received-order.ts'
import { testContext } from '#tests/support/request-context.ts'
import { staffContext } from '#tests/support/staff.ts'
import { eraseAuthor } from '../authors/erase-author.ts'
import { exportWritings } from '../authors/export-writings.ts'
import { reviewsJobs } from '../jobs.ts'
import { moderateFollowUps } from '../moderation/moderate.ts'
import { approveReview } from '../reviews/moderate-review.ts'
import { askForFollowUps } from './ask-for-follow-ups.ts'
import { listFollowUps } from './list-follow-ups-to-moderate.ts'

type FollowUp = { nota: number; texto: string; data: string }
type Body = {
  avaliacoes: { retorno: unknown }[]
  code: string
  nome: string
  produtos: { id: number; nota: number | null; retorno: FollowUp | null }[]
  conteudo: { avaliacao: { media: number; avaliacoes: { nota: number; retorno: FollowUp | null }[] } }
}

const EMAIL = 'clara@example.com'
const PENDING = { pagina: 1, porPagina: 20, situacao: 'pendente' as const }

let database: TestDatabase
let api: ReturnType<typeof testApi<Body>>
let context: ReturnType<typeof testContext>
let staff: Awaited<ReturnType<typeof staffContext>>
let mailbox: ReturnType<typeof openMailbox>
let violin: number
let bow: number

beforeAll(async () => {
  database = await testDatabase()
  api = testApi(database.db)
  staff = await staffContext(database.db, 'dono')
  await prepareFixtures(database.db)
  violin = (await saveProduct(database, sampleProduct('violino'))).id
  bow = (await saveProduct(database, sampleProduct('arco'))).id
})
afterAll(() => database.close())
beforeEach(async () => {
  await emptyTables(
    database.pool,
    'pedidos',
    'convites',
    'convites_retorno',
    'convites_recusados',
    'avaliacoes',
    'tentativas',
    'pgboss.job',
  )
  context = testContext(database.db)
  mailbox = openMailbox()
})

test('the recipient of an order is asked once, ninety days after its arrival', async () => {
  for (const [email, days] of [
    ['noventa', 91],
    ['cedo', 89],
    ['antigo', 121],
    ['voltou', 91],
  ] as const)
    await receivedOrder(database.db, {
      produtos: [violin],
      email: `${email}@example.com`,
      entregueEm: daysAgo(days),
      situacao: email === 'voltou' ? 'devolvido' : 'entregue',
    })
  await Promise.all([askForFollowUps(context), askForFollowUps(context)])
  await askForFollowUps(context)
  await sendMails()

  expect(mailbox.messages.map(({ to }) => to.email)).toEqual(['noventa@example.com'])
  expect(mailbox.messages[0]?.text).toContain('http://loja.test/avaliar/depois?key=')
  expect(mailbox.messages[0]?.text).toContain(`O que chegou: Produto ${violin}.`)
  expect(mailbox.messages[0]?.headers['List-Unsubscribe']).toContain('/avaliar/sair?key=')
})

test('nobody is asked who left invitations, and the mail’s own key leaves them', async () => {
  const key = await invited()
  expect(await api('POST', `/evaluations/invitation/${key}/leave`)).toMatchObject({ status: 200 })
  await receivedOrder(database.db, { produtos: [bow], entregueEm: daysAgo(92) })
  await askForFollowUps(context)

  expect(await sendMails()).toBe(0)
})

test('a follow-up stands below its review once it is approved, and again after each change', async () => {
  const key = await invited()
  await reviewed(key)
  const text = 'As cravelhas assentaram, e o som abriu.'
  expect(await write(key, violin, 3, text)).toMatchObject({ status: 200 })
  expect(await shown()).toEqual([{ nota: 5, retorno: null }])

  const { itens } = await listFollowUps(staff, PENDING)
  expect(itens).toMatchObject([{ nome: 'Clara Nunes Lima', nota: 3, texto: text, avaliacao: { nota: 5 } }])
  const [{ id, data }] = itens as [(typeof itens)[number]]
  const judged = { itens: [{ id, data }], situacao: 'publicada' as const }
  expect(await moderateFollowUps(staff, judged)).toEqual({ feitas: 1, mudaram: [] })
  // The rating is the review's.
  expect(await shown()).toEqual([{ nota: 5, retorno: { nota: 3, texto: text, data } }])
  expect((await detail()).media).toBe(5)

  context = testContext(database.db, { now: new Date(context.now.getTime() + 60_000) })
  expect(await write(key, violin, 4, `${text} Mesmo.`)).toMatchObject({ status: 200 })
  expect(await shown()).toEqual([{ nota: 5, retorno: null }])
  // What was read is not what stands there now.
  expect(await moderateFollowUps(staff, judged)).toEqual({ feitas: 0, mudaram: [id] })
})

test('its author sees and changes it in the account, and nobody else does', async () => {
  const { token, idCliente } = await loggedIn(database.db, { email: EMAIL })
  const key = await invited()
  await reviewed(key)
  const { rows } = await database.pool.query('update avaliacoes set id_cliente = $1 returning id', [
    idCliente,
  ])
  const [{ id }] = rows
  const change = (session: string | undefined, texto = 'Abriu ainda mais depois do verão.') =>
    api('PUT', `/evaluations/mine/${id}/follow-up`, {
      body: { nota: 4, texto },
      context: { now: context.now },
      ...(session && { session }),
    })
  const mine = async () =>
    (await api('GET', '/evaluations/mine', { session: token })).body.avaliacoes.map(({ retorno }) => retorno)

  // The mail asks first: there is nothing to change yet.
  expect(await mine()).toEqual([null])
  expect(await change(token)).toMatchObject({ status: 404, body: { code: 'AvaliacaoInexistente' } })
  await write(key, violin, 3, 'As cravelhas assentaram, e o som abriu.')
  expect(await change(undefined)).toMatchObject({ status: 401 })
  expect(await change((await loggedIn(database.db)).token)).toMatchObject({ status: 404 })
  expect(await change(token, '')).toMatchObject({ status: 422 })
  expect(await mine()).toMatchObject([{ nota: 3, situacao: 'pendente' }])
  expect(await change(token)).toMatchObject({ status: 200 })
  expect(await mine()).toEqual([
    { nota: 4, texto: 'Abriu ainda mais depois do verão.', situacao: 'pendente' },
  ])
})

test('the key shows what was reviewed, writes the first review of the rest, and nothing else', async () => {
  const key = await invited([violin, bow])
  await reviewed(key)
  await write(key, violin, 4, 'Continua muito bom.')
  expect((await api('GET', `/evaluations/follow-up/${key}`)).body).toMatchObject({
    nome: 'Clara',
    produtos: [
      { id: violin, nota: 5, retorno: { nota: 4, texto: 'Continua muito bom.' } },
      { id: bow, nota: null, retorno: null },
    ],
  })

  expect(await write(key, bow, 4, 'Nunca foi avaliado.')).toMatchObject({
    body: { code: 'AvaliacaoInexistente' },
  })
  expect(await write(key, violin, 4, 'Curto')).toMatchObject({ status: 422 })
  expect(await write(key, violin, 6, 'Estrelas demais.')).toMatchObject({ status: 400 })
  for (const wrong of ['nenhuma', 'x'.repeat(43)])
    expect(await write(wrong, violin, 4, 'Sem a chave.')).toMatchObject({ status: 410 })
  // The key of the store's evaluation is another.
  expect(await api('GET', `/evaluations/invitation/${key}`)).toMatchObject({ status: 410 })
  await database.pool.query(
    `update convites_retorno set criado_em = '2026-01-01', expira_em = '2026-11-21T11:59:00Z'`,
  )
  expect(await api('GET', `/evaluations/follow-up/${key}`)).toMatchObject({ status: 410 })
})

test('the download of personal data has it, and an erasure leaves no way to the order', async () => {
  const key = await invited()
  await reviewed(key)
  await write(key, violin, 4, 'Continua muito bom.')
  const author = { id: 0, email: EMAIL }
  expect((await exportWritings(database.db, author)).retornos).toMatchObject([
    { texto: 'Continua muito bom.' },
  ])

  const { rows } = await database.pool.query('select id from pedidos')
  await eraseAuthor(
    database.db,
    author,
    rows.map(({ id }) => id),
  )
  expect(await api('GET', `/evaluations/follow-up/${key}`)).toMatchObject({ status: 410 })
  expect((await exportWritings(database.db, author)).retornos).toEqual([])
})

function daysAgo(days: number): Date {
  return new Date(context.now.getTime() - days * 86_400_000)
}

const sendMails = () => runWaitingJobs(reviewsJobs, context, mailbox)

/** Returns the key of the mail. */
async function invited(produtos = [violin]): Promise<string> {
  await receivedOrder(database.db, { produtos, email: EMAIL, entregueEm: daysAgo(91) })
  await askForFollowUps(context)
  await sendMails()

  return /depois\?key=([\w-]{43})/.exec(mailbox.messages.at(-1)?.text ?? '')?.[1] ?? ''
}

/** The buyer's review of the violin, published. */
async function reviewed(key: string) {
  const body = { idProduto: violin, key, nota: 5, comentario: 'Chegou afinado e bonito.', recomenda: true }
  expect(await api('POST', '/evaluations/product', { body })).toMatchObject({ status: 200 })
  const { rows } = await database.pool.query('select id from avaliacoes')
  await approveReview(context, { id: rows[0].id })
}

function write(key: string, idProduto: number, nota: number, texto: string) {
  return api('POST', `/evaluations/follow-up/${key}`, {
    body: { idProduto, nota, texto },
    context: { now: context.now },
  })
}

async function detail() {
  return (await api('GET', '/url/product/detail?url=/violino')).body.conteudo.avaliacao
}

async function shown() {
  return (await detail()).avaliacoes.map(({ nota, retorno }) => ({ nota, retorno }))
}
