import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { User } from '#contract/customers/customers.ts'
import type { Message } from '#contract/message.ts'
import { prepareFixtures, sampleProduct } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { purgeAccess } from '#platform/customers/auth/purge-access.ts'
import { customersJobs } from '#platform/customers/jobs.ts'
import { countTry } from '#platform/customers/tries/count-try.ts'
import { hashPassword } from '#platform/infrastructure/security/passwords.ts'
import { sessionToken, testApi } from '#tests/support/api.ts'
import { type Customer, loggedIn } from '#tests/support/customer.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { openMailbox, runWaitingJobs } from '#tests/support/mailbox.ts'
import { testContext } from '#tests/support/request-context.ts'

const NOON = new Date('2026-11-21T12:00:00Z')
const MINUTE = 60_000
const SENHA = 'corda de aço 09'
const CPF = '529.982.247-25'

const FORM = {
  pessoa: 'F',
  nomeRazao: 'Clara Nunes',
  documento: CPF,
  celular: '(11) 98765-4321',
  email: 'clara@exemplo.com.br',
  senha: SENHA,
  aceitaTermos: true,
  aceitaOfertas: true,
}

type Body = User & { code: string; mensagens: Message[]; data: { campos: { campo: string }[] } }

let database: TestDatabase
let api: ReturnType<typeof testApi<Body>>
let mailbox: ReturnType<typeof openMailbox>
let session: string
let now: Date
let stored: string

beforeAll(async () => {
  database = await testDatabase()
  api = testApi(database.db)
  stored = await hashPassword(SENHA)
})
afterAll(() => database.close())
beforeEach(async () => {
  now = NOON
  session = sessionToken()
  mailbox = openMailbox()
  await emptyTables(
    database.pool,
    'clientes',
    'sessoes',
    'cadastros',
    'pedidos_de_acesso',
    'tentativas',
    'aparelhos_conhecidos',
    'carrinhos',
    'pgboss.job',
  )
})

