import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { testApi } from '#tests/support/api.ts'
import { loggedIn } from '#tests/support/customer.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { openMailbox, runWaitingJobs } from '#tests/support/mailbox.ts'
import { testContext } from '#tests/support/request-context.ts'
import { reviewsJobs } from '../jobs.ts'
import { contatos } from '../tables.ts'
import { purgeRequests } from './purge-requests.ts'

const WORDS = {
  nome: 'Pedro Alves',
  email: 'Pedro@Example.com',
  contato: '(11) 98765-4321',
  assunto: 'Onde está o meu violino?',
  mensagem: 'O pedido 1042 saiu há dez dias,\ne o rastreio parou em Curitiba.',
}

type Body = {
  code: string
  data: { campos: { campo: string }[] }
  mensagens: { tipo: string; mensagem: string }[]
  protocolo: string
}

let database: TestDatabase
let api: ReturnType<typeof testApi<Body>>
let context: ReturnType<typeof testContext>
let mailbox: ReturnType<typeof openMailbox>

beforeAll(async () => {
  database = await testDatabase()
  api = testApi(database.db)
  context = testContext(database.db)
})
afterAll(() => database.close())
beforeEach(async () => {
  await emptyTables(database.pool, 'contatos', 'tentativas', 'clientes', 'pgboss.job')
  mailbox = openMailbox()
})

test('a message is stored, and mailed to the store and as a copy to its author', async () => {
  const { status, body } = await write({})
  expect(status).toBe(200)
  expect(body.protocolo).toMatch(/^20261121-[0-9A-F]{6}$/)
  expect(body.mensagens).toMatchObject([
    { tipo: 'sucesso', mensagem: expect.stringContaining(body.protocolo) },
  ])
  expect(await database.db.select().from(contatos)).toMatchObject([
    { ...WORDS, email: 'pedro@example.com', contato: '+5511987654321', criadoEm: context.now },
  ])

  await sendMails()
  const { nome, email } = context.settings.loja
  const [store, pedro] = [
    { nome, email },
    { nome: 'Pedro Alves', email: 'pedro@example.com' },
  ]
  const envelopes = mailbox.messages.map(({ to, replyTo }) => ({ to, replyTo }))
  expect(envelopes).toHaveLength(2)
  expect(envelopes).toContainEqual({ to: store, replyTo: pedro })
  expect(envelopes).toContainEqual({ to: pedro, replyTo: store })
  for (const { text } of mailbox.messages) {
    expect(text).toContain('o rastreio parou em Curitiba.')
    expect(text).toContain(body.protocolo)
  }
})

test('the same message twice on a day is one, with one protocol number', async () => {
  const [first, second] = [await write({}), await write({})]
  await sendMails()

  expect(second.body.protocolo).toBe(first.body.protocolo)
  expect(await database.db.$count(contatos)).toBe(1)
  expect(mailbox.messages).toHaveLength(2)
})

test('reports invalid fields one by one, and stores nothing', async () => {
  const all = await write({ nome: '', email: 'pedro', contato: '123', assunto: '', mensagem: 'Oi' })
  expect(all).toMatchObject({ status: 422, body: { code: 'CamposInvalidos' } })
  expect(all.body.data.campos.map(({ campo }) => campo)).toEqual([
    ...['nome', 'email', 'contato', 'assunto', 'mensagem'],
  ])
  for (const [campo, value] of Object.entries({
    assunto: 'x'.repeat(121),
    mensagem: 'Ganhe dinheiro em https://outra.example agora',
  }))
    expect((await write({ [campo]: value })).body.data.campos).toMatchObject([{ campo }])
  expect(await database.db.$count(contatos)).toBe(0)
})

test('line breaks in subject or name do not get into mail headers', async () => {
  await write({ assunto: 'Prazo\r\nBcc: todos@example.com', nome: 'Pedro\nAlves' })
  await sendMails()

  for (const { subject, replyTo, to } of mailbox.messages)
    expect(subject + replyTo.nome + to.nome).not.toMatch(/[\r\n]/)
})

test('a logged-in customer only needs to write the text', async () => {
  const { token } = await loggedIn(database.db, { email: 'clara@example.com', celular: '+5511912345678' })
  const { assunto, mensagem } = WORDS
  expect((await api('POST', '/form/contact', { body: { assunto, mensagem }, session: token })).status).toBe(
    200,
  )

  expect(await database.db.select().from(contatos)).toMatchObject([
    { nome: 'Clara Nunes', email: 'clara@example.com', contato: '+5511912345678' },
  ])
})

test('a filled honeypot is thanked and ignored', async () => {
  expect(await write({ site: 'https://outra.example' })).toMatchObject({
    status: 200,
    body: { mensagens: [{ tipo: 'sucesso' }] },
  })
  await sendMails()

  expect(await database.db.$count(contatos)).toBe(0)
  expect(mailbox.messages).toEqual([])
})

test('is rate-limited, as its copies could be used to harass somebody', async () => {
  const statuses: number[] = []
  for (let n = 0; n < 6; n++) statuses.push((await write({ assunto: `Pergunta ${n}` })).status)

  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

test('is deleted after two years', async () => {
  await write({})
  const leftAt = async (day: string) => {
    await purgeRequests({ db: database.db, now: new Date(day) })
    return database.db.$count(contatos)
  }

  expect(await leftAt('2028-11-19T12:00:00Z')).toBe(1)
  expect(await leftAt('2028-11-22T12:00:00Z')).toBe(0)
})

function write(changes: object) {
  return api('POST', '/form/contact', { body: { ...WORDS, ...changes } })
}

function sendMails() {
  return runWaitingJobs(reviewsJobs, context, mailbox)
}
