import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { freightTables } from '#demo/freight.ts'
import { formatDay } from '#domain/time/format-date.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { accountsAt } from '#platform/payments/accounts/accounts.fixtures.ts'
import { saveFreightTables } from '#platform/shipping/freight-tables/save-freight-tables.ts'
import { testApi } from '#tests/support/api.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { testContext } from '#tests/support/request-context.ts'
import { addShopAccount } from '#tools/counterparts/shop-account.ts'
import { type Providers, startProviders } from '#tools/counterparts/start-providers.ts'
import { type Ask, newSession, placeOrder, type ReadyShopper, readyToPay } from '#tools/shopper/shopper.ts'

/** A Tuesday morning, before the hour until which a payment counts for the same day. */
const NOW = new Date('2026-12-01T12:00:00Z')
/** What is free on the next day: as much as two instruments take. */
const FREE = 120

let database: TestDatabase
let psp: Providers
let ask: Ask
/** Another product for each buyer: those of one product wait for each other at its stock. */
const goods: { id: number; sku: number }[] = []
let service: number

beforeAll(async () => {
  database = await testDatabase()
  psp = await startProviders()
  await addShopAccount(testContext(database.db))
  const context = { now: NOW, payments: accountsAt(psp) }
  const api = testApi<unknown>(database.db)
  ask = (method, path, call) => api(method, path, { ...call, context })
  await prepareFixtures(database.db)
  await saveFreightTables(database, freightTables())
  for (const slug of ['guitarra', 'baixo']) goods.push(await saveGoods(slug))
  const [inserted] = await rowsOf<{ id: number }>(
    `insert into servicos (nome, preco, minutos, categorias, criado_em, alterado_em)
      select 'Regulagem', 15000, 60, l.categorias[1:1], now(), now() from listagem l where l.id_produto = $1 returning id`,
    [goods[0]?.id],
  )
  service = inserted?.id ?? 0
})
afterAll(async () => {
  await psp.close()
  await database.close()
})
beforeEach(async () => {
  await emptyTables(database.pool, 'oficina_dias', 'oficina_reservas')
  await database.pool.query('insert into oficina_dias (dia, minutos) values ($1, $2)', ['2026-12-02', FREE])
})

test('the last minutes of a day go to one of two buyers, and the other one reads the new day', async () => {
  const buyers = [await ready(1), await ready(2)]
  const answers = await atOnce(buyers)

  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'CompraMudou',
    data: {
      mudancas: [
        { tipo: 'frete', mensagem: expect.stringContaining(`prontos em ${formatDay('2026-12-03')}`) },
      ],
    },
  })
  expect(await minutesByDay()).toEqual([{ dia: '2026-12-02', minutos: FREE }])
  expect(await rowsOf('select count(*)::int as pedidos from pedidos where na_oficina')).toEqual([
    { pedidos: 1 },
  ])
})

test('the one who lost buys on the new day', async () => {
  const buyers = [await ready(3), await ready(4)]
  const answers = await atOnce(buyers)
  const lost = buyers[answers.findIndex(({ status }) => status === 409)]
  if (!lost) throw new Error('Nobody lost.')
  const checkout = await ask('GET', '/checkout/purchase', { session: lost.session })
  const { versao } = checkout.body as { versao: string }

  expect(await placeOrder(ask, { ...lost, versao }, 'de-novo')).toMatchObject({ status: 201 })
  expect(await minutesByDay()).toEqual([
    { dia: '2026-12-02', minutos: FREE },
    { dia: '2026-12-03', minutos: FREE },
  ])
})

async function saveGoods(slug: string) {
  const sku = sampleSku(slug.toUpperCase(), { precoPor: 300_000, estoque: 50 })
  const { id } = await saveProduct(database, sampleProduct(slug, { skus: [sku] }))
  const [row] = await rowsOf<{ sku: number }>('select id as sku from skus where id_produto = $1', [id])

  return { id, sku: row?.sku ?? 0 }
}

/** A shopper with two instruments and the service in the cart, who has seen the total for the first free day. */
async function ready(n: number): Promise<ReadyShopper> {
  const session = newSession()
  const own = goods[n % goods.length]
  if (!own) throw new Error('There are no goods.')
  const servicos = [{ idServico: service, respostas: {} }]
  await ask('PUT', '/checkout/services', { session, body: { idAtributoSimples: own.sku, servicos } })

  return readyToPay(
    ask,
    n,
    { itens: [{ idProduto: own.id, idAtributoSimples: own.sku, quantidade: 1 }], frete: 'entrega' },
    session,
  )
}

/** Places the orders so that all of them wait for the workshop's calendar before the first one may read it. */
async function atOnce(buyers: readonly ReadyShopper[]) {
  const holder = await database.pool.connect()
  try {
    await holder.query("select pg_advisory_lock(hashtext('oficina_reservas'))")
    const placed = buyers.map((buyer, i) => placeOrder(ask, buyer, `chave-${i}`))
    await expect.poll(waiting, { timeout: 10_000 }).toBe(buyers.length)
    await holder.query("select pg_advisory_unlock(hashtext('oficina_reservas'))")

    return await Promise.all(placed)
  } finally {
    holder.release()
  }
}

async function waiting(): Promise<number | undefined> {
  const [row] = await rowsOf<{ n: number }>(
    `select count(*)::int as n from pg_locks where locktype = 'advisory' and not granted
      and database = (select oid from pg_database where datname = current_database())`,
  )

  return row?.n
}

function minutesByDay() {
  return rowsOf(
    'select dia::text, sum(minutos)::int as minutos from oficina_reservas group by dia order by dia',
  )
}

async function rowsOf<Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> {
  return (await database.pool.query<Row>(text, values)).rows
}