describe('signing up', () => {
  test('creates the account and logs in only when the e-mail address is confirmed', async () => {
    const requested = await post('/cadastro', FORM)
    expect(requested.status).toBe(200)
    expect(requested.body.mensagens[0]?.mensagem).toContain('clara@exemplo.com.br')
    expect(await count('clientes')).toBe(0)

    const confirmed = await post('/cadastro/confirmar', { chave: await keyInMail() })
    expect(confirmed.body).toMatchObject({ nomeRazao: 'Clara Nunes', logado: true, loginFacilitado: false })
    expect(JSON.stringify(confirmed.body)).not.toContain('argon2')

    const { rows } = await database.pool.query('select * from clientes')
    expect(rows).toMatchObject([
      {
        documento: '52998224725',
        celular: '+5511987654321',
        termos_aceitos_em: NOON,
        aceita_ofertas_em: NOON,
      },
    ])
    expect(await count('cadastros')).toBe(0)
  })

  test('works for firms, including letters in the CNPJ', async () => {
    await post('/cadastro', {
      ...FORM,
      pessoa: 'J',
      nomeRazao: 'Nunes Ltda',
      documento: '12.ABC.345/01DE-35',
    })
    await post('/cadastro/confirmar', { chave: await keyInMail() })

    expect((await logIn({ usuario: '12abc34501de35' })).body).toMatchObject({ pessoa: 'J', logado: true })
  })

  test('gives the account its owner’s earlier guest orders', async () => {
    await database.pool.query(
      `insert into pedidos (chave_idempotencia, comprador, email, frete, id_cotacao, subtotal, total_itens, valor_frete,
         desconto_vista, metodo, total, criado_em, alterado_em)
       select email, '{}', email, '{}', 'c', 0, 0, 0, 0, 'boleto', 0, now(), now()
       from unnest(array['clara@exemplo.com.br', 'dora@exemplo.com.br']) email`,
    )
    await database.pool.query(
      `insert into propostas (origem, comprador, email, criada_em, alterada_em)
       select 'equipe', '{}', email, now(), now() from unnest(array['clara@exemplo.com.br', 'dora@exemplo.com.br']) email`,
    )
    await post('/cadastro', FORM)
    const { body } = await post('/cadastro/confirmar', { chave: await keyInMail() })

    for (const table of ['pedidos', 'propostas']) {
      const { rows } = await database.pool.query(`select email, id_cliente from ${table} order by email`)
      expect(rows).toEqual([
        { email: 'clara@exemplo.com.br', id_cliente: body.id },
        { email: 'dora@exemplo.com.br', id_cliente: null },
      ])
      await database.pool.query(`delete from ${table}`)
    }
  })

  test('leads back to the page it came from, but not to another site', async () => {
    await post('/cadastro', { ...FORM, volta: '/violinos?pg=2', favorito: 12 })
    await runJobs()
    expect(mailbox.messages[0]?.text).toContain('&volta=%2Fviolinos%3Fpg%3D2&favorito=12')

    await post('/cadastro', { ...FORM, volta: '//outra.example' })
    await runJobs()
    expect(mailbox.messages[0]?.text).toMatch(/chave=[\w-]{43}\s/)
  })

  test('sends a link that works once, for a day', async () => {
    await post('/cadastro', FORM)
    const chave = await keyInMail()
    await post('/cadastro/confirmar', { chave })
    expect(await post('/cadastro/confirmar', { chave })).toMatchObject({ status: 410 })

    await post('/cadastro', { ...FORM, email: 'dora@exemplo.com.br', documento: '111.444.777-35' })
    const expired = await keyInMail()
    now = new Date(NOON.getTime() + 24 * 60 * MINUTE)
    expect(await post('/cadastro/confirmar', { chave: expired })).toMatchObject({ status: 410 })
  })

  test.each([{}, { documento: '111.444.777-35' }, { email: 'outra@exemplo.com.br' }])(
    'answers the same if there is an account, and only mails its owner: %j',
    async (changes) => {
      const { idCliente } = await customer()
      const known = await post('/cadastro', { ...FORM, ...changes })
      await runJobs()

      expect(known.status).toBe(200)
      expect(known.body.mensagens[0]?.tipo).toBe('sucesso')
      expect(mailbox.messages.map(({ to, subject }) => [to.email, subject])).toEqual([
        ['clara@exemplo.com.br', 'Você já tem uma conta conosco'],
      ])
      const { rows } = await database.pool.query('select id from clientes')
      expect(rows).toEqual([{ id: idCliente }])
    },
  )

  test('gives an e-mail address with two sign-ups to the first one confirmed', async () => {
    await post('/cadastro', FORM)
    const first = await keyInMail()
    await post('/cadastro', { ...FORM, documento: '111.444.777-35' })
    const second = await keyInMail()
    const both = await Promise.all([first, second].map((chave) => post('/cadastro/confirmar', { chave })))

    expect(both.map(({ status }) => status).sort()).toEqual([200, 410])
  })

  test('returns an error for each wrong field', async () => {
    const { status, body } = await post('/cadastro', {
      ...FORM,
      documento: '1',
      senha: 'a',
      aceitaTermos: false,
    })

    expect(status).toBe(422)
    expect(body.code).toBe('CamposInvalidos')
    expect(body.data.campos.map(({ campo }) => campo)).toEqual(['documento', 'senha', 'aceitaTermos'])
    expect(await count('cadastros')).toBe(0)
  })

  test.each([undefined, {}, { ...FORM, pessoa: 'X' }, { ...FORM, senha: 'a'.repeat(201) }])(
    'refuses the body %j',
    async (body) => {
      expect(await post('/cadastro', body)).toMatchObject({ status: 400 })
    },
  )
})

