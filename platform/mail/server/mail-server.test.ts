import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import tls from 'node:tls'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MailServer, MailServerInput } from '#contract/settings/mail-server.ts'
import { renderMail } from '#platform/mail/render.tsx'
import { openMail } from '#server/adapters/mail.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { testContext } from '#tests/support/request-context.ts'
import { CERTIFICATE } from '#tests/support/smtp/certificate.ts'
import { startSmtpServer } from '#tests/support/smtp/server.ts'
import { testAdminApi } from '#tests/support/staff.ts'

/** The SMTP server of the panel, against mail servers in processes of their own. */

const LOGIN = { user: 'loja@casa.test', password: 'uma-senha-comprida-9f3k' }
const { secrets } = testContext({} as TestDatabase['db'])
const trusted = tls.getCACertificates('default')
const closings: (() => unknown)[] = []

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  tls.setDefaultCACertificates([...trusted, CERTIFICATE])
})
beforeEach(() => emptyTables(database.pool, 'servidor_correio'))
afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close()
})
afterAll(async () => {
  tls.setDefaultCACertificates(trusted)
  await database.close()
})

describe('a server', () => {
  test('is tried, stored, and used by the next mail, without a start', async () => {
    const first = await mailServer()
    const mail = await openedMail()
    await mail.send()
    expect(await mail.files()).toBe(1)

    const { status, body } = await save(first.input)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      emUso: { servidor: `127.0.0.1:${first.input.porta}`, remetente: 'loja@casa.test' },
      guardado: { usuario: LOGIN.user, pista: '9f3k', versao: 1 },
    })
    await mail.send()
    expect(first.server.arrived).toHaveLength(1)
    expect(first.server.arrived[0]?.raw).toContain('<loja@casa.test>')

    const second = await mailServer()
    expect((await save({ ...second.input, versao: 1 })).status).toBe(200)
    await mail.send()
    expect([first.server.arrived.length, second.server.arrived.length]).toEqual([1, 1])

    expect((await request('DELETE')).body.guardado).toBeNull()
    await mail.send()
    expect(await mail.files()).toBe(2)
  })

  test('has its password sealed, never returned and never in the audit', async () => {
    const { input } = await mailServer()
    const { body } = await save(input)
    const shown = await request('GET')

    for (const text of [body, shown.body, await rows('servidor_correio'), await rows('auditoria')])
      expect(JSON.stringify(text)).not.toContain(LOGIN.password)
    expect((await rows('auditoria')).at(-1)).toMatchObject({
      acao: 'servidorCorreio.senha-trocada',
      quem: 'Pessoa de dono',
    })
  })

  test('keeps its password for another sender, but asks for it again for another server or user', async () => {
    const { input } = await mailServer()
    await save(input)
    const { senha: _, ...stored } = { ...input, versao: 1 }
    expect((await save({ ...stored, remetente: 'vendas@casa.test' })).body.emUso.remetente).toBe(
      'vendas@casa.test',
    )

    const other = await mailServer()
    for (const change of [{ porta: other.input.porta }, { usuario: 'outro' }, { maquina: 'localhost' }])
      expect(fields(await save({ ...stored, ...change, versao: 2 }))).toEqual({
        senha: 'O servidor ou o usuário mudou: digite a senha de novo.',
      })
    expect(other.server.logins).toEqual([])
  })

  test('of an older version is not overwritten', async () => {
    const { input } = await mailServer()
    await save(input)

    expect((await save(input)).body).toMatchObject({ code: 'VersaoAntiga', data: { versao: 1 } })
  })

  test('of the environment wins, and the panel says so', async () => {
    const { input } = await mailServer()
    await save(input)
    const environment = {
      ...testContext(database.db).environment,
      correio: { servidor: 'smtp.maquina.test:465', remetente: 'loja@maquina.test' },
    }

    const { body } = await request('GET', undefined, { context: { environment } })
    expect(body).toMatchObject({
      definidoNoServidor: true,
      emUso: { servidor: 'smtp.maquina.test:465', remetente: 'loja@maquina.test' },
    })
    const refused = await request('PUT', { ...input, versao: 1 }, { context: { environment } })
    expect(refused.body).toMatchObject({ code: 'DefinidoNoServidor' })
  })
})

