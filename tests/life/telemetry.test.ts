import { createServer, request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { DEMO_SETTINGS } from '#demo/content/settings.ts'
import { freightTables } from '#demo/freight.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { saveSettings } from '#platform/content/settings/save-settings.ts'
import { saveFreightTables } from '#platform/shipping/freight-tables/save-freight-tables.ts'
import { prepareDatabase } from '#tools/counterparts/shop-account.ts'
import { shopEnvironment } from '#tools/counterparts/shop-environment.ts'
import { type Providers, startProviders } from '#tools/counterparts/start-providers.ts'
import { type Ask, overHttp, placeOrder, readyToPay } from '#tools/shopper/shopper.ts'
import { type TestDatabase, testDatabase } from '../support/database.ts'
import { type ReceivedSpan, startCollector } from './collector.ts'
import { type Shop, startShop, temporaryFolder } from './shop.ts'

// Starting a shop takes a second; on a machine that is busy with other tests, many.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

/** Names each file of code that Node loads. */
const NAMING_LOADED = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module'
  registerHooks({ load(url, context, next) { process.stderr.write(url + ' '); return next(url, context) } })
`)}`

const TRACE = '0af7651916cd43dd8448eb211c80319c'

let database: TestDatabase
let psp: Providers
let collector: Awaited<ReturnType<typeof startCollector>>
let bank: Awaited<ReturnType<typeof recordingProxy>>
let idProduto: number
const folders: ReturnType<typeof temporaryFolder>[] = []
const shops: Shop[] = []

beforeAll(async () => {
  ;[database, psp, collector] = await Promise.all([testDatabase(), startProviders(), startCollector()])
  bank = await recordingProxy(psp.bank.url)
  await prepareDatabase(database.url)
  await saveSettings(database, DEMO_SETTINGS)
  await prepareFixtures(database.db)
  await saveFreightTables(database, freightTables())
  const skus = [sampleSku('CORDA', { precoPor: 10_000, estoque: 1_000 })]
  idProduto = (await saveProduct({ db: database.db }, sampleProduct('corda', { skus }))).id
})

afterAll(async () => {
  for (const shop of shops) shop.process.kill('SIGTERM')
  await Promise.all(shops.map(({ ended }) => ended))
  await Promise.all([bank.close(), psp.close(), collector.close(), database.close()])
  for (const folder of folders) folder.remove()
})

test('an order is one trace: request, use case, statements, the call to the bank; its mail another, linked', async () => {
  const origin = await open()
  const ask = overHttp(origin)
  const shopper = await readyToPay(ask, 1, { itens: [{ idProduto, quantidade: 1 }] })
  await placeOrder(tracedBy(origin), shopper, 'um-pedido')
  const mail = await received(({ name }) => name === 'orders.send-order-mail')

  const placed = await received(({ name }) => name === 'POST /v2/front/checkout/order')
  expect(placed).toMatchObject({
    kind: 2,
    traceId: TRACE,
    parentSpanId: 'b7ad6b7169203331',
    attributes: { 'http.response.status_code': '201' },
    resource: { 'service.name': 'loja-do-teste', 'deployment.environment.name': 'teste' },
  })
  const useCase = await received(({ name, traceId }) => name === 'checkout.placeOrder' && traceId === TRACE)
  expect(useCase.parentSpanId).toBe(placed.spanId)
  const statements = collector.spans.filter(
    ({ traceId, attributes }) => traceId === TRACE && attributes['db.system.name'] === 'postgresql',
  )
  expect(statements.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['begin', 'insert pedidos', 'update skus', 'commit']),
  )
  // All jobs of the order, its events and its draft are one statement.
  const enqueuing = statements.filter(({ attributes }) =>
    String(attributes['db.query.text']).includes('insert into pgboss.job'),
  )
  expect(enqueuing).toHaveLength(1)
  expect(statements.filter(({ parentSpanId }) => parentSpanId === useCase.spanId).length).toBeGreaterThan(5)
  const charge = await received(({ name, traceId }) => name === 'PUT' && traceId === TRACE)
  expect(charge).toMatchObject({ kind: 3, attributes: { 'server.address': '127.0.0.1' } })
  expect(bank.traceparents).toContain(`00-${TRACE}-${charge.spanId}-01`)

  expect(mail).toMatchObject({ kind: 5, parentSpanId: '', links: [{ traceId: TRACE }] })
  expect(mail.traceId).not.toBe(TRACE)
  const inMail = collector.spans.filter(({ traceId }) => traceId === mail.traceId)
  expect(inMail.some(({ attributes }) => attributes['db.operation.name'] === 'select')).toBe(true)
})

