import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Profile, Session } from '#contract/customers/account.ts'
import type { Message } from '#contract/message.ts'
import { hashPassword } from '#platform/infrastructure/security/passwords.ts'
import { sessionToken, testApi } from '#tests/support/api.ts'
import { type Customer, loggedIn } from '#tests/support/customer.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { openMailbox, runWaitingJobs } from '#tests/support/mailbox.ts'
import { testContext } from '#tests/support/request-context.ts'
import { customersJobs } from '../jobs.ts'

const NOON = new Date('2026-11-21T12:00:00Z')
const SENHA = 'corda de aço 09'
const NOVA = 'corda de náilon'
const CLARA = 'clara@exemplo.com.br'
const FORM = {
  nomeRazao: 'Clara Nunes',
  celular: '(11) 98765-4321',
  telefone: '(11) 3456-7890',
  sexo: 'F',
  nascimento: '1990-05-17',
  aceitaOfertas: true,
}

type Body = Profile & {
  code: string
  sessoes: Session[]
  logado: boolean
  mensagens: Message[]
  data: { campos: { campo: string; mensagem: string }[] }
}

let database: TestDatabase
let api: ReturnType<typeof testApi<Body>>
let mailbox: ReturnType<typeof openMailbox>
let customer: Customer
let stored: string
let now: Date

beforeAll(async () => {
  database = await testDatabase()
  api = testApi(database.db)
  stored = await hashPassword(SENHA)
})
afterAll(() => database.close())
beforeEach(async () => {
  now = NOON
  mailbox = openMailbox()
  await emptyTables(database.pool, 'clientes', 'sessoes', 'pedidos_de_acesso', 'tentativas', 'pgboss.job')
  customer = await loggedIn(database.db, { email: CLARA, documento: '52998224725', senha: stored })
})

describe('personal data', () => {
  test('is shown and changed', async () => {
    expect((await call('GET')).body).toMatchObject({
      nomeRazao: 'Clara Nunes',
      nascimento: '',
      temSenha: true,
    })
    const saved = await call('PUT', '', FORM)

    expect(saved.body).toEqual({
      pessoa: 'F',
      nomeRazao: 'Clara Nunes',
      nomeFantasia: '',
      inscricaoEstadual: '',
      documento: '52998224725',
      email: CLARA,
      sexo: 'F',
      nascimento: '1990-05-17',
      celular: '+5511987654321',
      telefone: '+551134567890',
      aceitaOfertas: true,
      temSenha: true,
    })
    expect((await call('GET')).body).toEqual(saved.body)
  })

  test('consent to offers keeps its time, and can be withdrawn', async () => {
    await call('PUT', '', FORM)
    now = new Date('2026-11-22T12:00:00Z')
    await call('PUT', '', FORM)
    expect(await consent()).toEqual(NOON)

    await call('PUT', '', { ...FORM, aceitaOfertas: false })
    expect(await consent()).toBeNull()
  })

  test('a stored CPF can’t be changed, one of another account is refused, and the attempts are limited', async () => {
    expect((await call('PUT', '', { ...FORM, documento: '111.444.777-35' })).body.documento).toBe(
      '52998224725',
    )
    const { token } = await loggedIn(database.db)
    const refused = await call('PUT', '', { ...FORM, documento: '529.982.247-25' }, token)

    expect(refused.body.data.campos).toMatchObject([{ campo: 'documento' }])
    for (let n = 0; n < 4; n++) await call('PUT', '', { ...FORM, documento: '1' }, token)
    expect((await call('PUT', '', { ...FORM, documento: '1' }, token)).status).toBe(429)
  })

  test('returns an error for each wrong field', async () => {
    const refused = await call('PUT', '', { ...FORM, nomeRazao: 'Clara', nascimento: '2030-01-01' })

    expect(refused.status).toBe(422)
    expect(refused.body.data.campos.map(({ campo }) => campo)).toEqual(['nomeRazao', 'nascimento'])
  })
})

