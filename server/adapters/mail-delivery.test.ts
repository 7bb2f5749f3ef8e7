import tls from 'node:tls'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { connect } from '#platform/database/connect.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { listFailedJobs, retryFailedJobs } from '#platform/infrastructure/jobs/failed-jobs.ts'
import type { JobRequest } from '#platform/infrastructure/jobs/job.ts'
import { createMail } from '#platform/mail/mail.ts'
import { renderMail } from '#platform/mail/render.tsx'
import { smtpTransport } from '#platform/mail/transports/smtp.ts'
import { smtpServerOf } from '#platform/mail/transports/smtp-url.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { testContext } from '#tests/support/request-context.ts'
import { CERTIFICATE } from '#tests/support/smtp/certificate.ts'
import { startSmtpServer } from '#tests/support/smtp/server.ts'
import { listenForTags } from '../cache/tag-listener.ts'
import { openJobs } from '../jobs/run-jobs.ts'
import { createLogger } from '../monitoring/logger.ts'
import { createMetrics } from '../monitoring/metrics.ts'

/** From the job that sends a mail to a mail server in a process of its own. */

const { logger } = createLogger('silent')

const sendCode: JobRequest<{ codigo: string }> = {
  name: 'teste.manda-codigo',
  data: z.object({ codigo: z.string() }),
  run: ({ mail, idTarefa }, { codigo }) =>
    mail.send(
      'login-code',
      { codigo, minutes: 10 },
      { id: idTarefa, to: { nome: 'Ana', email: 'ana@example.com' } },
    ),
}

type Server = Awaited<ReturnType<typeof startSmtpServer>>

let database: TestDatabase
const closings: (() => unknown)[] = []
const trusted = tls.getCACertificates('default')

beforeAll(async () => {
  database = await testDatabase()
})

beforeEach(async () => {
  await emptyTables(database.pool, 'pgboss.job')
})

afterEach(async () => {
  for (const close of closings.splice(0).reverse()) await close()
  tls.setDefaultCACertificates(trusted)
})

afterAll(() => database.close())

test.each(['refusesForNow', 'isFull', 'breaksBefore'] as const)(
  'a mail to a server that %s arrives once, after a retry',
  async (trouble) => {
    const { server, jobs } = await open()
    await server.trouble(trouble)

    const id = await ask()
    await until(async () => (await stateOf(id)) === 'retry')
    expect(server.arrived).toEqual([])
    await tryAgain(id, jobs)

    await until(async () => (await stateOf(id)) === 'completed')
    expect(server.arrived.map(({ raw }) => messageId(raw))).toEqual([`<${id}@loja.test>`])
    expect(await listFailedJobs(database.db)).toEqual([])
  },
)

test('resends a mail under its old id if its delivery is uncertain', async () => {
  const { server, jobs } = await open()
  await server.trouble('breaksAfter')

  const id = await ask()
  await until(async () => (await stateOf(id)) === 'retry')
  await tryAgain(id, jobs)

  await until(async () => (await stateOf(id)) === 'completed')
  expect(server.arrived).toHaveLength(2)
  expect(new Set(server.arrived.map(({ raw }) => messageId(raw)))).toEqual(new Set([`<${id}@loja.test>`]))
})

test('a mail with an invalid recipient goes to the dead letters at once, and can be resent from there', async () => {
  const { server } = await open()
  await server.trouble('refusesForGood')

  const id = await ask('246810')
  await until(async () => (await stateOf(id)) === 'failed')
  const [failed] = await listFailedJobs(database.db)
  expect(failed).toMatchObject({
    tarefa: sendCode.name,
    dados: { codigo: '246810' },
    erro: expect.stringContaining('não aceita este destinatário'),
    tentativas: 1,
  })

  expect(await retryFailedJobs(database.db, [failed?.id ?? ''])).toBe(1)
  await until(() => server.arrived.length > 0)
  expect(server.arrived[0]?.raw).toContain('246810')
  expect(await listFailedJobs(database.db)).toEqual([])
})