describe('logging in by password', () => {
  test.each(['clara@exemplo.com.br', ' CLARA@Exemplo.com.br', CPF, '52998224725'])(
    'accepts %j as the user name',
    async (usuario) => {
      const { idCliente } = await customer()

      expect((await logIn({ usuario })).body).toMatchObject({
        id: idCliente,
        logado: true,
        loginFacilitado: false,
      })
    },
  )

  test('replaces the session, and logs nobody in under the old one', async () => {
    await customer()
    await post('/zipcode', { cep: '01001-000' })
    const before = session
    const answer = await logIn()
    const given = answer.headers.get('session') ?? ''

    expect(given).not.toBe(before)
    expect(answer.headers.get('set-cookie')).toMatch(
      new RegExp(`^session=${given}; Max-Age=\\d+; Path=/; HttpOnly; SameSite=Lax$`),
    )
    expect((await user(before)).body.logado).toBe(false)
    expect((await user(given)).body).toMatchObject({ logado: true, endereco: { cep: '01001000' } })
  })

  test.each([
    { senha: 'outra senha' },
    { usuario: 'ninguem@exemplo.com.br' },
    { usuario: 'não é nada' },
    { usuario: '111.444.777-35' },
    { senha: '' },
    { revendedor: true },
  ])('refuses %j, always in the same words', async (changes) => {
    await customer()
    const refused = await logIn(changes)

    expect(refused).toMatchObject({
      status: 401,
      body: {
        code: 'LoginRecusado',
        mensagens: [
          {
            tipo: 'erro',
            mensagem: 'Estes dados não conferem. Confira o que digitou ou crie uma nova senha.',
          },
        ],
      },
    })
    expect(refused.headers.get('session')).toBeNull()
    expect((await user(session)).body.logado).toBe(false)
  })

  test('refuses an inactive account, and one without a password', async () => {
    await customer({ ativo: false })
    expect((await logIn()).status).toBe(401)
    await customer({ email: 'dora@exemplo.com.br', documento: null, senha: null })
    expect((await logIn({ usuario: 'dora@exemplo.com.br', senha: '' })).status).toBe(401)
  })

  test('lets in resellers who choose so', async () => {
    await customer({ revendedor: true })

    expect((await logIn({ revendedor: true })).body).toMatchObject({ logado: true, revendedor: true })
  })

  test('is limited per account and network, known or not, and possible again after the time stated', async () => {
    await customer()
    for (const usuario of ['clara@exemplo.com.br', 'ninguem@exemplo.com.br']) {
      const tries = await Promise.all(
        Array.from({ length: 11 }, () => logIn({ usuario, senha: 'errada' }, '198.51.100.1')),
      )
      expect(tries.map(({ status }) => status).sort()).toEqual([...Array(10).fill(401), 429])
      const refused = await logIn({ usuario }, '198.51.100.1')
      expect(refused).toMatchObject({ status: 429, body: { code: 'TentativasDemais' } })
      expect(refused.headers.get('retry-after')).toBe('900')
    }
    now = new Date(NOON.getTime() + 15 * MINUTE)

    expect((await logIn({}, '198.51.100.1')).status).toBe(200)
  })

  test('stays open to its owner while strangers guess, and is limited over many networks together', async () => {
    await customer()
    expect((await logIn({}, '192.0.2.1')).status).toBe(200)
    const tries = Array.from({ length: 99 }, (_, n) =>
      countTry(testContext(database.db, { now, ip: `198.51.100.${n % 9}` }), 'login', 'clara@exemplo.com.br'),
    )
    await Promise.allSettled(tries)

    expect((await logIn({}, '192.0.2.2')).body.code).toBe('TentativasDemais')
    // Still possible from the network of an earlier login.
    expect((await logIn({}, '192.0.2.1')).status).toBe(200)
    const notified = await database.pool.query(
      `select 1 from pgboss.job where name = 'customers.send-login-tries'`,
    )
    expect(notified.rowCount).toBe(1)
  })

  test('stays open to a browser that was logged in before, whatever others in its network try', async () => {
    await customer()
    const inside = (await logIn({}, '198.51.100.1')).headers.get('session') ?? ''
    const out = await post('/logout', {}, inside, '198.51.100.1')
    const known = out.headers.get('session') ?? ''
    for (let tries = 0; tries < 11; tries++) await logIn({ senha: 'errada' }, '198.51.100.1')

    expect((await logIn({}, '198.51.100.1')).status).toBe(429)
    const login = { usuario: 'clara@exemplo.com.br', senha: SENHA, revendedor: false }
    expect((await post('/login', login, known, '198.51.100.1')).status).toBe(200)
  })

  test('is limited per network address, whatever the account', async () => {
    const tries = Array.from({ length: 51 }, (_, n) =>
      logIn({ usuario: `c${n}@exemplo.com.br` }, '198.51.100.9'),
    )
    const statuses = (await Promise.all(tries)).map(({ status }) => status)

    expect(statuses.filter((status) => status === 429)).toHaveLength(1)
    expect((await logIn({ usuario: 'outro@exemplo.com.br' }, '198.51.100.10')).status).toBe(401)
  })

  test.each([undefined, {}, { usuario: '' }, { usuario: CPF, senha: 1 }])(
    'refuses the body %j',
    async (body) => {
      expect(await post('/login', body)).toMatchObject({ status: 400, body: { code: 'EntradaInvalida' } })
    },
  )
})

