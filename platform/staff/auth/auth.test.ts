import { createHash, randomBytes } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { generate } from 'otplib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StaffEntry } from '#contract/panel/staff.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { auditoria } from '#platform/infrastructure/audit/tables.ts'
import { hashPassword } from '#platform/infrastructure/security/passwords.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testAdminApi } from '#tests/support/staff.ts'
import { funcionarios, funcionariosSessoes } from '../tables.ts'
import { createOwner } from '../team/create-owner.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const MINUTE = 60_000
const SENHA = 'violino afinado em sol'

type Body = { code?: string } & Partial<StaffEntry> & {
    codigosDeRecuperacao?: string[]
    segredo?: string
    qr?: string
    sessoes?: { id: string; atual: boolean }[]
  }

let database: TestDatabase
let hash: string

beforeAll(async () => {
  database = await testDatabase()
  hash = await hashPassword(SENHA)
})
afterAll(() => database.close())

describe('the password', () => {
  test('logs in a person without second factor, into a new session', async () => {
    const { email } = await member('leitura')
    const planted = `painel=${randomBytes(32).toString('base64url')}`
    const client = browser(planted)

    const { status, body } = await client('POST', '/entry/password', {
      email: email.toUpperCase(),
      senha: SENHA,
    })

    expect({ status, etapa: body.etapa }).toEqual({ status: 200, etapa: 'dentro' })
    expect(client.cookie()).not.toBe(planted)
    expect(client.setCookie()).toMatch(/HttpOnly; SameSite=Strict/)
    expect((await browser(planted)('GET', '/entry')).body.etapa).toBe('fora')
    expect((await client('GET', '/me/sessions')).status).toBe(200)
  })

  test('starts a new session at each login', async () => {
    const { email } = await member('leitura')
    const client = browser()
    await client('POST', '/entry/password', { email, senha: SENHA })
    const first = client.cookie()
    await client('POST', '/entry/password', { email, senha: SENHA })

    expect(client.cookie()).not.toBe(first)
    expect((await browser(first)('GET', '/entry')).body.etapa).toBe('fora')
  })

  test('gives the same answer to a wrong password, an unknown or disabled account, and one without a password', async () => {
    const { email } = await member('leitura')
    const { email: off } = await member('leitura', { ativo: false })
    const { email: invited } = await member('leitura', { senha: null })
    const answers = []
    for (const [who, senha] of [
      [email, 'outra senha'],
      ['ninguem@loja.test', SENHA],
      [off, SENHA],
      [invited, ''.padEnd(1, ' ')],
    ])
      answers.push(await browser()('POST', '/entry/password', { email: who, senha }))

    for (const { status, body, headers } of answers) {
      expect({ status, body }).toEqual({ status: 401, body: answers[0]?.body })
      expect(headers.get('set-cookie')).toBeNull()
    }
  })

  test('after ten failures, refuses the network for a quarter of an hour, even with the right password', async () => {
    const { email } = await member('leitura')
    for (let tries = 0; tries < 10; tries++)
      expect((await tryLogin(email, 'errada')).body.code).toBe('LoginRecusado')

    expect((await tryLogin(email, SENHA)).body.code).toBe('TentativasDemais')
    expect((await tryLogin(email, SENHA, 16 * MINUTE)).body.etapa).toBe('dentro')
  })

  test('failures from elsewhere do not lock out the owner, who is notified once', async () => {
    const { email } = await member('leitura')
    const at = (ip: string, senha: string) =>
      api()('POST', '/entry/password', { body: { email, senha }, context: { ip, now: NOW } })
    for (const ip of ['198.51.100.1', '198.51.100.2'])
      for (let tries = 0; tries < 12; tries++) await at(ip, 'errada')

    const locked = await at('198.51.100.1', SENHA)
    expect(locked.body.code).toBe('TentativasDemais')
    expect(locked.headers.get('retry-after')).toBe('900')
    expect((await at('192.0.2.9', SENHA)).body.etapa).toBe('dentro')
    const notices = await database.pool.query(
      `select 1 from pgboss.job where name = 'staff.send-notification' and data ->> 'oque' = 'tentativas'
       and (data ->> 'id')::integer = (select id from funcionarios where email = $1)`,
      [email],
    )
    expect(notices.rowCount).toBe(1)
  })

  test('a browser that logged in before may log in, whatever others in its network try', async () => {
    const { email } = await member('leitura')
    const client = browser()
    await client('POST', '/entry/password', { email, senha: SENHA })
    await client('POST', '/entry/leave')
    for (let tries = 0; tries < 11; tries++) await tryLogin(email, 'errada')

    expect((await tryLogin(email, SENHA)).body.code).toBe('TentativasDemais')
    expect((await client('POST', '/entry/password', { email, senha: SENHA })).body.etapa).toBe('dentro')
  })

  test('one network may not try many accounts', async () => {
    const ip = '198.51.100.77'
    const codes = []
    for (let tries = 0; tries < 51; tries++) {
      const context = { ip, now: NOW }
      const body = { email: `conta-${tries}@loja.test`, senha: 'x' }
      codes.push((await api()('POST', '/entry/password', { body, context })).body.code)
    }

    expect(codes.slice(0, 50)).toEqual(Array(50).fill('LoginRecusado'))
    expect(codes[50]).toBe('TentativasDemais')
  })

  test('ignores a login from another site', async () => {
    const { email } = await member('leitura')
    const headers = { origin: 'https://outra.test', 'sec-fetch-site': 'cross-site' }
    const body = { email, senha: SENHA }

    const answer = await api()('POST', '/entry/password', { body, headers })

    expect(answer).toMatchObject({ status: 403, body: { code: 'OrigemEstranha' } })
  })

  test('a change requires the old password, and ends all other sessions', async () => {
    const { email } = await member('leitura')
    const [here, there] = [browser(), browser()]
    for (const client of [here, there]) await client('POST', '/entry/password', { email, senha: SENHA })

    const wrong = await here('POST', '/me/password', { senhaAtual: 'errada', senha: 'outra corda solta' })
    expect(wrong.body).toMatchObject({ code: 'CamposInvalidos', data: { campos: [{ campo: 'senhaAtual' }] } })
    const weak = await here('POST', '/me/password', { senhaAtual: SENHA, senha: '12345678' })
    expect(weak.body).toMatchObject({ code: 'CamposInvalidos', data: { campos: [{ campo: 'senha' }] } })
    const done = await here('POST', '/me/password', { senhaAtual: SENHA, senha: 'outra corda solta' })
    expect(done.status).toBe(200)

    expect((await here('GET', '/entry')).body.etapa).toBe('dentro')
    expect((await there('GET', '/entry')).body.etapa).toBe('fora')
    expect((await tryLogin(email, SENHA)).body.code).toBe('LoginRecusado')
  })
})