const IDS = ['traceId', 'spanId', 'parentSpanId', 'lira.request_id', 'service.instance.id']

test('nothing that is recorded names a person, a key, a parameter or an address', async () => {
  const origin = await open()
  const ask = overHttp(origin)
  const shopper = await readyToPay(ask, 7, { itens: [{ idProduto, quantidade: 1 }] })
  await placeOrder(ask, shopper, 'outro-pedido')
  await fetch(`${origin}/minha-conta/pedido/chave-muito-secreta`)
  await fetch(`${origin}/checkout/lembrete/chave-muito-secreta?x=segredo-da-consulta`)
  await fetch(`${origin}/corda`, { headers: { 'user-agent': 'um-navegador' } })
  await received(({ name }) => name === 'GET /minha-conta/pedido/:id')
  await received(({ name }) => name === 'GET /checkout/lembrete/:chave')
  await received(({ name }) => name === 'GET /:nivel1/:nivel2?/:nivel3?')

  // Digits of a postcode come up by chance in random ids.
  const recorded = JSON.stringify(collector.spans, (key, value) => (IDS.includes(key) ? undefined : value))
  for (const personal of [
    'cliente7@example.com',
    'Cliente H da Silva',
    '10000000',
    '98765-4321',
    'Praça da Sé',
    '01001',
    'chave-muito-secreta',
    'segredo-da-consulta',
    'um-navegador',
    'outro-pedido',
    shopper.session,
  ])
    expect(recorded).not.toContain(personal)
})

test('a stranger cannot have a trace recorded or continued', { tags: 'long' }, async () => {
  const origin = await open({
    OTEL_TRACES_SAMPLER: 'parentbased_always_off',
    OTEL_SERVICE_NAME: 'so-a-pedido',
  })
  const ours = () => collector.spans.filter(({ resource }) => resource['service.name'] === 'so-a-pedido')
  const sent = { traceparent: `00-${'1'.repeat(32)}-b7ad6b7169203331-01` }
  await fetch(`${origin}/corda`, { headers: { ...sent, 'x-forwarded-for': '198.51.100.7' } })
  await fetch(`${origin}/marcas`, { headers: sent })

  const only = await received(({ resource }) => resource['service.name'] === 'so-a-pedido')
  expect(only.traceId).toBe('1'.repeat(32))
  await sleep(500)
  expect(
    new Set(
      ours()
        .filter(({ kind }) => kind === 2)
        .map(({ name }) => name),
    ),
  ).toEqual(new Set(['GET /marcas']))
})

test('each of several processes exports its traces and its metrics, and the first one those of the node', {
  tags: 'long',
}, async () => {
  const origin = await open({ WEB_CONCURRENCY: '2', OTEL_SERVICE_NAME: 'dois-processos' })
  await vi.waitFor(
    async () => {
      await fetch(`${origin}/marcas`, { headers: { connection: 'close' } })
      const spans = collector.spans.filter(({ resource }) => resource['service.name'] === 'dois-processos')
      expect(new Set(spans.map(({ resource }) => resource['process.pid'])).size).toBe(2)
    },
    { timeout: 60_000, interval: 100 },
  )
  await vi.waitFor(
    () => {
      const known = collector.metrics.filter(
        ({ value, resource }) => value > 0 && resource['service.name'] === 'dois-processos',
      )
      const counted = known.filter(({ name }) => name === 'http_requests_total')
      expect(new Set(counted.map(({ attributes }) => attributes['process']))).toEqual(new Set(['0', '1']))
      expect(known).toContainEqual(expect.objectContaining({ name: 'processes_open', value: 2 }))
      expect(known.some(({ name }) => name === 'http_request_duration_seconds')).toBe(true)
    },
    { timeout: 60_000, interval: 100 },
  )
})

