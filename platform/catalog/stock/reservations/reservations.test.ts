import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { samplePiece } from '#platform/catalog/pieces/pieces.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { reserveAgain } from './reserve-again.ts'
import { reserveStock, type Shortage } from './reserve-stock.ts'
import { restock } from './restock.ts'
import { sellReservation } from './sell-reservation.ts'

const now = new Date('2026-11-21T12:00:00Z')
const MISSING = 2_000_000_000

let database: TestDatabase
/** Ids of SKUs by code. */
let ids: Record<string, number>
let listener: pg.PoolClient
const notified: string[] = []

beforeAll(async () => {
  database = await testDatabase()
  await prepareFixtures(database.db)
  listener = await database.pool.connect()
  listener.on('notification', ({ payload }) => notified.push(...(payload ?? '').split(' ')))
  await listener.query('listen tags')
})
afterAll(async () => {
  listener.release(true)
  await database.close()
})

beforeEach(async () => {
  // Without its fingerprint, a product is saved again.
  await database.pool.query('update produtos set impressao = null, vendas = 0')
  const save = (slug: string, changes = {}) => saveProduct(database, sampleProduct(slug, changes))
  await save('corda', {
    skus: [
      sampleSku('FINA', { precoPor: 900, estoque: 10 }, { Calibre: 'Fina' }),
      sampleSku('GROSSA', { precoPor: 1200, estoque: 1 }, { Calibre: 'Grossa' }),
    ],
  })
  await save('arco', { skus: [sampleSku('ARCO', { estoque: 40 })] })
  await save('kit', {
    skus: [sampleSku('KIT', { estoque: 5 })],
    kit: [
      { sku: 'FINA', quantidade: 2 },
      { sku: 'ARCO', quantidade: 1 },
    ],
  })
  await emptyTables(database.pool, 'reservas')
  const { rows } = await database.pool.query<{ id: number; sku: string }>('select id, sku from skus')
  ids = Object.fromEntries(rows.map(({ id, sku }) => [sku, id]))
  await heard()
})

describe('reserving', () => {
  test('takes all goods; a second order takes more', async () => {
    expect(await reserve({ FINA: 2, ARCO: 5 })).toEqual([])
    expect(await reserve({ FINA: 1 })).toEqual([])

    expect(await stock()).toMatchObject({ FINA: 7, ARCO: 35 })
  })

  test('takes nothing if something is short, and reports all shortages', async () => {
    expect(await reserve({ FINA: 11, ARCO: 1, GROSSA: 2 })).toEqual([
      { idAtributoSimples: ids['FINA'], disponivel: 10 },
      { idAtributoSimples: ids['GROSSA'], disponivel: 1 },
    ])

    expect(await stock()).toEqual({ FINA: 10, GROSSA: 1, ARCO: 40, KIT: 5 })
    expect(await reservations()).toEqual([])
  })

  test('reports a SKU that no longer exists as short', async () => {
    const request = {
      pedido: randomUUID(),
      itens: [{ idAtributoSimples: MISSING, quantidade: 1 }],
      now,
    }

    expect(await database.db.transaction((tx) => reserveStock(tx, request))).toEqual([
      { idAtributoSimples: MISSING, disponivel: 0 },
    ])
  })

  test('takes a kit’s parts; taking parts lowers the kit’s stock', async () => {
    expect(await reserve({ KIT: 2 })).toEqual([])
    expect(await stock()).toMatchObject({ FINA: 6, ARCO: 38, KIT: 3 })

    expect(await reserve({ FINA: 5 })).toEqual([])
    expect(await stock()).toMatchObject({ FINA: 1, KIT: 0 })
  })

  test('shares stock between a kit and its parts in one order', async () => {
    expect(await reserve({ FINA: 7, KIT: 2 })).toEqual([{ idAtributoSimples: ids['KIT'], disponivel: 1 }])
    expect(await reserve({ FINA: 6, KIT: 2 })).toEqual([])

    expect(await stock()).toMatchObject({ FINA: 0, KIT: 0 })
  })

  test('by many orders at once, with goods in any order, takes no more than there is', async () => {
    const requested = [{ KIT: 1 }, { ARCO: 2, FINA: 1 }, { FINA: 1, ARCO: 2 }]
    const outcomes = await Promise.all(Array.from({ length: 24 }, (_, n) => reserve(requested[n % 3]!)))

    const { FINA, ARCO, KIT } = await stock()
    expect(FINA).toBeGreaterThanOrEqual(0)
    expect(KIT).toBe(Math.floor((FINA ?? 0) / 2))
    expect(10 - (FINA ?? 0)).toBe(await reserved('FINA'))
    expect(40 - (ARCO ?? 0)).toBe(await reserved('ARCO'))
    expect(outcomes.filter((lacking) => lacking.length === 0).length).toBeGreaterThanOrEqual(5)
  })
})