test('a login merges the session’s cart into the customer’s', async () => {
  await prepareFixtures(database.db)
  const { id: idProduto } = await saveProduct(database, sampleProduct('violino'))
  const { token } = await customer()
  const add = (as: string) => post('/cart', { itens: [{ idProduto, quantidade: 1 }] }, as)
  await add(token)
  await add(session)
  const given = (await logIn()).headers.get('session') ?? ''
  const cart = await api('GET', '/checkout/cart', { session: given, context: { now } })

  expect(cart.body).toMatchObject({ quantidadeTotal: 2 })
  expect(cart.body.mensagens.length).toBeGreaterThan(0)
})

describe('logging in by code', () => {
  test('accepts the code from the mail in this session, once', async () => {
    const { idCliente } = await customer()
    await post('/login-facilitado', { usuario: CPF })
    const codigo = await codeInMail()
    const entered = await post('/login-facilitado/entrar', { codigo })

    expect(entered.body).toMatchObject({ id: idCliente, logado: true, loginFacilitado: true })
    expect((await post('/login-facilitado/entrar', { codigo })).body.code).toBe('CodigoInvalido')
    expect(await count('pedidos_de_acesso')).toBe(0)
  })

  test('answers the same for an unknown account, and sends no mail', async () => {
    await customer()
    const [known, unknown] = [
      await post('/login-facilitado', { usuario: 'clara@exemplo.com.br' }),
      await post('/login-facilitado', { usuario: 'ninguem@exemplo.com.br' }),
    ]
    expect(unknown).toMatchObject({ status: known.status, body: known.body })
    await runJobs()
    expect(mailbox.messages).toEqual([])

    expect(await post('/login-facilitado/entrar', { codigo: '000000' })).toMatchObject({ status: 422 })
  })

  test('refuses the code after five wrong attempts, after ten minutes, and in another session', async () => {
    await customer()
    await post('/login-facilitado', { usuario: CPF })
    const codigo = await codeInMail()
    const wrong = codigo === '000000' ? '000001' : '000000'
    expect((await post('/login-facilitado/entrar', { codigo }, sessionToken())).status).toBe(422)
    for (let n = 0; n < 5; n++) await post('/login-facilitado/entrar', { codigo: wrong })
    expect((await post('/login-facilitado/entrar', { codigo })).body.code).toBe('CodigoInvalido')

    await post('/login-facilitado', { usuario: CPF })
    const expired = await codeInMail()
    now = new Date(NOON.getTime() + 10 * MINUTE)
    expect((await post('/login-facilitado/entrar', { codigo: expired })).status).toBe(422)
  })

  test('lets in one of two concurrent requests', async () => {
    await customer()
    await post('/login-facilitado', { usuario: CPF })
    const codigo = await codeInMail()
    const both = await Promise.all([1, 2].map(() => post('/login-facilitado/entrar', { codigo })))

    expect(both.map(({ status }) => status).sort()).toEqual([200, 422])
  })
})