describe('the second factor', () => {
  test('an owner without one can only set it up', async () => {
    const { email } = await member('dono')
    const client = browser()

    expect((await client('POST', '/entry/password', { email, senha: SENHA })).body.etapa).toBe('cadastro')
    for (const path of ['/team', '/me/sessions', '/audit', '/settings', '/integrations/tokens'])
      expect((await client('GET', path)).body.code).toBe('EntradaNecessaria')

    const { codes } = await setUp(client)
    expect(codes).toHaveLength(10)
    expect((await client('GET', '/team')).status).toBe(200)
  })

  test('is asked at each login, and nothing is accessible before', async () => {
    const { email, secret } = await owner()
    const client = browser()

    expect((await client('POST', '/entry/password', { email, senha: SENHA })).body.etapa).toBe('segundoFator')
    for (const [method, path] of [
      ['GET', '/team'],
      ['GET', '/me/sessions'],
      ['POST', '/me/second-factor'],
      ['POST', '/me/second-factor/confirm'],
      ['POST', '/me/second-factor/remove'],
      ['POST', '/me/passkeys/options'],
    ] as const) {
      const body = method === 'GET' ? undefined : { codigo: '123456', senha: SENHA }
      expect((await client(method, path, body)).body.code).toBe('EntradaNecessaria')
    }
    const half = client.cookie()
    expect((await client('POST', '/entry/code', { codigo: '000000' })).body.code).toBe('CodigoInvalido')
    const codigo = await codeOf(secret, 5 * MINUTE)
    expect((await client('POST', '/entry/code', { codigo }, 5 * MINUTE)).body.etapa).toBe('dentro')
    expect(client.cookie()).not.toBe(half)
  })

  test('a code works once, and invalidates older ones', async () => {
    const { email, secret } = await owner()
    const codigo = await codeOf(secret, 10 * MINUTE)
    const older = await codeOf(secret, 10 * MINUTE - 30_000)
    const answers = []
    for (const typed of [codigo, codigo, older]) {
      const client = browser()
      await client('POST', '/entry/password', { email, senha: SENHA }, 10 * MINUTE)
      answers.push((await client('POST', '/entry/code', { codigo: typed }, 10 * MINUTE)).body)
    }

    expect(answers.map(({ etapa, code }) => etapa ?? code)).toEqual([
      'dentro',
      'CodigoInvalido',
      'CodigoInvalido',
    ])
  })

  test('the same code twice at the same moment logs in one session', async () => {
    const { email, secret } = await owner()
    const codigo = await codeOf(secret, 10 * MINUTE)
    const clients = [browser(), browser()]
    for (const client of clients)
      await client('POST', '/entry/password', { email, senha: SENHA }, 10 * MINUTE)

    const answers = await Promise.all(
      clients.map((client) => client('POST', '/entry/code', { codigo }, 10 * MINUTE)),
    )

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  test('after ten wrong codes, refuses the right one', async () => {
    const { email, secret } = await owner()
    const client = browser()
    await client('POST', '/entry/password', { email, senha: SENHA })
    for (let tries = 0; tries < 10; tries++)
      expect((await client('POST', '/entry/code', { codigo: '000000' })).body.code).toBe('CodigoInvalido')

    const codigo = await codeOf(secret, MINUTE)
    expect((await client('POST', '/entry/code', { codigo }, MINUTE)).body.code).toBe('TentativasDemais')
  })

  test('a recovery code works once, in any notation', async () => {
    const { email, codes } = await owner()
    const [code = ''] = codes
    const answers = []
    for (const codigo of [code.toLowerCase().replaceAll('-', ' '), code]) {
      const client = browser()
      await client('POST', '/entry/password', { email, senha: SENHA })
      answers.push((await client('POST', '/entry/code', { codigo })).body)
    }

    expect(answers.map(({ etapa, code }) => etapa ?? code)).toEqual(['dentro', 'CodigoInvalido'])
  })

  test('new recovery codes require the password, and invalidate the old ones', async () => {
    const { client, email, codes } = await owner()
    expect((await client('POST', '/me/recovery-codes', { senha: 'errada' })).body.code).toBe(
      'CamposInvalidos',
    )
    const { body } = await client('POST', '/me/recovery-codes', { senha: SENHA })
    expect(body.codigosDeRecuperacao).toHaveLength(10)

    const later = browser()
    await later('POST', '/entry/password', { email, senha: SENHA })
    expect((await later('POST', '/entry/code', { codigo: codes[0] })).body.code).toBe('CodigoInvalido')
    const [fresh] = body.codigosDeRecuperacao ?? []
    expect((await later('POST', '/entry/code', { codigo: fresh })).body.etapa).toBe('dentro')
  })

  test('an owner may not remove it; others may, with their password', async () => {
    const { client } = await owner()
    const refused = await client('POST', '/me/second-factor/remove', { senha: SENHA })
    expect(refused.body.code).toBe('SegundoFatorObrigatorio')

    const { email } = await member('atendimento')
    const other = browser()
    await other('POST', '/entry/password', { email, senha: SENHA })
    await setUp(other)
    expect((await other('POST', '/me/second-factor')).body.code).toBe('SegundoFatorLigado')
    expect((await other('POST', '/me/second-factor/remove', { senha: 'errada' })).status).toBe(422)
    expect((await other('POST', '/me/second-factor/remove', { senha: SENHA })).status).toBe(200)
    expect((await tryLogin(email, SENHA)).body.etapa).toBe('dentro')
  })

  test('an unfinished login expires after a quarter of an hour', async () => {
    const { email, secret } = await owner()
    const client = browser()
    await client('POST', '/entry/password', { email, senha: SENHA })

    const codigo = await codeOf(secret, 16 * MINUTE)
    expect((await client('POST', '/entry/code', { codigo }, 16 * MINUTE)).body.code).toBe('EntradaNecessaria')
  })
})

describe('sessions', () => {
  test('expire after half a day without activity', async () => {
    const { email } = await member('leitura')
    const client = browser()
    await client('POST', '/entry/password', { email, senha: SENHA })
    const hours = 60 * MINUTE

    expect((await client('GET', '/me/sessions', undefined, 11 * hours)).status).toBe(200)
    expect((await client('GET', '/me/sessions', undefined, 22 * hours)).status).toBe(200)
    expect((await client('GET', '/me/sessions', undefined, 35 * hours)).status).toBe(401)
  })

  test('beyond twenty, the one that was active longest ago ends, and nobody else’s', async () => {
    const [{ email }, { email: other }] = [await member('leitura'), await member('leitura')]
    const [first, second, stranger] = [browser(), browser(), browser()]
    await stranger('POST', '/entry/password', { email: other, senha: SENHA })
    await first('POST', '/entry/password', { email, senha: SENHA })
    await second('POST', '/entry/password', { email, senha: SENHA }, MINUTE)
    await first('GET', '/me/sessions', undefined, 10 * MINUTE)
    for (let n = 3; n <= 21; n++)
      await browser()('POST', '/entry/password', { email, senha: SENHA }, 20 * MINUTE)

    const stages = [first, second, stranger].map(
      async (client) => (await client('GET', '/entry', undefined, 20 * MINUTE)).body.etapa,
    )
    expect(await Promise.all(stages)).toEqual(['dentro', 'fora', 'dentro'])
    expect((await first('GET', '/me/sessions', undefined, 20 * MINUTE)).body.sessoes).toHaveLength(20)
  })

  test('that a password alone opened end none that passed the second factor', async () => {
    const { email, client } = await owner()
    for (let n = 1; n <= 25; n++) await browser()('POST', '/entry/password', { email, senha: SENHA })

    expect((await client('GET', '/entry')).body.etapa).toBe('dentro')
  })

  test('are listed and ended one by one, only by their owner', async () => {
    const { email } = await member('leitura')
    const [here, there] = [browser(), browser()]
    for (const client of [here, there]) await client('POST', '/entry/password', { email, senha: SENHA })
    const sessoes = (await here('GET', '/me/sessions')).body.sessoes ?? []
    expect(sessoes.map(({ atual }) => atual).toSorted()).toEqual([false, true])
    const other = sessoes.find(({ atual }) => !atual)

    const stranger = browser()
    const { email: strange } = await member('leitura')
    await stranger('POST', '/entry/password', { email: strange, senha: SENHA })
    expect((await stranger('DELETE', `/me/sessions/${other?.id}`)).body.code).toBe('SessaoInexistente')
    expect((await stranger('DELETE', '/me/sessions/nenhuma')).body.code).toBe('SessaoInexistente')

    expect((await here('DELETE', `/me/sessions/${other?.id}`)).status).toBe(200)
    expect((await there('GET', '/entry')).body.etapa).toBe('fora')
    expect((await here('GET', '/entry')).body.etapa).toBe('dentro')
  })

  test('logout ends one', async () => {
    const { email } = await member('leitura')
    const client = browser()
    await client('POST', '/entry/password', { email, senha: SENHA })
    const cookie = client.cookie()
    await client('POST', '/entry/leave')

    expect((await browser(cookie)('GET', '/entry')).body.etapa).toBe('fora')
  })

  test('are stored only as hashes', async () => {
    const { email } = await member('leitura')
    const client = browser()
    await client('POST', '/entry/password', { email, senha: SENHA })
    const token = client.cookie().replace('painel=', '')

    const rows = await database.db.select().from(funcionariosSessoes)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(rows.map((row) => row.hash)).toContain(createHash('sha256').update(token).digest('hex'))
  })
})

describe('an invitation', () => {
  test('lets its recipient choose a password once, and survives an invalid one', async () => {
    const chave = await createOwner({ db: database.db, now: NOW }, { nome: 'Dona', email: 'dona@loja.test' })
    const client = browser()
    const read = await client('GET', `/entry/invitation?chave=${chave}`)
    expect(read.body).toMatchObject({ nome: 'Dona', email: 'dona@loja.test', papel: 'dono' })

    const accept = { chave, nome: 'Dona Clara', senha: '12345678' }
    expect((await client('POST', '/entry/invitation', accept)).body.code).toBe('CamposInvalidos')
    const accepted = await client('POST', '/entry/invitation', { ...accept, senha: SENHA })
    expect(accepted.body).toMatchObject({ etapa: 'cadastro', funcionario: { nome: 'Dona Clara' } })
    const again = await browser()('POST', '/entry/invitation', { ...accept, senha: SENHA })
    expect(again).toMatchObject({ status: 410, body: { code: 'ChaveInvalida' } })
    expect((await browser()('GET', `/entry/invitation?chave=${chave}`)).status).toBe(410)
  })

  test('used twice at the same moment logs in one session', async () => {
    const chave = await createOwner({ db: database.db, now: NOW }, { nome: 'Dois', email: 'dois@loja.test' })
    const answers = await Promise.all(
      [browser(), browser()].map((client) =>
        client('POST', '/entry/invitation', { chave, nome: 'X', senha: SENHA }),
      ),
    )

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410])
  })

  test('expires after three days, or with the next one', async () => {
    const at = { db: database.db, now: NOW }
    const first = await createOwner(at, { nome: 'Ema', email: 'ema@loja.test' })
    const second = await createOwner(at, { nome: 'Ema', email: 'ema@loja.test' })
    const day = 24 * 60 * MINUTE

    expect((await browser()('GET', `/entry/invitation?chave=${first}`)).status).toBe(410)
    expect((await browser()('GET', `/entry/invitation?chave=${second}`)).status).toBe(200)
    const expired = await browser()('GET', `/entry/invitation?chave=${second}`, undefined, 3 * day + MINUTE)
    expect(expired.status).toBe(410)
  })
})