test.each(['fails', 'hangs'] as const)(
  'a collector that %s costs no request anything',
  { tags: 'long' },
  async (how) => {
    const origin = await open({ OTEL_BSP_MAX_QUEUE_SIZE: '20', OTEL_EXPORTER_OTLP_TIMEOUT: '500' })
    collector.behave(how)
    try {
      const before = collector.requests()
      for (let round = 0; round < 10; round++) {
        const answers = await Promise.all(Array.from({ length: 20 }, () => fetch(`${origin}/corda`)))
        expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
      }
      await vi.waitFor(() => expect(collector.requests()).toBeGreaterThan(before), { timeout: 30_000 })
      const shop = shops.at(-1)
      shop?.process.kill('SIGTERM')
      expect(await shop?.ended).toBe(0)
      expect(shop?.out()).toContain('telemetry')
    } finally {
      collector.behave('takes')
    }
  },
)

test('without an address to export to, no code of OpenTelemetry is loaded', { tags: 'long' }, async () => {
  const loaded = async (environment: Record<string, string>) => {
    const shop = start(environment, [`--import=${NAMING_LOADED}`])
    await fetch(`${await shop.opened}/corda`)
    shop.process.kill('SIGTERM')
    await shop.ended
    return shop.err().includes('open-telemetry')
  }

  expect(await loaded({})).toBe(false)
  expect(await loaded({ OTEL_SDK_DISABLED: 'true', OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })).toBe(false)
  expect(await loaded({ OTEL_EXPORTER_OTLP_ENDPOINT: collector.url })).toBe(true)
})

/** A shop that exports soon after each request. */
function open(environment: Record<string, string> = {}): Promise<string> {
  const shop = start({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_SERVICE_NAME: 'loja-do-teste',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=teste',
    OTEL_BSP_SCHEDULE_DELAY: '50',
    OTEL_METRIC_EXPORT_INTERVAL: '200',
    ...environment,
  })
  return shop.opened
}

function start(environment: Record<string, string>, flags: readonly string[] = []): Shop {
  const folder = temporaryFolder()
  const shop = startShop(
    {
      DATA_DIR: folder.path,
      DATABASE_URL: database.url,
      ...shopEnvironment(psp),
      PIX_API_URL: `${bank.url}/v2`,
      ...environment,
    },
    flags,
  )
  folders.push(folder)
  shops.push(shop)
  return shop
}

/** Waits for a span. */
function received(is: (span: ReceivedSpan) => boolean): Promise<ReceivedSpan> {
  return vi.waitFor(
    () => {
      const found = collector.spans.find(is)
      if (!found)
        throw new Error(`not received; there are ${[...new Set(collector.spans.map(({ name }) => name))]}`)
      return found
    },
    { timeout: 60_000, interval: 50 },
  )
}

/** Places its call within the trace of whoever calls. */
function tracedBy(origin: string): Ask {
  return async (method, path, { session, key, body }) => {
    const response = await fetch(`${origin}/v2/front${path}`, {
      method,
      headers: {
        'app-token': 'loja-virtual',
        session,
        'content-type': 'application/json',
        'idempotency-key': key ?? '',
        traceparent: `00-${TRACE}-b7ad6b7169203331-01`,
      },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: await response.json() }
  }
}

/** Passes calls on, and writes down from which span they come. */
async function recordingProxy(target: string) {
  const traceparents: unknown[] = []
  const server = createServer((incoming, outgoing) => {
    traceparents.push(incoming.headers['traceparent'])
    const { method, headers } = incoming
    const onward = httpRequest(target + incoming.url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo

  return {
    url: `http://127.0.0.1:${port}`,
    traceparents,
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
