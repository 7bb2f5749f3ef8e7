import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { changeStock } from '../../change-stock.ts'
import { reserveStock } from '../../reservations/reserve-stock.ts'
import { restock } from '../../reservations/restock.ts'
import { notifyRestock } from '../notify-restock.ts'
import { holdForQueue } from './hold-for-queue.ts'
import { bindHold, endHold, passHoldsOn, startHold } from './holds.ts'

const CART = 7
const quem = { id: 1, nome: 'Ana', email: '', papel: null, permissoes: [] }

let database: TestDatabase
let sku: number

beforeAll(async () => {
  database = await testDatabase()
  await prepareFixtures(database.db)
  await database.pool.query(`insert into funcionarios (id, nome, email, papel, criado_em)
    overriding system value values (1, 'Ana', 'ana@loja.test', 'dono', now()) on conflict do nothing`)
})
afterAll(() => database.close())
beforeEach(async () => {
  await emptyTables(
    database.pool,
    'reservas_espera',
    'avisos_estoque',
    'reservas',
    'movimentos_estoque',
    'pgboss.job',
  )
  await hours(24)
  await saveProduct(database, sampleProduct('violino', { skus: [sampleSku('V44', { estoque: 0 })] }))
  await database.pool.query(`update skus set estoque = 0`)
  sku = (await database.pool.query(`select id from skus where sku = 'V44'`)).rows[0].id
})

test('units that come back are held for the first ones, and the rest is for sale', async () => {
  const [first, second] = await queue('a', 'b')
  await move(3)

  expect(await onHold()).toEqual([first, second])
  expect(await stock()).toBe(1)
  expect(await jobs()).toBe(2)
  expect(await history()).toEqual([
    ['entrada', 3, 3, ''],
    ['ajuste', -2, 1, 'Reservado para a fila'],
  ])
})