describe('a new e-mail address', () => {
  const OTHER = 'clara.nunes@exemplo.com.br'

  test('replaces the old one once it is confirmed, and the old one is notified', async () => {
    const requested = await call('POST', '/email', { email: ` ${OTHER.toUpperCase()}`, senhaAtual: SENHA })
    expect(requested.body.mensagens[0]?.mensagem).toContain(OTHER)
    await runJobs()
    expect(mailbox.messages.map(({ to }) => to.email)).toEqual([OTHER])
    const chave = keyInMail()
    expect((await call('GET')).body.email).toBe(CLARA)

    expect((await confirm(chave)).status).toBe(200)
    expect((await call('GET')).body.email).toBe(OTHER)
    expect(await confirm(chave)).toMatchObject({ status: 410, body: { code: 'ChaveInvalida' } })
    await runJobs()
    expect(mailbox.messages.map(({ to, subject }) => [to.email, subject])).toEqual([
      [CLARA, 'O e-mail da sua conta mudou'],
    ])
  })

  test('with an account of its own gets the same answer, and only that mailbox is notified', async () => {
    const free = await call('POST', '/email', { email: OTHER, senhaAtual: SENHA })
    await database.pool.query('delete from pgboss.job')
    await loggedIn(database.db, { email: OTHER })
    const response = await call('POST', '/email', { email: OTHER, senhaAtual: SENHA })
    await runJobs()

    expect(response).toMatchObject({ status: free.status, body: free.body })
    expect(mailbox.messages.map(({ to, subject }) => [to.email, subject])).toEqual([
      [OTHER, 'Você já tem uma conta conosco'],
    ])
    expect(mailbox.messages[0]?.text).not.toContain('chave=')
  })

  test('is refused if it got an account of its own in the meantime', async () => {
    await call('POST', '/email', { email: OTHER, senhaAtual: SENHA })
    await runJobs()
    await loggedIn(database.db, { email: OTHER })

    expect((await confirm(keyInMail())).status).toBe(410)
    expect((await call('GET')).body.email).toBe(CLARA)
  })

  test('has to be confirmed within an hour', async () => {
    await call('POST', '/email', { email: OTHER, senhaAtual: SENHA })
    await runJobs()
    now = new Date(NOON.getTime() + 60 * 60_000)

    expect((await confirm(keyInMail())).status).toBe(410)
  })

  test.each(['', 'clara', CLARA])('gets a field error for %j', async (email) => {
    const refused = await call('POST', '/email', { email, senhaAtual: SENHA })

    expect(refused.body.data.campos).toMatchObject([{ campo: 'email' }])
  })
})

describe('a new password', () => {
  test('ends all other sessions, and is notified by mail', async () => {
    const elsewhere = await logIn()
    const changed = await call('PUT', '/password', { senha: NOVA, senhaAtual: SENHA })
    await runJobs()

    expect(changed.status).toBe(200)
    expect((await user(elsewhere)).logado).toBe(false)
    expect((await user(customer.token)).logado).toBe(true)
    expect(mailbox.messages.map(({ subject }) => subject)).toEqual(['Sua senha foi alterada'])
    expect(await logIn(SENHA)).toBe('')
    expect(await logIn(NOVA)).not.toBe('')
  })

  test('has to be valid before the proof is checked', async () => {
    const refused = await call('PUT', '/password', { senha: 'curta' })

    expect(refused.body.data.campos).toMatchObject([{ campo: 'senha' }])
  })

  test('can be set by a customer who never had one, with a code', async () => {
    await database.pool.query('update clientes set senha = null')
    const { body } = await call('PUT', '/password', { senha: NOVA, senhaAtual: '' })
    expect(body.data.campos).toMatchObject([{ campo: 'senhaAtual' }])

    const codigo = await codeInMail()
    expect((await call('PUT', '/password', { senha: NOVA, codigo })).status).toBe(200)
    expect(await logIn(NOVA)).not.toBe('')
  })
})

describe('the proof of identity', () => {
  const CHANGE = { email: 'outra@exemplo.com.br' }

  test('is the password, or a code of this session that works once', async () => {
    const wrong = await call('POST', '/email', { ...CHANGE, senhaAtual: 'errada' })
    expect(wrong.body.data.campos).toMatchObject([{ campo: 'senhaAtual' }])

    const codigo = await codeInMail()
    expect((await call('POST', '/email', { ...CHANGE, codigo })).status).toBe(200)
    expect((await call('POST', '/email', { ...CHANGE, codigo })).body.code).toBe('CodigoInvalido')
  })

  test('is not a code of another account, even if this session requested it', async () => {
    await loggedIn(database.db, { email: 'dora@exemplo.com.br' })
    await api('POST', '/checkout/login-facilitado', {
      session: customer.token,
      body: { usuario: 'dora@exemplo.com.br' },
      context: { now },
    })
    await runJobs()

    expect((await call('POST', '/email', { ...CHANGE, codigo: codeOf() })).body.code).toBe('CodigoInvalido')
  })

  test('is limited in attempts, together with the login', async () => {
    const tries: number[] = []
    for (let n = 0; n < 11; n++)
      tries.push((await call('POST', '/email', { ...CHANGE, senhaAtual: 'errada' })).status)

    expect(tries).toEqual([...Array(10).fill(422), 429])
    expect(await call('PUT', '/password', { senha: NOVA, senhaAtual: SENHA })).toMatchObject({ status: 429 })
    expect(await logIn()).toBe('')
  })
})