describe('a new password', () => {
  test('comes by a link that works once, and ends all sessions', async () => {
    const { token } = await customer()
    await post('/password-recovery', { usuario: CPF })
    const chave = await keyInMail()
    expect((await post('/password-reset', { chave, senha: 'curta' })).body.data.campos).toMatchObject([
      { campo: 'senha' },
    ])
    expect((await post('/password-reset', { chave, senha: 'corda de náilon' })).status).toBe(200)

    expect((await user(token)).body.logado).toBe(false)
    expect((await post('/password-reset', { chave, senha: 'corda de tripa' })).status).toBe(410)
    expect((await logIn()).status).toBe(401)
    expect((await logIn({ senha: 'corda de náilon' })).status).toBe(200)
    await runJobs()
    expect(mailbox.messages.map(({ subject }) => subject)).toEqual(['Sua senha foi alterada'])
  })

  test('answers the same for an unknown account, and the link works for an hour', async () => {
    await customer()
    const known = await post('/password-recovery', { usuario: 'clara@exemplo.com.br' })
    const chave = await keyInMail()
    const unknown = await post('/password-recovery', { usuario: 'ninguem@exemplo.com.br' })
    await runJobs()
    now = new Date(NOON.getTime() + 60 * MINUTE)

    expect(unknown).toMatchObject({ status: 200, body: known.body })
    expect(mailbox.messages).toEqual([])
    expect((await post('/password-reset', { chave, senha: 'corda de náilon' })).status).toBe(410)
  })

  test.each(['', 'nada', 'a'.repeat(43)])('refuses the key %j', async (chave) => {
    expect((await post('/password-reset', { chave, senha: SENHA })).body.code).toBe('ChaveInvalida')
  })

  test('is limited in the number of requests', async () => {
    const statuses: number[] = []
    for (let n = 0; n < 6; n++) statuses.push((await post('/password-recovery', { usuario: CPF })).status)

    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})

describe('logging out', () => {
  test('ends this session, and gives a new one', async () => {
    const { token } = await customer()
    const left = await post('/logout', undefined, token)

    expect(left.body).toMatchObject({ id: 0, logado: false })
    expect(left.headers.get('session')).not.toBe(token)
    expect((await user(token)).body.logado).toBe(false)
  })

  test('everywhere ends all of the account’s sessions, and no others', async () => {
    const { token } = await customer()
    const elsewhere = (await logIn()).headers.get('session') ?? ''
    const other = await loggedIn(database.db)
    await post('/logout', { todas: true }, token)

    expect((await user(elsewhere)).body.logado).toBe(false)
    expect((await user(other.token)).body.logado).toBe(true)
  })
})

test('deletes expired requests, and nothing else', async () => {
  await customer()
  await post('/cadastro', { ...FORM, email: 'dora@exemplo.com.br', documento: '111.444.777-35' })
  await post('/password-recovery', { usuario: CPF })
  await purgeAccess({ db: database.db, now: new Date(NOON.getTime() + 59 * MINUTE) })
  expect([await count('cadastros'), await count('pedidos_de_acesso'), await count('tentativas')]).toEqual([
    1, 1, 3,
  ])
  await purgeAccess({ db: database.db, now: new Date(NOON.getTime() + 24 * 60 * MINUTE) })
  expect([await count('cadastros'), await count('pedidos_de_acesso'), await count('tentativas')]).toEqual([
    0, 0, 0,
  ])
})

function customer(changes: Parameters<typeof loggedIn>[1] = {}): Promise<Customer> {
  return loggedIn(database.db, {
    email: 'clara@exemplo.com.br',
    documento: '52998224725',
    senha: stored,
    ...changes,
  })
}

function post(path: string, body?: unknown, as = session, ip = '203.0.113.7') {
  return api('POST', `/checkout${path}`, { body, session: as, context: { now, ip } })
}

function logIn(changes: object = {}, ip?: string) {
  return post('/login', { usuario: 'clara@exemplo.com.br', senha: SENHA, ...changes }, session, ip)
}

function user(as: string) {
  return api('GET', '/checkout/user', { session: as, context: { now } })
}

async function count(table: string): Promise<number> {
  const { rows } = await database.pool.query(`select count(*)::int as n from ${table}`)
  return rows[0].n
}

function runJobs() {
  mailbox.messages.length = 0
  return runWaitingJobs(customersJobs, testContext(database.db, { now }), mailbox)
}

async function keyInMail(): Promise<string> {
  await runJobs()
  return /chave=([\w-]{43})/.exec(mailbox.messages[0]?.text ?? '')?.[1] ?? ''
}

async function codeInMail(): Promise<string> {
  await runJobs()
  return /\b\d{6}\b/.exec(mailbox.messages[0]?.subject ?? '')?.[0] ?? ''
}