describe('pages', () => {
  test('stay cached when one of many units is sold', async () => {
    await reserve({ ARCO: 3 })

    expect(await heard()).toEqual([])
  })

  test('are invalidated when there are much fewer; listings only for the last units', async () => {
    await reserve({ ARCO: 20 })

    expect(await listed('arco')).toMatchObject({ estoque: 20, disponivel: true })
    expect(await heard()).toEqual([`produto:${await productOf('ARCO')}`])
  })

  test('are invalidated everywhere for the last units', async () => {
    await reserve({ ARCO: 37 })

    expect(await listed('arco')).toMatchObject({ estoque: 3 })
    expect(await listed('kit')).toMatchObject({ estoque: 3 })
    expect(await heard()).toEqual(
      expect.arrayContaining([
        `produto:${await productOf('ARCO')}`,
        `produto:${await productOf('KIT')}`,
        'listagem',
      ]),
    )
  })

  test('and listings are invalidated when something sells out or is back in stock', async () => {
    const pedido = randomUUID()
    await reserve({ FINA: 10 }, pedido)

    // The product has variants by gauge, so its page still opens on the fine one.
    expect(await listed('corda')).toEqual({
      estoque: 1,
      precoPor: 1200,
      idSku: ids['FINA'],
      disponivel: true,
    })
    expect(await listed('kit')).toMatchObject({ estoque: 0, disponivel: false })
    expect(await heard()).toContain('listagem')

    await heard()
    await giveBack(pedido)
    expect(await listed('corda')).toEqual({
      estoque: 11,
      precoPor: 900,
      idSku: ids['FINA'],
      disponivel: true,
    })
    expect(await listed('kit')).toMatchObject({ estoque: 5, disponivel: true })
    expect(await heard()).toContain('listagem')
  })
})

describe('after reserving', () => {
  test('goods are returned once', async () => {
    const pedido = randomUUID()
    await reserve({ KIT: 1, GROSSA: 1 }, pedido)
    await Promise.all([giveBack(pedido), giveBack(pedido)])
    await giveBack(pedido)

    expect(await stock()).toEqual({ FINA: 10, GROSSA: 1, ARCO: 40, KIT: 5 })
  })

  test('a sale counts once, and a return subtracts it', async () => {
    const pedido = randomUUID()
    await reserve({ ARCO: 3 }, pedido)
    await sell(pedido)
    await sell(pedido)
    expect(await salesOf('arco')).toEqual([3, 3])
    expect(await stock()).toMatchObject({ ARCO: 37 })

    await giveBack(pedido)
    await giveBack(pedido)
    expect(await salesOf('arco')).toEqual([0, 0])
    expect(await stock()).toMatchObject({ ARCO: 40 })
  })

  test('an order gets its returned goods again while they are in stock', async () => {
    const pedido = randomUUID()
    await reserve({ KIT: 1 }, pedido)
    expect(await again(pedido)).toBe(true)
    await giveBack(pedido)

    expect(await again(pedido)).toBe(true)
    expect(await again(pedido)).toBe(true)
    expect(await stock()).toMatchObject({ FINA: 8, ARCO: 39, KIT: 4 })

    await giveBack(pedido)
    await reserve({ FINA: 9 })
    expect(await again(pedido)).toBe(false)
    expect(await stock()).toMatchObject({ FINA: 1, ARCO: 40 })
  })
})

test('a sale recorded during another reservation has the right balance', async () => {
  const sold = randomUUID()
  await reserve({ ARCO: 1 }, sold)
  let selling: Promise<void> | undefined
  await database.db.transaction(async (tx) => {
    const itens = [{ idAtributoSimples: ids['ARCO']!, quantidade: 2 }]
    await reserveStock(tx, { pedido: randomUUID(), itens, now })
    selling = sell(sold)
    await Promise.race([selling, somebodyWaits()])
  })
  await selling

  const { rows } = await database.pool.query(
    'select tipo, saldo from movimentos_estoque where id_sku = $1 order by id desc limit 2',
    [ids['ARCO']],
  )
  expect(rows).toEqual([
    { tipo: 'venda', saldo: 37 },
    { tipo: 'reserva', saldo: 37 },
  ])
})

