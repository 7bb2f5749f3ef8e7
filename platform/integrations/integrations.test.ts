import { createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { WebhookDelivery } from '#contract/panel/integrations.ts'
import { auditoria } from '#platform/infrastructure/audit/tables.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { staffContext, testAdminApi } from '#tests/support/staff.ts'
import { deliver } from './deliver.ts'
import { deliverAgain, listDeliveries, testWebhook } from './deliveries.ts'
import { emitEvent } from './emit-event.ts'
import { purgeDeliveries } from './purge-deliveries.ts'
import { webhooksEntregas as entregas, webhooks } from './tables.ts'
import { createToken } from './tokens.ts'
import { changeWebhook, createWebhook, removeWebhook } from './webhooks.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const DAY = 86_400_000

type Received = { headers: IncomingMessage['headers']; body: string; path: string }

let database: TestDatabase
let url: string
let received: Received[]
/** How the receiver responds. */
let answer: (response: ServerResponse) => void

const receiver = createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => {
    body += chunk
  })
  request.on('end', () => {
    received.push({ headers: request.headers, body, path: request.url ?? '' })
    answer(response)
  })
})

beforeAll(async () => {
  database = await testDatabase()
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`
})
afterAll(async () => {
  receiver.close()
  await database.close()
})
beforeEach(async () => {
  received = []
  answer = (response) => response.end('obrigado')
  await database.db.delete(webhooks)
  await database.pool.query(`delete from pgboss.job where name = 'integrations.deliver'`)
})

describe('webhooks', () => {
  test('an event is sent, signed, to its subscribers only', async () => {
    const { segredo, item } = await open(['pedido.pago'])
    await open(['produto.alterado'])

    await emitEvent(database.db, 'pedido.pago', { id: 'p1', numero: 7 })
    await work()

    expect(received).toHaveLength(1)
    const [{ headers, body } = expect.fail()] = received
    expect(JSON.parse(body)).toMatchObject({ evento: 'pedido.pago', dados: { id: 'p1', numero: 7 } })
    expect(headers['x-lira-evento']).toBe('pedido.pago')
    const [, seconds, hex] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['x-lira-assinatura'])) ?? []
    expect(Number(seconds)).toBe(NOW.getTime() / 1000)
    expect(hex).toBe(createHmac('sha256', segredo).update(`${seconds}.${body}`).digest('hex'))
    expect(await deliveries(item.id)).toMatchObject([
      { situacao: 'entregue', status: 200, resposta: 'obrigado', tentativas: 1 },
    ])
  })

  test('an event of a rolled-back transaction is not sent', async () => {
    await open(['pedido.pago'])

    await database.db
      .transaction(async (tx) => {
        await emitEvent(tx, 'pedido.pago', { id: 'p2' })
        throw refuse('PedidoInexistente')
      })
      .catch(() => undefined)

    expect(await waiting()).toEqual([])
    expect(await database.db.$count(entregas)).toBe(0)
  })

  test('a failed delivery is retried at growing intervals, and a success ends the failure', async () => {
    const { item } = await open(['pedido.pago'])
    answer = (response) => response.writeHead(503).end('volte depois')
    await emitEvent(database.db, 'pedido.pago', {})

    await work()
    const [first] = await deliveries(item.id)
    expect(first).toMatchObject({
      situacao: 'pendente',
      tentativas: 1,
      status: 503,
      resposta: 'volte depois',
    })
    expect(new Date(String(first?.proximaEm)).getTime() - NOW.getTime()).toBe(30_000)
    expect(await webhook(item.id)).toMatchObject({ falhaDesde: NOW })

    await work(new Date(NOW.getTime() + 30_000))
    const [second] = await deliveries(item.id)
    expect(new Date(String(second?.proximaEm)).getTime() - NOW.getTime()).toBe(30_000 + 120_000)

    answer = (response) => response.end()
    await work(new Date(NOW.getTime() + 150_000))
    expect(await deliveries(item.id)).toMatchObject([
      { situacao: 'entregue', tentativas: 3, proximaEm: null },
    ])
    expect(await webhook(item.id)).toMatchObject({ falhaDesde: null })
  })

  test('a delivery fails after nine tries, and can be sent again by hand', async () => {
    const { item } = await open(['pedido.pago'])
    answer = (response) => response.writeHead(500).end()
    await emitEvent(database.db, 'pedido.pago', {})
    for (let tries = 0; tries < 9; tries++) await work()

    const [lost = expect.fail()] = await deliveries(item.id)
    expect(lost).toMatchObject({ situacao: 'falhou', tentativas: 9, proximaEm: null })
    expect(await waiting()).toEqual([])

    answer = (response) => response.end()
    await deliverAgain(await staffContext(database.db, 'dono'), { id: item.id, entrega: lost.id })
    await work()
    expect(await deliveries(item.id)).toMatchObject([{ situacao: 'entregue', tentativas: 1 }])
  })

  test('a webhook that fails for three days is switched off with its pending deliveries', async () => {
    const { item } = await open(['pedido.pago'])
    answer = (response) => response.writeHead(500).end()
    await emitEvent(database.db, 'pedido.pago', { id: 'um' })
    await work()
    await emitEvent(database.db, 'pedido.pago', { id: 'dois' })
    await work(new Date(NOW.getTime() + 4 * DAY))

    expect(await webhook(item.id)).toMatchObject({ ativo: false })
    const [noted] = await database.db.select().from(auditoria).where(eq(auditoria.acao, 'webhook.desligado'))
    expect(noted).toMatchObject({ quem: 'A loja', alvoNome: item.nome })

    received = []
    await work(new Date(NOW.getTime() + 5 * DAY))
    expect(received).toEqual([])

    const on = { ...item, ativo: true, eventos: ['pedido.pago' as const] }
    const again = await changeWebhook(await developer(), on)
    expect(again).toMatchObject({ ativo: true, falhaDesde: null, desligadoEm: null, versao: 2 })
  })

  test('redirects are not followed', async () => {
    const { item } = await open(['pedido.pago'])
    answer = (response) => response.writeHead(302, { location: `${url}/outro` }).end()
    await emitEvent(database.db, 'pedido.pago', {})
    await work()

    expect(received.map(({ path }) => path)).toEqual(['/'])
    expect(await deliveries(item.id)).toMatchObject([{ situacao: 'pendente', status: 302 }])
  })

  test('only the beginning of a long response is read', async () => {
    const { item } = await open(['pedido.pago'])
    answer = (response) => {
      response.on('error', () => undefined)
      for (let times = 0; times < 2_000; times++) response.write('x'.repeat(1_000))
      response.end()
    }
    await emitEvent(database.db, 'pedido.pago', {})
    await work()

    expect(await deliveries(item.id)).toMatchObject([{ situacao: 'entregue', resposta: 'x'.repeat(500) }])
  })

  test.each([
    'http://127.0.0.1',
    'http://localhost',
    'http://[::1]',
    'http://169.254.169.254',
    'http://0.0.0.0',
  ])('nothing is sent to %s outside of development, whatever the row says', async (host) => {
    const { item } = await open(['pedido.pago'])
    const port = (receiver.address() as AddressInfo).port
    await database.db.update(webhooks).set({ url: `${host}:${port}/` })
    await emitEvent(database.db, 'pedido.pago', {})
    await work(NOW, false)

    expect(received).toEqual([])
    expect(await deliveries(item.id)).toMatchObject([
      { status: null, resposta: 'O endereço leva a uma rede particular.' },
    ])
  })

  test.each(['http://exemplo.com.br/', 'https://10.0.0.8/', 'https://localhost/', 'https://[fd00::1]/'])(
    'the address %s is refused outside of development',
    async (address) => {
      const context = await staffContext(database.db, 'dono')
      const webhook = { nome: 'ERP', url: address, eventos: ['pedido.pago' as const] }

      await expect(createWebhook(context, webhook)).rejects.toMatchObject({ code: 'CamposInvalidos' })
    },
  )

  test('of several that are created at once, only as many are stored as the limit allows', async () => {
    const context = await developer()
    const create = (n: number) =>
      createWebhook(context, { nome: `ERP ${n}`, url: 'https://erp.test/', eventos: ['pedido.pago'] })
    for (let n = 1; n <= 18; n++) await create(n)

    const { creating } = await database.db.transaction(async (tx) => {
      // Each waits here until all have come as far.
      await tx.execute(sql`lock table webhooks in share row exclusive mode`)
      const creating = Promise.allSettled([19, 20, 21, 22, 23].map(create))
      await vi.waitFor(async () => expect(await waitingForTable()).toBe(5), 20_000)
      return { creating }
    })
    const outcomes = await creating

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect(outcomes.filter(({ status }) => status === 'rejected')).toMatchObject(
      Array(3).fill({ reason: { code: 'CadastroInvalido', data: { motivo: 'cheio' } } }),
    )
    expect(await database.db.$count(webhooks)).toBe(20)
  })

  test('an outdated change is refused with the current webhook', async () => {
    const { item } = await open(['pedido.pago'])
    const context = await developer()
    const change = { ...item, eventos: ['pedido.pago' as const] }
    await changeWebhook(context, { ...change, nome: 'Novo nome' })

    await expect(changeWebhook(context, { ...change, nome: 'Outro' })).rejects.toMatchObject({
      code: 'VersaoAntiga',
      data: { versao: 2, atual: { nome: 'Novo nome' } },
    })
  })

  test('a test event is sent on request, and deliveries are deleted with the webhook', async () => {
    const { item } = await open(['pedido.pago'])
    const context = await staffContext(database.db, 'dono')
    await testWebhook(context, { id: item.id })
    await work()
    expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({ evento: 'teste' })

    await removeWebhook(context, { id: item.id })
    expect(await database.db.$count(entregas)).toBe(0)
  })

  test('deliveries are purged after thirty days', async () => {
    const { item } = await open(['pedido.pago'])
    for (const days of [29, 31])
      await database.db.insert(entregas).values({
        idWebhook: item.id,
        evento: 'pedido.pago',
        dados: { days },
        criadaEm: new Date(NOW.getTime() - days * DAY),
      })

    await purgeDeliveries({ db: database.db, now: NOW })

    expect(await deliveries(item.id)).toMatchObject([{ dados: { days: 29 } }])
  })
})

describe('tokens', () => {
  test('a program does only what its permissions allow, under its own name', async () => {
    const { token } = await createdToken(['auditoria.ver'])
    const ask = testAdminApi<{ code?: string }>(database.db)
    const headers = { authorization: `Bearer ${token}` }

    expect((await ask('GET', '/audit', { headers })).status).toBe(200)
    expect(await ask('GET', '/settings', { headers })).toMatchObject({
      status: 403,
      body: {
        code: 'PermissaoNegada',
        mensagens: [{ mensagem: expect.stringContaining('Este token não permite') }],
      },
    })
    // Sessions belong to people, not to programs.
    expect((await ask('GET', '/me/sessions', { headers })).status).toBe(401)
    expect(await ask('GET', '/entry', { headers })).toMatchObject({ body: { etapa: 'fora' } })
  })

  test('only the hash is stored', async () => {
    const { token } = await createdToken(['pedidos.ver'])

    const { rows } = await database.pool.query('select * from integracoes_tokens')
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(JSON.stringify(rows)).toContain(token.slice(0, 12))
  })

  test('a revoked, an invented and a missing token are refused, even with a session', async () => {
    const { token, item } = await createdToken(['auditoria.ver'])
    const ask = testAdminApi<{ code?: string }>(database.db)
    const revoked = await ask('DELETE', `/integrations/tokens/${item.id}`, { papel: 'dono' })
    expect(revoked.status).toBe(200)

    for (const authorization of [`Bearer ${token}`, `Bearer lira_${'a'.repeat(43)}`, 'Bearer', 'Basic eDp5'])
      expect(await ask('GET', '/audit', { papel: 'dono', headers: { authorization } })).toMatchObject({
        status: 401,
        body: { code: 'EntradaNecessaria' },
      })
  })

  test('no token can manage staff or integrations', async () => {
    await expect(createdToken(['equipe.gerir'])).rejects.toMatchObject({ code: 'CamposInvalidos' })
    await expect(createdToken(['integracoes.gerir'])).rejects.toMatchObject({ code: 'CamposInvalidos' })
    await expect(createdToken(['tudo'])).rejects.toMatchObject({ code: 'CamposInvalidos' })
  })

  test('a program’s changes are audited under its name', async () => {
    const { token } = await createdToken(['configuracao.editar'])
    const ask = testAdminApi(database.db)
    const headers = { authorization: `Bearer ${token}` }
    expect((await ask('POST', '/settings/release-link', { headers })).status).toBe(200)

    const [noted] = await database.db
      .select()
      .from(auditoria)
      .where(eq(auditoria.acao, 'manutencao.link-lido'))
    expect(noted).toMatchObject({ quem: 'Integração ERP', idFuncionario: null })
  })
})

async function createdToken(permissoes: string[]) {
  return createToken(await staffContext(database.db, 'dono'), { nome: 'ERP', permissoes })
}

async function developer() {
  const context = await staffContext(database.db, 'dono')

  return { ...context, environment: { ...context.environment, webhooksLocais: true } }
}

async function open(eventos: ('pedido.pago' | 'produto.alterado')[]) {
  return createWebhook(await developer(), { nome: `ERP ${eventos}`, url, eventos })
}

async function deliveries(id: number): Promise<WebhookDelivery[]> {
  const context = await staffContext(database.db, 'dono')

  return (await listDeliveries(context, { id, pagina: 1, porPagina: 50 })).itens
}

async function webhook(id: number) {
  const [row] = await database.db.select().from(webhooks).where(eq(webhooks.id, id))

  return row
}

/** Number of connections that wait for the webhooks' table. */
async function waitingForTable(): Promise<number> {
  const { rows } = await database.pool.query(
    `select count(*)::int as total from pg_locks where relation = 'webhooks'::regclass and not granted`,
  )
  return rows[0].total
}

async function waiting(): Promise<{ id: string }[]> {
  const { rows } = await database.pool.query(
    `select data ->> 'id' as id from pgboss.job where name = 'integrations.deliver' order by created_on`,
  )
  return rows
}

/** Runs pending deliveries, whatever time they are scheduled for. */
async function work(now = NOW, webhooksLocais = true): Promise<void> {
  const context = testContext(database.db, { now })
  const jobContext = {
    ...context,
    environment: { ...context.environment, webhooksLocais },
  } as unknown as JobContext
  const tasks = await waiting()
  await database.pool.query(`delete from pgboss.job where name = 'integrations.deliver'`)
  for (const { id } of tasks) await deliver(jobContext, { id })
}
