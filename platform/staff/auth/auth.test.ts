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

const AGORA = new Date('2026-11-21T12:00:00Z')
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
  test('lets in who needs no more, into a session that nobody knew before', async () => {
    const { email } = await member('leitura')
    const planted = `painel=${randomBytes(32).toString('base64url')}`
    const door = browser(planted)

    const { status, body } = await door('POST', '/entry/password', {
      email: email.toUpperCase(),
      senha: SENHA,
    })

    expect({ status, etapa: body.etapa }).toEqual({ status: 200, etapa: 'dentro' })
    expect(door.cookie()).not.toBe(planted)
    expect(door.setCookie()).toMatch(/HttpOnly; SameSite=Strict/)
    expect((await browser(planted)('GET', '/entry')).body.etapa).toBe('fora')
    expect((await door('GET', '/me/sessions')).status).toBe(200)
  })

  test('at each entry the session is another one', async () => {
    const { email } = await member('leitura')
    const door = browser()
    await door('POST', '/entry/password', { email, senha: SENHA })
    const first = door.cookie()
    await door('POST', '/entry/password', { email, senha: SENHA })

    expect(door.cookie()).not.toBe(first)
    expect((await browser(first)('GET', '/entry')).body.etapa).toBe('fora')
  })

  test('wrong, of nobody, of who was switched off or never chose one: one and the same answer', async () => {
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

  test('ten failures lock the door for a quarter of an hour, also to the right password', async () => {
    const { email } = await member('leitura')
    for (let tries = 0; tries < 10; tries++)
      expect((await knock(email, 'errada')).body.code).toBe('LoginRecusado')

    expect((await knock(email, SENHA)).body.code).toBe('TentativasDemais')
    expect((await knock(email, SENHA, 16 * MINUTE)).body.etapa).toBe('dentro')
  })

  test('failures of strangers elsewhere lock it to nobody else, and its owner is told once', async () => {
    const { email } = await member('leitura')
    const at = (ip: string, senha: string) =>
      api()('POST', '/entry/password', { body: { email, senha }, context: { ip, agora: AGORA } })
    for (const ip of ['198.51.100.1', '198.51.100.2'])
      for (let tries = 0; tries < 12; tries++) await at(ip, 'errada')

    const locked = await at('198.51.100.1', SENHA)
    expect(locked.body.code).toBe('TentativasDemais')
    expect(locked.headers.get('retry-after')).toBe('900')
    expect((await at('192.0.2.9', SENHA)).body.etapa).toBe('dentro')
    const told = await database.pool.query(
      `select 1 from pgboss.job where name = 'staff.send-notice' and data ->> 'oque' = 'tentativas'
       and (data ->> 'id')::integer = (select id from funcionarios where email = $1)`,
      [email],
    )
    expect(told.rowCount).toBe(1)
  })

  test('a browser that was in before is let in, whatever others in its network try', async () => {
    const { email } = await member('leitura')
    const door = browser()
    await door('POST', '/entry/password', { email, senha: SENHA })
    await door('POST', '/entry/leave')
    for (let tries = 0; tries < 11; tries++) await knock(email, 'errada')

    expect((await knock(email, SENHA)).body.code).toBe('TentativasDemais')
    expect((await door('POST', '/entry/password', { email, senha: SENHA })).body.etapa).toBe('dentro')
  })

  test('one network may not try many accounts', async () => {
    const ip = '198.51.100.77'
    const codes = []
    for (let tries = 0; tries < 51; tries++) {
      const context = { ip, agora: AGORA }
      const body = { email: `conta-${tries}@loja.test`, senha: 'x' }
      codes.push((await api()('POST', '/entry/password', { body, context })).body.code)
    }

    expect(codes.slice(0, 50)).toEqual(Array(50).fill('LoginRecusado'))
    expect(codes[50]).toBe('TentativasDemais')
  })

  test('from another site it is not even looked at', async () => {
    const { email } = await member('leitura')
    const headers = { origin: 'https://outra.test', 'sec-fetch-site': 'cross-site' }
    const body = { email, senha: SENHA }

    const answer = await api()('POST', '/entry/password', { body, headers })

    expect(answer).toMatchObject({ status: 403, body: { code: 'OrigemEstranha' } })
  })

  test('changing it needs the old one, and ends all other sessions', async () => {
    const { email } = await member('leitura')
    const [here, there] = [browser(), browser()]
    for (const door of [here, there]) await door('POST', '/entry/password', { email, senha: SENHA })

    const wrong = await here('POST', '/me/password', { senhaAtual: 'errada', senha: 'outra corda solta' })
    expect(wrong.body).toMatchObject({ code: 'CamposInvalidos', data: { campos: [{ campo: 'senhaAtual' }] } })
    const weak = await here('POST', '/me/password', { senhaAtual: SENHA, senha: '12345678' })
    expect(weak.body).toMatchObject({ code: 'CamposInvalidos', data: { campos: [{ campo: 'senha' }] } })
    const done = await here('POST', '/me/password', { senhaAtual: SENHA, senha: 'outra corda solta' })
    expect(done.status).toBe(200)

    expect((await here('GET', '/entry')).body.etapa).toBe('dentro')
    expect((await there('GET', '/entry')).body.etapa).toBe('fora')
    expect((await knock(email, SENHA)).body.code).toBe('LoginRecusado')
  })
})