describe('a piece', () => {
  const LATER = '2026-11-21T12:20:00+00:00'
  let idAtributoSimples: number
  let [ana, bia] = [0, 0]

  beforeEach(async () => {
    await database.pool.query('delete from skus where exemplar')
    await emptyTables(database.pool, 'carrinhos')
    idAtributoSimples = await samplePiece(database.db, 'ARCO')
    const { rows } = await database.pool.query<{ id: number }>(
      `insert into carrinhos (sessao, mensagens, alterado_em) values (repeat('a', 64), '[]', $1), (repeat('b', 64), '[]', $1) returning id`,
      [now],
    )
    ;[ana, bia] = rows.map(({ id }) => id) as [number, number]
  })

  const hold = (cart: number, until = LATER) =>
    database.pool.query('update exemplares set retido_por = $1, retido_ate = $2', [cart, until])
  const take = (carrinho: number | null, pedido: string = randomUUID()) =>
    database.db.transaction((tx) =>
      reserveStock(tx, { pedido, itens: [{ idAtributoSimples, quantidade: 1 }], carrinho, now }),
    )
  const inStock = async () => (await stock())['ARCO-SN-1']

  test('that another cart holds is not taken: by an order of no cart, or of one whose time ran out', async () => {
    await hold(bia)

    for (const carrinho of [null, ana])
      expect(await take(carrinho)).toEqual([{ idAtributoSimples, disponivel: 0, retidoAte: LATER }])
    expect(await inStock()).toBe(1)
    expect(await reservations()).toEqual([])
  })

  test('goes to the cart that holds it, and to anybody when its time is over', async () => {
    await hold(ana)
    expect(await take(ana)).toEqual([])
    expect(await inStock()).toBe(0)

    await database.pool.query('update skus set estoque = 1 where exemplar')
    await hold(bia, now.toISOString())
    expect(await take(ana)).toEqual([])
  })

  test('is not taken by an order that waited while a cart began to hold it', async () => {
    const client = await database.pool.connect()
    let taking: Promise<Shortage[]>
    try {
      await client.query('begin')
      await client.query('update exemplares set retido_por = $1, retido_ate = $2', [bia, LATER])
      taking = take(ana)
      await somebodyWaits()
      await client.query('commit')
    } finally {
      client.release()
    }

    expect(await taking).toEqual([{ idAtributoSimples, disponivel: 0, retidoAte: LATER }])
    expect(await inStock()).toBe(1)
  })

  test('stays with who holds it when an order is paid too late', async () => {
    const pedido = randomUUID()
    await take(null, pedido)
    await giveBack(pedido)
    await hold(bia)

    expect(await again(pedido)).toBe(false)
    expect(await inStock()).toBe(1)
  })

  test('of an order that is reserved again is its own, whoever put it into the cart when it was sold', async () => {
    const pedido = randomUUID()
    await take(ana, pedido)
    await hold(bia)

    await database.db.transaction(async (tx) => {
      await restock(tx, { pedido, now })
      expect(await reserveAgain(tx, { pedido, now })).toBe(true)
    })
    expect(await inStock()).toBe(0)
  })

  test('that staff put back on sale stays held when its order is returned', async () => {
    const pedido = randomUUID()
    await take(ana, pedido)
    await database.pool.query('update skus set estoque = 1 where exemplar')
    await hold(bia)
    await giveBack(pedido)

    expect(await take(null)).toMatchObject([{ retidoAte: LATER }])
  })
})

/** Waits until a transaction of this database waits for a lock. */
async function somebodyWaits() {
  for (let waiting = 0; waiting === 0; ) {
    const { rows } = await database.pool.query(
      `select count(*)::integer as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    waiting = rows[0]?.waiting
  }
}

/** The tags invalidated since the last call. Notifications of a commit arrive before the result of a later query. */
async function heard(): Promise<string[]> {
  await listener.query('select 1')
  return notified.splice(0)
}

function reserve(goods: Record<string, number>, pedido: string = randomUUID()): Promise<Shortage[]> {
  const itens = Object.entries(goods).map(([sku, quantidade]) => ({
    idAtributoSimples: ids[sku]!,
    quantidade,
  }))

  return database.db.transaction((tx) => reserveStock(tx, { pedido, itens, now }))
}

function giveBack(pedido: string) {
  return database.db.transaction((tx) => restock(tx, { pedido, now }))
}

function sell(pedido: string) {
  return database.db.transaction((tx) => sellReservation(tx, { pedido, now }))
}

function again(pedido: string) {
  return database.db.transaction((tx) => reserveAgain(tx, { pedido, now }))
}

async function stock(): Promise<Record<string, number>> {
  const { rows } = await database.pool.query<{ sku: string; estoque: number }>(
    'select sku, estoque from skus',
  )
  return Object.fromEntries(rows.map(({ sku, estoque }) => [sku, estoque]))
}

async function reservations() {
  const { rows } = await database.pool.query('select * from reservas')
  return rows
}

async function reserved(sku: string): Promise<number> {
  const { rows } = await database.pool.query<{ soma: number }>(
    `select coalesce(sum(quantidade), 0)::integer as soma from reservas where id_sku = $1 and situacao = 'reservada'`,
    [ids[sku]],
  )
  return rows[0]!.soma
}

async function productOf(sku: string): Promise<number> {
  const { rows } = await database.pool.query<{ id: number }>(
    'select id_produto as id from skus where sku = $1',
    [sku],
  )
  return rows[0]!.id
}

async function listed(slug: string) {
  const { rows } = await database.pool.query(
    `select l.estoque, preco_por as "precoPor", id_sku as "idSku", disponivel
     from listagem l join produtos p on p.id = l.id_produto where p.slug = $1`,
    [slug],
  )
  return rows[0]
}

async function salesOf(slug: string): Promise<number[]> {
  const { rows } = await database.pool.query<{ p: number; l: number }>(
    'select p.vendas as p, l.vendas as l from produtos p join listagem l on l.id_produto = p.id where p.slug = $1',
    [slug],
  )
  return [rows[0]!.p, rows[0]!.l]
}