test('the audit log records logins and refusals, and never passwords or codes', async () => {
  const { email, id } = await member('leitura')
  await tryLogin(email, 'uma senha errada qualquer')
  await tryLogin(email, SENHA)

  const rows = await database.db
    .select()
    .from(auditoria)
    .where(eq(auditoria.alvoId, String(id)))
    .orderBy(asc(auditoria.id))
  expect(rows.map(({ acao, ip }) => [acao, ip])).toEqual([
    ['acesso.recusado', '203.0.113.7'],
    ['acesso.aberto', '203.0.113.7'],
  ])
  const all = JSON.stringify(await database.db.select().from(auditoria))
  expect(all).not.toContain('uma senha errada')
  expect(all).not.toContain(SENHA)
})

function api() {
  return testAdminApi<Body>(database.db)
}

/** A person's browser with its cookies. `later` is the time of the request after noon. */
function browser(cookie = '') {
  let given = ''
  const ask = async (method: string, path: string, body?: object, later = 0) => {
    const context = { now: new Date(NOW.getTime() + later), ip: '203.0.113.7' }
    const answer = await api()(method, path, { cookie, context, ...(body ? { body } : {}) })
    given = answer.headers.get('set-cookie') ?? ''
    cookie = given.split(';')[0] || cookie
    return answer
  }
  return Object.assign(ask, { cookie: () => cookie, setCookie: () => given })
}