describe('the second factor', () => {
  test('an owner without one gets no further than setting it up', async () => {
    const { email } = await member('dono')
    const door = browser()

    expect((await door('POST', '/entry/password', { email, senha: SENHA })).body.etapa).toBe('cadastro')
    for (const path of ['/team', '/me/sessions', '/audit', '/settings', '/integrations/tokens'])
      expect((await door('GET', path)).body.code).toBe('EntradaNecessaria')

    const { codes } = await setUp(door)
    expect(codes).toHaveLength(10)
    expect((await door('GET', '/team')).status).toBe(200)
  })

  test('who has one shows it each time, and nothing is open before', async () => {
    const { email, secret } = await owner()
    const door = browser()

    expect((await door('POST', '/entry/password', { email, senha: SENHA })).body.etapa).toBe('segundoFator')
    for (const [method, path] of [
      ['GET', '/team'],
      ['GET', '/me/sessions'],
      ['POST', '/me/second-factor'],
      ['POST', '/me/second-factor/confirm'],
      ['POST', '/me/second-factor/remove'],
      ['POST', '/me/passkeys/options'],
    ] as const) {
      const body = method === 'GET' ? undefined : { codigo: '123456', senha: SENHA }
      expect((await door(method, path, body)).body.code).toBe('EntradaNecessaria')
    }
    const half = door.cookie()
    expect((await door('POST', '/entry/code', { codigo: '000000' })).body.code).toBe('CodigoInvalido')
    const codigo = await codeOf(secret, 5 * MINUTE)
    expect((await door('POST', '/entry/code', { codigo }, 5 * MINUTE)).body.etapa).toBe('dentro')
    expect(door.cookie()).not.toBe(half)
  })

  test('a code works once, and an older one no more', async () => {
    const { email, secret } = await owner()
    const codigo = await codeOf(secret, 10 * MINUTE)
    const older = await codeOf(secret, 10 * MINUTE - 30_000)
    const answers = []
    for (const typed of [codigo, codigo, older]) {
      const door = browser()
      await door('POST', '/entry/password', { email, senha: SENHA }, 10 * MINUTE)
      answers.push((await door('POST', '/entry/code', { codigo: typed }, 10 * MINUTE)).body)
    }

    expect(answers.map(({ etapa, code }) => etapa ?? code)).toEqual([
      'dentro',
      'CodigoInvalido',
      'CodigoInvalido',
    ])
  })

  test('of two who type one code at the same moment, one comes in', async () => {
    const { email, secret } = await owner()
    const codigo = await codeOf(secret, 10 * MINUTE)
    const doors = [browser(), browser()]
    for (const door of doors) await door('POST', '/entry/password', { email, senha: SENHA }, 10 * MINUTE)

    const answers = await Promise.all(
      doors.map((door) => door('POST', '/entry/code', { codigo }, 10 * MINUTE)),
    )

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  })

  test('ten wrong codes lock the door to the right one', async () => {
    const { email, secret } = await owner()
    const door = browser()
    await door('POST', '/entry/password', { email, senha: SENHA })
    for (let tries = 0; tries < 10; tries++)
      expect((await door('POST', '/entry/code', { codigo: '000000' })).body.code).toBe('CodigoInvalido')

    const codigo = await codeOf(secret, MINUTE)
    expect((await door('POST', '/entry/code', { codigo }, MINUTE)).body.code).toBe('TentativasDemais')
  })

  test('a recovery code works once, however it is written', async () => {
    const { email, codes } = await owner()
    const [code = ''] = codes
    const answers = []
    for (const codigo of [code.toLowerCase().replaceAll('-', ' '), code]) {
      const door = browser()
      await door('POST', '/entry/password', { email, senha: SENHA })
      answers.push((await door('POST', '/entry/code', { codigo })).body)
    }

    expect(answers.map(({ etapa, code }) => etapa ?? code)).toEqual(['dentro', 'CodigoInvalido'])
  })

  test('new recovery codes need the password, and end the old ones', async () => {
    const { door, email, codes } = await owner()
    expect((await door('POST', '/me/recovery-codes', { senha: 'errada' })).body.code).toBe('CamposInvalidos')
    const { body } = await door('POST', '/me/recovery-codes', { senha: SENHA })
    expect(body.codigosDeRecuperacao).toHaveLength(10)

    const later = browser()
    await later('POST', '/entry/password', { email, senha: SENHA })
    expect((await later('POST', '/entry/code', { codigo: codes[0] })).body.code).toBe('CodigoInvalido')
    const [fresh] = body.codigosDeRecuperacao ?? []
    expect((await later('POST', '/entry/code', { codigo: fresh })).body.etapa).toBe('dentro')
  })

  test('an owner may not be without it; others may, with their password', async () => {
    const { door } = await owner()
    const refused = await door('POST', '/me/second-factor/remove', { senha: SENHA })
    expect(refused.body.code).toBe('SegundoFatorObrigatorio')

    const { email } = await member('atendimento')
    const other = browser()
    await other('POST', '/entry/password', { email, senha: SENHA })
    await setUp(other)
    expect((await other('POST', '/me/second-factor')).body.code).toBe('SegundoFatorLigado')
    expect((await other('POST', '/me/second-factor/remove', { senha: 'errada' })).status).toBe(422)
    expect((await other('POST', '/me/second-factor/remove', { senha: SENHA })).status).toBe(200)
    expect((await knock(email, SENHA)).body.etapa).toBe('dentro')
  })

  test('half an entry ends after a quarter of an hour', async () => {
    const { email, secret } = await owner()
    const door = browser()
    await door('POST', '/entry/password', { email, senha: SENHA })

    const codigo = await codeOf(secret, 16 * MINUTE)
    expect((await door('POST', '/entry/code', { codigo }, 16 * MINUTE)).body.code).toBe('EntradaNecessaria')
  })
})