test('a mail goes to the dead letters after the last try if the server stays away', async () => {
  const { server, jobs } = await open()
  await server.close()

  const id = await ask()
  await until(async () => (await stateOf(id)) === 'retry')
  await database.pool.query('update pgboss.job set retry_count = retry_limit - 1 where id = $1', [id])
  await tryAgain(id, jobs)

  await until(async () => (await stateOf(id)) === 'failed')
  expect(await listFailedJobs(database.db)).toMatchObject([
    { tarefa: sendCode.name, erro: expect.stringContaining('ECONNREFUSED'), tentativas: 11 },
  ])
})

test('resends only the requested jobs, or all of them', async () => {
  const { server } = await open()
  await server.trouble('refusesForGood', 'refusesForGood', 'refusesForGood')
  for (const codigo of ['111111', '222222', '333333']) await ask(codigo)
  await until(async () => (await listFailedJobs(database.db)).length === 3)

  const one = (await listFailedJobs(database.db)).find(({ dados }) =>
    JSON.stringify(dados).includes('222222'),
  )
  expect(await retryFailedJobs(database.db, [one?.id ?? ''])).toBe(1)
  expect(await retryFailedJobs(database.db, 'all')).toBe(2)
  expect(await retryFailedJobs(database.db, 'all')).toBe(0)

  await until(() => server.arrived.length === 3)
})

test('encrypts the connection before it logs in', async () => {
  tls.setDefaultCACertificates([...trusted, CERTIFICATE])
  const { server } = await open({ user: 'loja@exemplo', password: 'a:b/ç' })

  const id = await ask()

  await until(async () => (await stateOf(id)) === 'completed')
  expect(server.arrived.map(({ secure }) => secure)).toEqual([true])
  expect(server.logins).toEqual(['loja@exemplo'])
})

test('sends no password to a server with an invalid certificate', async () => {
  const { server } = await open({ user: 'loja', password: 'segredo' })

  const id = await ask()

  await until(async () => (await stateOf(id)) === 'retry')
  expect(server.logins).toEqual([])
  expect(server.arrived).toEqual([])
})

test('retries after a wrong password, which may be corrected', async () => {
  tls.setDefaultCACertificates([...trusted, CERTIFICATE])
  const { server } = await open({ user: 'loja', password: 'certa' }, (url) => url.replace('certa', 'errada'))

  const id = await ask()

  await until(async () => (await stateOf(id)) === 'retry')
  expect(server.arrived).toEqual([])
})

/** Starts a mail server, and a shop with running jobs. */
async function open(login: { user: string; password: string } | null = null, change = (url: string) => url) {
  const server: Server = await startSmtpServer(login)
  const transport = smtpTransport(smtpServerOf(change(server.url)))
  const connection = connect(database.url, 4)
  const jobs = await openJobs({ pool: connection.pool, jobs: [sendCode], logger, metrics: createMetrics() })
  const context = testContext(connection.db)
  const mail = createMail(
    { sender: async () => ({ transport, from: 'loja@loja.test' }), render: renderMail },
    context,
  )
  await jobs.work((idTarefa) => ({ ...context, mail, idTarefa }))
  const handlers = {
    changed: jobs.handleTags,
    lost: () => undefined,
    back: async () => jobs.handleMissedTags(),
  }
  const listener = listenForTags(database.url, handlers, logger)
  await listener.ready
  closings.push(
    server.close,
    () => connection.close(),
    () => transport.close(),
    () => jobs.stop(),
    () => listener.close(),
  )

  return { server, jobs }
}

async function ask(codigo = '012345') {
  return enqueue(database.db, sendCode, { codigo })
}

/** Makes the retry due now. */
async function tryAgain(id: string, jobs: { handleMissedTags: () => void }) {
  await database.pool.query('update pgboss.job set start_after = now() where id = $1', [id])
  jobs.handleMissedTags()
}

async function stateOf(id: string) {
  const { rows } = await database.pool.query('select state from pgboss.job where id = $1', [id])
  return rows[0]?.state
}

function messageId(raw: string) {
  return /^Message-ID: (.*)$/im.exec(raw)?.[1]?.trim()
}

async function until(holds: () => boolean | Promise<boolean>) {
  await vi.waitFor(async () => expect(await holds()).toBe(true), { timeout: 20_000, interval: 20 })
}