function tryLogin(email: string, senha: string, later = 0) {
  return browser()('POST', '/entry/password', { email, senha }, later)
}

async function member(papel: Role, changes: Partial<typeof funcionarios.$inferInsert> = {}) {
  const email = `${randomBytes(6).toString('hex')}@loja.test`
  const [row] = await database.db
    .insert(funcionarios)
    .values({ nome: 'Ana Lima', email, papel, senha: hash, criadoEm: NOW, ...changes })
    .returning({ id: funcionarios.id, email: funcionarios.email })
  if (!row) throw new Error('No owner was created.')
  // Resets the limits: all tests share one network.
  await database.pool.query('delete from tentativas')

  return row
}

/** Creates a logged-in owner with second factor and recovery codes. */
async function owner() {
  const { email, id } = await member('dono')
  const client = browser()
  await client('POST', '/entry/password', { email, senha: SENHA })

  return { email, id, client, ...(await setUp(client)) }
}

async function setUp(client: ReturnType<typeof browser>) {
  const { segredo: secret = '', qr } = (await client('POST', '/me/second-factor')).body
  expect(qr).toContain('<svg')
  const codigo = await codeOf(secret, 0)
  const { body } = await client('POST', '/me/second-factor/confirm', { codigo })

  return { secret, codes: body.codigosDeRecuperacao ?? [] }
}

function codeOf(secret: string, later: number): Promise<string> {
  return generate({ secret, epoch: (NOW.getTime() + later) / 1000 })
}