describe('sessions', () => {
  test('end after half a day without a word', async () => {
    const { email } = await member('leitura')
    const door = browser()
    await door('POST', '/entry/password', { email, senha: SENHA })
    const hours = 60 * MINUTE

    expect((await door('GET', '/me/sessions', undefined, 11 * hours)).status).toBe(200)
    expect((await door('GET', '/me/sessions', undefined, 22 * hours)).status).toBe(200)
    expect((await door('GET', '/me/sessions', undefined, 35 * hours)).status).toBe(401)
  })

  test('are listed, and ended one by one; nobody ends those of others', async () => {
    const { email } = await member('leitura')
    const [here, there] = [browser(), browser()]
    for (const door of [here, there]) await door('POST', '/entry/password', { email, senha: SENHA })
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

  test('leaving ends one', async () => {
    const { email } = await member('leitura')
    const door = browser()
    await door('POST', '/entry/password', { email, senha: SENHA })
    const cookie = door.cookie()
    await door('POST', '/entry/leave')

    expect((await browser(cookie)('GET', '/entry')).body.etapa).toBe('fora')
  })

  test('only hashes of them are kept', async () => {
    const { email } = await member('leitura')
    const door = browser()
    await door('POST', '/entry/password', { email, senha: SENHA })
    const token = door.cookie().replace('painel=', '')

    const rows = await database.db.select().from(funcionariosSessoes)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(rows.map((row) => row.hash)).toContain(createHash('sha256').update(token).digest('hex'))
  })
})

describe('an invitation', () => {
  test('lets somebody choose a password, once, and a bad one leaves it as it was', async () => {
    const chave = await createOwner(
      { db: database.db, agora: AGORA },
      { nome: 'Dona', email: 'dona@loja.test' },
    )
    const door = browser()
    const read = await door('GET', `/entry/invitation?chave=${chave}`)
    expect(read.body).toMatchObject({ nome: 'Dona', email: 'dona@loja.test', papel: 'dono' })

    const accept = { chave, nome: 'Dona Clara', senha: '12345678' }
    expect((await door('POST', '/entry/invitation', accept)).body.code).toBe('CamposInvalidos')
    const accepted = await door('POST', '/entry/invitation', { ...accept, senha: SENHA })
    expect(accepted.body).toMatchObject({ etapa: 'cadastro', funcionario: { nome: 'Dona Clara' } })
    const again = await browser()('POST', '/entry/invitation', { ...accept, senha: SENHA })
    expect(again).toMatchObject({ status: 410, body: { code: 'ChaveInvalida' } })
    expect((await browser()('GET', `/entry/invitation?chave=${chave}`)).status).toBe(410)
  })

  test('of two who follow it at the same moment, one comes in', async () => {
    const chave = await createOwner(
      { db: database.db, agora: AGORA },
      { nome: 'Dois', email: 'dois@loja.test' },
    )
    const answers = await Promise.all(
      [browser(), browser()].map((door) =>
        door('POST', '/entry/invitation', { chave, nome: 'X', senha: SENHA }),
      ),
    )

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 410])
  })

  test('ends after three days, and with the next one', async () => {
    const at = { db: database.db, agora: AGORA }
    const first = await createOwner(at, { nome: 'Ema', email: 'ema@loja.test' })
    const second = await createOwner(at, { nome: 'Ema', email: 'ema@loja.test' })
    const day = 24 * 60 * MINUTE

    expect((await browser()('GET', `/entry/invitation?chave=${first}`)).status).toBe(410)
    expect((await browser()('GET', `/entry/invitation?chave=${second}`)).status).toBe(200)
    const late = await browser()('GET', `/entry/invitation?chave=${second}`, undefined, 3 * day + MINUTE)
    expect(late.status).toBe(410)
  })
})

