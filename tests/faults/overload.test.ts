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
import { overHttp, placeOrder, readyToPay } from '#tools/shopper/shopper.ts'
import { type Shop, startShop, temporaryFolder } from '../life/shop.ts'
import { rawRequest } from '../pages/raw-request.ts'
import { type TestDatabase, testDatabase } from '../support/database.ts'

// Starting a shop takes a second; on a machine that is busy with other tests, many.
vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 })

/** Far more than are rendered or may wait. */
const CROWD = 200

const TIMEOUT = { timeout: 60_000 }

const folder = temporaryFolder()
let database: TestDatabase
let psp: Providers
let shop: Shop
let node: string
let idProduto: number

beforeAll(async () => {
  ;[database, psp] = await Promise.all([testDatabase(), startProviders()])
  await prepareDatabase(database.url)
  await saveSettings(database, DEMO_SETTINGS)
  await prepareFixtures(database.db)
  await saveFreightTables(database, freightTables())
  const product = sampleProduct('corda', { skus: [sampleSku('CORDA', { estoque: 100 })] })
  idProduto = (await saveProduct(database, product)).id
  shop = startShop({
    DATA_DIR: folder.path,
    DATABASE_URL: database.url,
    LOG_LEVEL: 'silent',
    ...shopEnvironment(psp),
  })
  node = await shop.opened
  psp.notifyShop(node)
})

afterAll(async () => {
  shop.process.kill('SIGTERM')
  await shop.ended
  await Promise.all([psp.close(), database.close()])
  folder.remove()
})

test('a crowd at uncached pages is refused beyond a bound, and buyers are not', async () => {
  const client = await database.pool.connect()
  try {
    // The tables of these pages are locked meanwhile, so each rendering keeps its slot.
    await client.query('begin')
    await client.query('lock table paginas in access exclusive mode')
    const crowd = Array.from({ length: CROWD }, (_, n) => rawRequest(node, `/pagina/ausente-${n}`))
    const call = overHttp(node)
    const shopper = await readyToPay(call, 1, { itens: [{ idProduto, quantidade: 1 }] })
    const order = await placeOrder(call, shopper, 'desejo')
    const cart = await call('GET', '/checkout/cart', { session: shopper.session })
    expect([order.status, cart.status]).toEqual([201, 200])

    await client.query('rollback')
    const answers = await Promise.all(crowd)
    const turnedAway = answers.filter(({ status }) => status === 503)
    expect(new Set(answers.map(({ status }) => status)).difference(new Set([404, 503]))).toEqual(new Set())
    expect(new Set(turnedAway.map(({ headers }) => headers['retry-after']))).toEqual(new Set(['5']))
    const refused = await refusedRenderings()
    expect(refused).toBeGreaterThan(0)
    expect(turnedAway.length).toBeGreaterThanOrEqual(refused)
  } finally {
    client.release(true)
  }

  expect((await rawRequest(node, '/pagina/ausente-depois')).status).toBe(404)
})

test('a full database disk refuses writes, and says so', async () => {
  await database.pool.query(`
    create function sem_espaco() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$;
    create trigger sem_espaco before insert on carrinho_itens for each row execute function sem_espaco()`)
  const refused = await addToCart()
  await database.pool.query('drop trigger sem_espaco on carrinho_itens')

  expect(refused).toMatchObject({ status: 503, retryAfter: '60', body: { code: 'SemEspaco' } })
  expect((await addToCart()).status).toBeLessThan(300)
})

test('a read-only database refuses writes, and pages go on', async () => {
  await onNewConnections(`set default_transaction_read_only = on`)
  await expect.poll(addToCart, TIMEOUT).toMatchObject({
    status: 503,
    retryAfter: '30',
    body: { code: 'SomenteLeitura' },
  })
  expect((await rawRequest(node, '/marcas')).status).toBe(200)

  await onNewConnections(`reset default_transaction_read_only`)
  await expect.poll(async () => (await addToCart()).status < 300, TIMEOUT).toBe(true)
})

/** Puts one product into the cart of a new visitor. */
async function addToCart() {
  const response = await fetch(`${node}/v2/front/checkout/cart`, {
    method: 'POST',
    headers: { 'app-token': 'loja-virtual', 'content-type': 'application/json' },
    body: JSON.stringify({ itens: [{ idProduto, quantidade: 1 }] }),
  })

  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    body: (await response.json()) as object,
  }
}

/** Changes a setting for new connections of this database, and ends those of the shop. */
async function onNewConnections(setting: string) {
  const client = await database.pool.connect()
  try {
    await client.query('set default_transaction_read_only = off')
    const { rows } = await client.query('select current_database() as name')
    await client.query(`alter database "${rows[0].name}" ${setting}`)
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
  } finally {
    client.release(true)
  }
}

async function refusedRenderings(): Promise<number> {
  const metrics = String((await rawRequest(node, '/metrics')).body)

  return Number(/^page_renderings_refused_total (\d+)/m.exec(metrics)?.[1])
}