describe('what fails is said at its field, and nothing is stored:', () => {
  test('a wrong password', async () => {
    const { input } = await mailServer()

    expect(fields(await save({ ...input, senha: 'errada' }))).toEqual({
      senha: expect.stringContaining('não aceitou'),
    })
  })

  test('a certificate of somebody else', async () => {
    const { input, server } = await mailServer()
    tls.setDefaultCACertificates(trusted)
    closings.push(() => tls.setDefaultCACertificates([...trusted, CERTIFICATE]))

    expect(fields(await save(input))).toEqual({ maquina: expect.stringContaining('certificado') })
    expect(server.logins).toEqual([])
  })

  test('TLS at a port that begins without', async () => {
    const { input } = await mailServer()

    expect(fields(await save({ ...input, seguranca: 'tls' }))).toEqual({
      seguranca: expect.stringContaining('não começa com TLS'),
    })
  })

  test('a server without STARTTLS never sees the password', async () => {
    const { input, server } = await mailServer(null)
    // This machine, by a name that is not taken for it: to itself, a password may go in the clear.
    const maquina = '::ffff:7f00:1'
    const saved = await save({ ...input, maquina, usuario: 'loja', senha: 'uma-senha' })

    expect(fields(saved)).toEqual({ seguranca: expect.stringContaining('não oferece STARTTLS') })
    expect(server.logins).toEqual([])
  })

  test('a name that does not exist', async () => {
    const { input } = await mailServer()

    expect(fields(await save({ ...input, maquina: 'smtp.casa.invalid' }))).toEqual({
      maquina: expect.stringContaining('nome'),
    })
  })

  test('nobody at the port', async () => {
    const { input } = await mailServer()
    await closings.pop()?.()

    expect(fields(await save(input))).toEqual({ porta: expect.stringContaining('Ninguém respondeu') })
  })

  test('something that is no mail server', async () => {
    const web = createServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'))
    await new Promise<void>((listening) => web.listen(0, '127.0.0.1', listening))
    closings.push(() => web.close())
    const address = web.address()
    const porta = typeof address === 'object' ? (address?.port ?? 0) : 0
    const { input } = await mailServer()

    expect(fields(await save({ ...input, porta }))).toEqual({ maquina: expect.stringContaining('SMTP') })
  })

  test.each([
    ['maquina', { maquina: 'smtp://casa.test' }],
    ['maquina', { maquina: 'casa.test/x' }],
    ['porta', { porta: 0 }],
    ['porta', { porta: 65_536 }],
    ['remetente', { remetente: 'loja' }],
  ])('%s in %o', async (campo, change) => {
    const { input } = await mailServer()

    const { status, body } = await save({ ...input, ...change })

    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain(campo)
  })

  afterEach(async () => {
    expect(await rows('servidor_correio')).toEqual([])
  })
})

test('only owners save or forget it; whoever sees the settings sees it', async () => {
  const { input } = await mailServer()
  await save(input)

  expect((await request('GET', undefined, { papel: 'gerente' })).status).toBe(200)
  expect((await request('PUT', { ...input, versao: 1 }, { papel: 'gerente' })).status).toBe(403)
  expect((await request('DELETE', undefined, { papel: 'gerente' })).status).toBe(403)
})

/** A mail server with a login, and what an owner types of it. */
async function mailServer(login: typeof LOGIN | null = LOGIN) {
  const server = await startSmtpServer(login)
  closings.push(server.close)
  const input: MailServerInput = {
    maquina: '127.0.0.1',
    porta: Number(new URL(server.url).port),
    seguranca: 'starttls',
    usuario: login?.user ?? '',
    ...(login && { senha: login.password }),
    remetente: 'loja@casa.test',
    versao: null,
  }

  return { server, input }
}

/** The shop's mail, as jobs use it. */
async function openedMail() {
  const folder = await mkdtemp(join(tmpdir(), 'lira-mail-server-'))
  const config = { smtpUrl: undefined, mailFrom: 'loja@localhost', dataDir: folder }
  const mail = openMail({ config, db: database.db, secrets, render: renderMail })
  closings.push(
    () => rm(folder, { recursive: true }),
    () => mail.close(),
  )
  let sent = 0

  return {
    send: () =>
      mail
        .of(testContext(database.db))
        .send(
          'login-code',
          { codigo: '012345', minutes: 10 },
          { id: `codigo-${++sent}`, to: { nome: 'Ana', email: 'ana@cliente.test' } },
        ),
    files: async () => (await readdir(join(folder, 'mail'))).length,
  }
}

function save(input: MailServerInput) {
  return request('PUT', input)
}

type Answer = MailServer & { code?: string; data?: { campos?: { campo: string; mensagem: string }[] } }

function request(method: 'GET' | 'PUT' | 'DELETE', body?: object, options: object = {}) {
  return testAdminApi<Answer>(database.db)(method, '/settings/mail-server', {
    papel: 'dono',
    ...(body && { body }),
    ...options,
  })
}

/** The refused fields, each with its sentence. */
function fields({ body }: { body: Answer }): Record<string, string> {
  return Object.fromEntries((body.data?.campos ?? []).map(({ campo, mensagem }) => [campo, mensagem]))
}

async function rows(table: string): Promise<unknown[]> {
  return (await database.pool.query(`select * from ${table}`)).rows
}