test('holds no more than there is, however the database joins', async () => {
  const [first] = await queue('a', 'b', 'c', 'd', 'e')
  await database.pool.query(`update skus set estoque = 1 where id = ${sku}`)
  await database.db.transaction(async (tx) => {
    for (const way of ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material'])
      await tx.execute(`set local enable_${way} = off`)
    await holdForQueue(tx, [sku])
  })

  expect(await onHold()).toEqual([first])
  expect(await stock()).toBe(0)
})

test('one unit is held for the first; a stranger gets none, and the holder buys it', async () => {
  const [first] = await queue('a', 'b')
  await move(1)
  await bindHold(database.db, { idAviso: first!, carrinho: CART })

  expect(await buy(null)).toBe(false)
  expect(await buy(CART + 1)).toBe(false)
  expect(await buy(CART)).toBe(true)
  expect(await buy(CART)).toBe(false)
  expect(await onHold()).toEqual([])
  expect(await stock()).toBe(0)
  expect((await history()).slice(2)).toEqual([
    ['ajuste', 1, 1, 'Reserva da fila liberada'],
    ['reserva', -1, 0, ''],
  ])
})

test('a hold that nobody uses passes to the next, until the queue is empty', async () => {
  const [first, second] = await queue('a', 'b')
  await move(1)
  const end = (await startHold(database.db, { idAviso: first!, now: new Date() }))!
  await passHoldsOn(database.db, new Date(end.getTime() - 1))
  expect(await onHold()).toEqual([first])

  await passHoldsOn(database.db, end)
  expect(await onHold()).toEqual([second])
  expect(await stock()).toBe(0)

  const next = (await startHold(database.db, { idAviso: second!, now: new Date() }))!
  await passHoldsOn(database.db, next)
  expect(await onHold()).toEqual([])
  expect(await stock()).toBe(1)
})

test('a hold whose mail was never sent ends after a week', async () => {
  await queue('a')
  await move(1)
  await passHoldsOn(database.db, new Date(Date.now() + 6 * 86_400_000))
  expect(await stock()).toBe(0)
  await passHoldsOn(database.db, new Date(Date.now() + 8 * 86_400_000))
  expect(await stock()).toBe(1)
})

test('who leaves gives the unit to the next, and a cancelled order too', async () => {
  const [first, second] = await queue('a', 'b')
  await move(1)
  await database.db.transaction((tx) => endHold(tx, first!))
  expect(await onHold()).toEqual([second])

  await bindHold(database.db, { idAviso: second!, carrinho: CART })
  const pedido = randomUUID()
  expect(await buy(CART, pedido)).toBe(true)
  const [third] = await queue('c')
  await database.db.transaction((tx) => restock(tx, { pedido, now: new Date() }))
  expect(await onHold()).toEqual([third])
  expect(await stock()).toBe(0)
})

test('units that are taken away by hand are taken from the last hold, whose place is back', async () => {
  const [first, second] = await queue('a', 'b')
  await move(2)
  await move(-1)

  expect(await onHold()).toEqual([first])
  expect(await waiting()).toEqual([second])
  await expect(move(-2)).rejects.toMatchObject({ code: 'EstoqueNegativo' })
  expect(await onHold()).toEqual([first])
  await move(1)
  expect(await onHold()).toEqual([first, second])
})

test('a saved product counts held units among those that the merchant names', async () => {
  const [first] = await queue('a', 'b')
  const save = (estoque: number) =>
    saveProduct(
      database,
      sampleProduct('violino', { skus: [sampleSku('V44', { estoque, precoPor: 1000 + estoque })] }),
    )
  await save(1)
  expect([await onHold(), await stock()]).toEqual([[first], 0])
  await save(3)
  expect([(await onHold()).length, await stock()]).toEqual([2, 1])
  await save(1)
  expect([await onHold(), await stock()]).toEqual([[first], 0])
})

test('a store that holds nothing sends mails in order', async () => {
  await hours(0)
  const [first, ...others] = await queue('a', 'b', 'c', 'd')
  await move(1)
  expect(await onHold()).toEqual([])
  await notifyRestock({ db: database.db, now: new Date() })

  expect(await jobs()).toBe(3)
  expect(await waiting()).toEqual([others.at(-1)])
  expect(first).toBeDefined()
})

test('what comes back by another way is held by the job', async () => {
  const [first] = await queue('a')
  await database.pool.query('update skus set estoque = 2 where id = $1', [sku])
  await Promise.all([1, 2, 3].map(() => notifyRestock({ db: database.db, now: new Date() })))

  expect(await onHold()).toEqual([first])
  expect(await stock()).toBe(1)
  expect(await jobs()).toBe(1)
})

test('strangers, the holder and the end of the hold race for the last unit: one of them gets it', async () => {
  for (let round = 0; round < 24; round++) {
    await emptyTables(database.pool, 'reservas_espera', 'avisos_estoque', 'reservas', 'movimentos_estoque')
    await database.pool.query('update skus set estoque = 0')
    const [first, second] = await queue(`a${round}`, `b${round}`)
    await move(1)
    await bindHold(database.db, { idAviso: first!, carrinho: CART })
    const end = (await startHold(database.db, { idAviso: first!, now: new Date() }))!
    const steps = [
      () => buy(CART),
      () => buy(null),
      () => passHoldsOn(database.db, end).then(() => false),
      () => buy(CART),
      () =>
        move(-1).then(
          () => false,
          () => false,
        ),
      () => move(1).then(() => false),
    ]
    const shift = round % steps.length
    const results = await Promise.all([...steps.slice(shift), ...steps.slice(0, shift)].map((step) => step()))

    const bought = results.filter(Boolean).length
    const { rows } = await database.pool.query(
      `select coalesce(sum(quantidade), 0)::int as total from movimentos_estoque where tipo in ('entrada', 'perda')`,
    )
    // Every unit is for sale, held or bought.
    expect((await stock()) + (await onHold()).length + bought).toBe(rows[0].total)
    expect(await stock()).toBeGreaterThanOrEqual(0)
    expect((await history()).at(-1)?.[2]).toBe(await stock())
    expect(second).toBeDefined()
  }
})

async function queue(...names: string[]): Promise<number[]> {
  const ids: number[] = []
  for (const name of names) {
    const { rows } = await database.pool.query(
      `insert into avisos_estoque (id_sku, id_produto, nome, email, contato, mensagem, mailing, criado_em, confirmado_em)
       select id, id_produto, '', $2, '', '', false, clock_timestamp(), clock_timestamp() from skus where id = $1
       returning id`,
      [sku, `${name}@example.com`],
    )
    ids.push(rows[0].id)
  }

  return ids
}

function move(quantidade: number) {
  const [tipo, motivo] = quantidade > 0 ? (['entrada', ''] as const) : (['perda', 'Quebrou'] as const)

  return database.db.transaction((tx) =>
    changeStock(tx, { tipo, motivo, itens: [{ idSku: sku, quantidade }], quem, now: new Date() }),
  )
}

async function buy(carrinho: number | null, pedido: string = randomUUID()): Promise<boolean> {
  const lacking = await database.db.transaction((tx) =>
    reserveStock(tx, {
      pedido,
      carrinho,
      itens: [{ idAtributoSimples: sku, quantidade: 1 }],
      now: new Date(),
    }),
  )

  return lacking.length === 0
}

async function hours(value: number) {
  await database.pool.query(
    `insert into configuracao (id, valor) values (1, $1) on conflict (id) do update set valor = excluded.valor`,
    [{ sistema: { espera: { horas: value } } }],
  )
}

const onHold = () => idsOf('select id_aviso as id from reservas_espera order by id_aviso')
const waiting = () => idsOf('select id from avisos_estoque where avisado_em is null order by id')

async function idsOf(query: string): Promise<number[]> {
  return (await database.pool.query(query)).rows.map(({ id }) => id)
}

async function stock(): Promise<number> {
  return (await database.pool.query('select estoque from skus where id = $1', [sku])).rows[0].estoque
}

async function jobs(): Promise<number> {
  const { rows } = await database.pool.query(
    `select count(*)::int as total from pgboss.job where name = 'reviews.send-restock'`,
  )

  return rows[0].total
}

async function history(): Promise<[string, number, number, string][]> {
  const { rows } = await database.pool.query(
    `select tipo, quantidade, saldo, motivo from movimentos_estoque where id_sku = $1 order by id`,
    [sku],
  )

  return rows.map(({ tipo, quantidade, saldo, motivo }) => [tipo, quantidade, saldo, motivo])
}