test('the audit tells of entries and refusals, and never of passwords or codes', async () => {
  const { email, id } = await member('leitura')
  await knock(email, 'uma senha errada qualquer')
  await knock(email, SENHA)

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

/** Somebody's browser: keeps the cookie that it is given. `later` is how long after noon it asks. */
function browser(cookie = '') {
  let given = ''
  const ask = async (method: string, path: string, body?: object, later = 0) => {
    const context = { agora: new Date(AGORA.getTime() + later), ip: '203.0.113.7' }
    const answer = await api()(method, path, { cookie, context, ...(body ? { body } : {}) })
    given = answer.headers.get('set-cookie') ?? ''
    cookie = given.split(';')[0] || cookie
    return answer
  }
  return Object.assign(ask, { cookie: () => cookie, setCookie: () => given })
}

function knock(email: string, senha: string, later = 0) {
  return browser()('POST', '/entry/password', { email, senha }, later)
}

async function member(papel: Role, changes: Partial<typeof funcionarios.$inferInsert> = {}) {
  const email = `${randomBytes(6).toString('hex')}@loja.test`
  const [row] = await database.db
    .insert(funcionarios)
    .values({ nome: 'Ana Lima', email, papel, senha: hash, criadoEm: AGORA, ...changes })
    .returning({ id: funcionarios.id, email: funcionarios.email })
  if (!row) throw new Error('Nobody was made.')
  // Else the tries of one test would count in the next: all ask from one network.
  await database.pool.query('delete from tentativas')

  return row
}

/** An owner who is in, with the app and its codes. */
async function owner() {
  const { email, id } = await member('dono')
  const door = browser()
  await door('POST', '/entry/password', { email, senha: SENHA })

  return { email, id, door, ...(await setUp(door)) }
}

async function setUp(door: ReturnType<typeof browser>) {
  const { segredo: secret = '', qr } = (await door('POST', '/me/second-factor')).body
  expect(qr).toContain('<svg')
  const codigo = await codeOf(secret, 0)
  const { body } = await door('POST', '/me/second-factor/confirm', { codigo })

  return { secret, codes: body.codigosDeRecuperacao ?? [] }
}

function codeOf(secret: string, later: number): Promise<string> {
  return generate({ secret, epoch: (AGORA.getTime() + later) / 1000 })
}