describe('sessions', () => {
  test('show the browser, the place, the time, and which one is the current', async () => {
    await api('POST', '/checkout/zipcode', { session: customer.token, body: { cep: '01001-000' } })
    now = new Date(NOON.getTime() + 3 * 60 * 60_000)
    await logIn()
    const { sessoes } = (await call('GET', '/session')).body

    expect(sessoes).toEqual([
      {
        id: expect.any(String),
        aparelho: 'Aparelho desconhecido',
        cidade: 'São Paulo',
        uf: 'SP',
        criadaEm: '2026-11-21T11:00:00.000Z',
        vistaEm: expect.any(String),
        atual: true,
      },
      {
        id: expect.any(String),
        aparelho: 'Firefox no Linux',
        cidade: '',
        uf: '',
        criadaEm: now.toISOString(),
        vistaEm: now.toISOString(),
        atual: false,
      },
    ])
    expect(JSON.stringify(sessoes)).not.toContain(customer.sessao)
  })

  test('are logged out when ended', async () => {
    const elsewhere = await logIn()
    const { sessoes } = (await call('GET', '/session')).body
    const ended = await call('DELETE', `/session/${sessoes.find(({ atual }) => !atual)?.id}`)

    expect(ended.body.sessoes).toMatchObject([{ atual: true }])
    expect((await user(elsewhere)).logado).toBe(false)
  })

  test('do not expire while they are only used for reading', async () => {
    now = new Date(NOON.getTime() + 24 * 60 * 60_000)
    await user(customer.token)

    expect((await call('GET', '/session')).body.sessoes).toMatchObject([{ vistaEm: now.toISOString() }])
  })
})

describe('access to an account', () => {
  const CALLS: [method: string, path: string, body?: unknown][] = [
    ['GET', ''],
    ['PUT', '', FORM],
    ['POST', '/code'],
    ['POST', '/email', { email: 'outra@exemplo.com.br', senhaAtual: SENHA }],
    ['PUT', '/password', { senha: NOVA, senhaAtual: SENHA }],
    ['GET', '/session'],
    ['DELETE', '/session/ID'],
  ]

  test.each(CALLS)('%s %s refuses visitors and forged sessions', async (method, path, body) => {
    for (const session of [null, sessionToken(), customer.sessao.slice(0, 43)])
      expect(await call(method, path.replace('ID', await ownSession()), body, session)).toMatchObject({
        status: 401,
        body: { code: 'LoginNecessario' },
      })
    expect((await call('GET')).body).toMatchObject({ email: CLARA, nascimento: '' })
  })

  test('is limited to the customer’s own', async () => {
    const { token } = await loggedIn(database.db, { email: 'dora@exemplo.com.br', nomeRazao: 'Dora Lima' })

    expect((await call('GET', '', undefined, token)).body.nomeRazao).toBe('Dora Lima')
    expect((await call('GET', '/session', undefined, token)).body.sessoes).toHaveLength(1)
    expect(await call('DELETE', `/session/${await ownSession()}`, undefined, token)).toMatchObject({
      status: 404,
      body: { code: 'SessaoInexistente' },
    })
    expect((await user(customer.token)).logado).toBe(true)
  })

  test.each(['', 'nada', 'a'.repeat(43)])('refuses the key %j for a change of e-mail', async (chave) => {
    expect((await confirm(chave)).body.code).toBe('ChaveInvalida')
  })

  test('refuses the key to a new password for a change of e-mail', async () => {
    await api('POST', '/checkout/password-recovery', {
      session: customer.token,
      body: { usuario: CLARA },
      context: { now },
    })
    await runJobs()

    expect((await confirm(keyInMail())).status).toBe(410)
  })
})

function call(method: string, path = '', body?: unknown, session: string | null = customer.token) {
  return api(method, `/client${path}`, { ...(session && { session }), body, context: { now } })
}

function confirm(chave: string) {
  return call('POST', '/email/confirmar', { chave }, sessionToken())
}

/** Returns the new session, or an empty string if the login is refused. */
async function logIn(senha = SENHA): Promise<string> {
  const agente = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0'
  const { headers } = await api('POST', '/checkout/login', {
    session: sessionToken(),
    body: { usuario: CLARA, senha },
    context: { now, agente },
  })

  return headers.get('session') ?? ''
}

async function user(session: string) {
  return (await api('GET', '/checkout/user', { session, context: { now } })).body
}

async function ownSession(): Promise<string> {
  const { rows } = await database.pool.query('select id from sessoes where hash = $1', [customer.sessao])
  return rows[0].id
}

async function consent(): Promise<Date | null> {
  const { rows } = await database.pool.query('select aceita_ofertas_em from clientes')
  return rows[0].aceita_ofertas_em
}

function runJobs() {
  mailbox.messages.length = 0
  return runWaitingJobs(customersJobs, testContext(database.db, { now }), mailbox)
}

function keyInMail(): string {
  return /chave=([\w-]{43})/.exec(mailbox.messages[0]?.text ?? '')?.[1] ?? ''
}

function codeOf(): string {
  return /\b\d{6}\b/.exec(mailbox.messages[0]?.subject ?? '')?.[0] ?? ''
}

async function codeInMail(): Promise<string> {
  await call('POST', '/code')
  await runJobs()
  return codeOf()
}
