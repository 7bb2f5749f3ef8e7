import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { StockCount, StockCountLine, StockLevel, StockMovement } from '#contract/catalog/stock.ts'
import type { Role } from '#domain/staff/permissions.ts'
import type { Database } from '#platform/database/connect.ts'
import { sampleOrder } from '#platform/orders/orders.fixtures.ts'
import { planOf, plansOf, type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { testContext } from '#tests/support/request-context.ts'
import { staffContext, testAdminApi } from '#tests/support/staff.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '../catalog.fixtures.ts'
import { saveProduct } from '../product/editing/save-product.ts'
import { lowStock } from './list-stock-levels.ts'
import { moveStock } from './move-stock.ts'
import { purgeMovements } from './purge-movements.ts'
import { pickReservation } from './reservations/pick-reservation.ts'
import { reserveAgain } from './reservations/reserve-again.ts'
import { reserveStock } from './reservations/reserve-stock.ts'
import { restock } from './reservations/restock.ts'
import { sellReservation } from './reservations/sell-reservation.ts'
import { notifyRestock } from './waiting/notify-restock.ts'

type Answer = {
  code: string
  data: { itens: { sku: string; estoque: number }[] }
  mensagens: { mensagem: string }[]
  itens: (StockMovement & StockLevel & StockCountLine)[]
  total: number
} & Omit<StockLevel, 'situacao'> &
  StockCount &
  Pick<StockCountLine, 'contado' | 'esperado'>

const EAN = '7891234567895'
const now = new Date('2026-11-21T12:00:00Z')

let database: TestDatabase
let ask: ReturnType<typeof testAdminApi<Answer>>
let ids: Record<string, number>

beforeAll(async () => {
  database = await testDatabase()
  ask = testAdminApi<Answer>(database.db)
  await prepareFixtures(database.db)
})
afterAll(() => database.close())

beforeEach(async () => {
  await database.pool.query('delete from produtos')
  await emptyTables(
    database.pool,
    'reservas',
    'movimentos_estoque',
    'inventarios_linhas',
    'avisos_estoque',
    'reservas_espera',
  )
  const save = (slug: string, changes = {}) => saveProduct(database, sampleProduct(slug, changes))
  await save('corda', {
    nome: 'Corda Lá Ré',
    skus: [
      sampleSku('FINA', { ean: EAN, estoque: 10 }, { Calibre: 'Fina' }),
      sampleSku('GROSSA', { estoque: 0 }, { Calibre: 'Grossa' }),
    ],
  })
  await save('arco', { skus: [sampleSku('ARCO', { estoque: 4 })] })
  await save('conjunto', { skus: [sampleSku('KIT', { estoque: 4 })], kit: [{ sku: 'ARCO', quantidade: 1 }] })
  const { rows } = await database.pool.query<{ id: number; sku: string }>('select id, sku from skus')
  ids = Object.fromEntries(rows.map(({ id, sku }) => [sku, id]))
})

describe('moving stock', () => {
  test('adds to the stock and records who and why in the history', async () => {
    const { status, body } = await move('entrada', { FINA: 5, ARCO: 2 }, 'Nota 123')
    expect(status).toBe(200)
    expect(body.itens).toEqual([
      { idSku: ids['FINA'], estoque: 15 },
      { idSku: ids['ARCO'], estoque: 6 },
    ])

    const { body: history } = await ask('GET', `/stock/movements?idSku=${ids['FINA']}`, { papel: 'leitura' })
    expect(history.itens).toMatchObject([
      {
        tipo: 'entrada',
        quantidade: 5,
        saldo: 15,
        motivo: 'Nota 123',
        quem: 'Pessoa de expedicao',
        produto: 'Corda Lá Ré',
      },
      { tipo: 'cadastro', quantidade: 10, saldo: 10, quem: 'Loja' },
    ])
    expect(history.total).toBe(2)
    expect(await audited()).toMatchObject([
      { acao: 'estoque.movimentado', alvo_nome: 'FINA' },
      { acao: 'estoque.movimentado', alvo_nome: 'ARCO' },
    ])
  })

  test('updates kits with their parts, also in the history; kits themselves can’t be moved', async () => {
    await move('entrada', { ARCO: 2 })
    expect(await stock()).toMatchObject({ ARCO: 6, KIT: 6 })
    expect(await historyOf('KIT')).toMatchObject([
      { tipo: 'kit', quantidade: 2, saldo: 6 },
      { tipo: 'cadastro' },
    ])

    const { status, body } = await move('entrada', { KIT: 1 })
    expect([status, body.code]).toEqual([422, 'CadastroInvalido'])
  })

  test('never goes below zero: all lines or none, and reports what is short', async () => {
    const { status, body } = await move('perda', { FINA: 1, ARCO: 5 }, 'Quebrou')
    expect([status, body.code]).toEqual([409, 'EstoqueNegativo'])
    expect(body.data.itens).toMatchObject([{ sku: 'ARCO', estoque: 4 }])
    expect(body.mensagens[0]?.mensagem).toContain('ARCO tem 4')
    expect(await stock()).toMatchObject({ FINA: 10, ARCO: 4 })
    expect(await historyOf('FINA')).toHaveLength(1)
  })

  test.each([
    ['perda', { FINA: 1 }, ''],
    ['entrada', { FINA: -1 }, ''],
    ['ajuste', { FINA: 0 }, 'Nada'],
  ] as const)('refuses %s of %j with the reason %j', async (tipo, itens, motivo) => {
    const { status, body } = await move(tipo, itens, motivo)
    expect([status, body.code]).toEqual([422, 'CadastroInvalido'])
  })

  test('may exceed the limit of one movement, and the product form still opens', async () => {
    await move('entrada', { FINA: 1_000_000 })
    await move('entrada', { FINA: 1_000_000 })
    const { rows } = await database.pool.query('select id_produto from skus where id = $1', [ids['FINA']])
    const { status } = await ask('GET', `/products/${rows[0].id_produto}`, { papel: 'catalogo' })
    expect(status).toBe(200)
  })

  test('refuses an unknown SKU', async () => {
    const { body } = await ask('POST', '/stock/movements', {
      papel: 'gerente',
      body: { tipo: 'entrada', itens: [{ idSku: 2_000_000_000, quantidade: 1 }] },
    })
    expect(body.code).toBe('ReferenciaInexistente')
  })

  test.each([
    ['leitura', 403],
    ['atendimento', 403],
    ['financeiro', 403],
    ['expedicao', 200],
    ['catalogo', 200],
  ] as const)('answers %s with %i', async (papel, status) => {
    expect((await move('entrada', { FINA: 1 }, '', papel)).status).toBe(status)
  })

  test('counts simultaneous movements and orders, and none takes more than there is', async () => {
    const movements = Array.from({ length: 6 }, (_, n) =>
      n % 2 ? move('saida', { FINA: 3, ARCO: 1 }, 'Uso') : move('saida', { ARCO: 1, FINA: 3 }, 'Uso'),
    )
    const orders = Array.from({ length: 6 }, () => reserve({ FINA: 2, KIT: 1 }))
    await Promise.all([...movements, ...orders])

    const left = await stock()
    expect(left['FINA']).toBeGreaterThanOrEqual(0)
    expect(left['KIT']).toBe(left['ARCO'])
    for (const sku of ['FINA', 'ARCO', 'KIT']) {
      const history = await historyOf(sku)
      expect(history.reduce((sum, { quantidade }) => sum + quantidade, 0)).toBe(left[sku])
      expect(history[0]?.saldo).toBe(left[sku])
    }
  })

  test('notifies customers who wait for the product', async () => {
    await database.pool.query(
      `insert into avisos_estoque (id_sku, id_produto, nome, email, contato, mensagem, mailing, criado_em)
       select id, id_produto, 'Clara', 'clara@example.com', '', '', false, $2 from skus where id = $1`,
      [ids['GROSSA'], now],
    )
    await notifyRestock(testContext(database.db))
    expect(await describeValue()).toBe(0)

    await move('entrada', { GROSSA: 3 })
    await notifyRestock(testContext(database.db))
    expect(await describeValue()).toBe(1)
  })
})

describe('the history of orders', () => {
  test('has reservation, sale and return, each once', async () => {
    const pedido = randomUUID()
    await reserve({ FINA: 2 }, pedido)
    await database.db.transaction((tx) => sellReservation(tx, { pedido, now }))
    await database.db.transaction((tx) => sellReservation(tx, { pedido, now }))
    await database.db.transaction((tx) => restock(tx, { pedido, now }))
    await database.db.transaction((tx) => restock(tx, { pedido, now }))

    expect(await historyOf('FINA')).toMatchObject([
      { tipo: 'devolucao', unidades: 2, quantidade: 2, saldo: 10, pedido: { id: pedido, numero: null } },
      { tipo: 'venda', unidades: 2, quantidade: 0, saldo: 8 },
      { tipo: 'reserva', unidades: 2, quantidade: -2, saldo: 8 },
      { tipo: 'cadastro' },
    ])
  })

  test('lists the orders that hold units until they are returned', async () => {
    const context = testContext(database.db, { payments: [] })
    const idProduto = (await level('FINA')).idProduto
    const { pedido } = await database.db.transaction((tx) =>
      sampleOrder({ ...context, db: tx }, { sku: { idProduto, id: ids['FINA']! }, quantidade: 3 }),
    )
    const { body } = await ask('GET', `/stock/levels/${ids['FINA']}/orders`, { papel: 'expedicao' })
    expect(body).toMatchObject({
      total: 1,
      itens: [{ pedido: { id: pedido.id, numero: pedido.numero }, quantidade: 3 }],
    })
    expect(await level('FINA')).toMatchObject({ estoque: 7, reservado: 3 })

    await database.db.transaction((tx) => restock(tx, { pedido: pedido.id, now }))
    expect(await level('FINA')).toMatchObject({ estoque: 10, reservado: 0 })
    expect((await historyOf('FINA'))[0]).toMatchObject({
      tipo: 'liberacao',
      pedido: { numero: pedido.numero },
    })
  })

  test('is purged after five years', async () => {
    await database.pool.query(`update movimentos_estoque set em = '2021-11-20' where id_sku = $1`, [
      ids['FINA'],
    ])
    await purgeMovements(testContext(database.db))

    expect(await historyOf('FINA')).toEqual([])
    expect(await historyOf('ARCO')).toHaveLength(1)
  })
})

describe('stock levels', () => {
  test.each([
    ['corda la', ['FINA', 'GROSSA']],
    ['RÉ', ['FINA', 'GROSSA']],
    ['gros', ['GROSSA']],
    [EAN, ['FINA']],
    ['100%', []],
  ])('a search for %j finds %j', async (busca, found) => {
    const { body } = await ask('GET', `/stock/levels?busca=${encodeURIComponent(busca)}`, {
      papel: 'leitura',
    })
    expect(body.itens.map(({ sku }) => sku)).toEqual(found)
    expect(body.total).toBe(found.length)
  })

  test('show what distinguishes a SKU, in pages', async () => {
    const { body } = await ask('GET', '/stock/levels?porPagina=2&pagina=2&ordem=sku', { papel: 'leitura' })
    expect(body).toMatchObject({
      total: 4,
      itens: [
        { sku: 'GROSSA', variacao: 'Calibre: Grossa' },
        { sku: 'KIT', kit: true },
      ],
    })
  })

  test('SKUs at their minimum and sold-out ones are low, also on the home page', async () => {
    expect((await levels('baixo')).map(({ sku }) => sku)).toEqual(['GROSSA'])
    const { status } = await ask('PUT', '/stock/minimums', {
      papel: 'expedicao',
      body: { itens: [{ idSku: ids['ARCO'], estoqueMinimo: 4 }] },
    })
    expect(status).toBe(200)

    const { itens, total } = await lowStock(await staffContext(database.db, 'leitura'), { limite: 1 })
    expect(total).toBe(2)
    expect(itens).toMatchObject([{ sku: 'GROSSA', estoque: 0 }])
    expect((await levels('baixo')).map(({ sku }) => sku).sort()).toEqual(['ARCO', 'GROSSA'])
    expect(await level('ARCO')).toMatchObject({ estoqueMinimo: 4 })
  })

  test('low SKUs are counted by their index', async () => {
    const [count] = await plansOf(database.pool, { part: 'count(*)' }, () => levels('baixo'))

    expect(count).toMatch(/Scan (using|on) skus_em_falta/)
  })

  test('a scanned code is an EAN or the store’s own code; others are unknown', async () => {
    const find = (codigo: string) => ask('GET', `/stock/codes/${codigo}`, { papel: 'expedicao' })
    expect((await find(EAN)).body.sku).toBe('FINA')
    expect((await find('arco')).body.sku).toBe('ARCO')
    expect((await find('7890000000000')).status).toBe(404)
  })

  test('finds a code in an index', async () => {
    const find = `select id from skus where without_accents(sku) = without_accents('corda-a')`

    expect(await planOf(database.pool, find)).toMatch(/Index Scan (using|on) skus_codigo/)
  })
})

describe('adds up scans, and applies the differences to the current stock', () => {
  test('adds what is read, and takes the differences to what there is by then', async () => {
    const { body: count } = await ask('POST', '/stock/counts', {
      papel: 'expedicao',
      body: { nome: 'Corredor 1' },
    })
    await reserve({ FINA: 1 })
    await Promise.all(Array.from({ length: 6 }, () => read(count.id, EAN)))
    const { body: line } = await read(count.id, EAN, 2)
    // Ten less one that an unpaid order holds, which is still on the shelf.
    expect(line).toMatchObject({ contado: 8, esperado: 10 })
    await read(count.id, 'ARCO', 4)
    await reserve({ FINA: 3 })

    const { body: lines } = await ask('GET', `/stock/counts/${count.id}/lines?filtro=diferentes`, {
      papel: 'leitura',
    })
    expect(lines.itens).toMatchObject([
      { sku: 'FINA', contado: 8, esperado: 10, contadoPor: 'Pessoa de expedicao' },
    ])
    const { body: applied } = await ask('POST', `/stock/counts/${count.id}/application`, {
      papel: 'expedicao',
      body: {},
    })
    expect(applied).toMatchObject({ situacao: 'aplicado', linhas: 2, diferencas: 1 })

    expect(await stock()).toMatchObject({ FINA: 4, ARCO: 4 })
    expect((await historyOf('FINA'))[0]).toMatchObject({
      tipo: 'inventario',
      quantidade: -2,
      saldo: 4,
      motivo: 'Corredor 1',
      idInventario: count.id,
    })
  })

  test('expects paid goods until they are picked: a correct shelf changes nothing', async () => {
    const pedido = randomUUID()
    await reserve({ FINA: 3 }, pedido)
    await database.db.transaction((tx) => sellReservation(tx, { pedido, now }))
    const id = await opened()
    // Seven on sale and three paid: all ten are on the shelf.
    expect((await read(id, 'FINA', 10)).body).toMatchObject({ contado: 10, esperado: 10 })
    await apply(id)
    expect(await stock()).toMatchObject({ FINA: 7 })

    await database.db.transaction((tx) => pickReservation(tx, { pedido, now }))
    const next = await opened()
    expect((await read(next, 'FINA', 7)).body).toMatchObject({ contado: 7, esperado: 7 })
    await apply(next)
    expect(await stock()).toMatchObject({ FINA: 7 })
  })

  test('expects goods that were picked, returned and sold again', async () => {
    const pedido = randomUUID()
    const change = (work: (tx: Database, of: { pedido: string; now: Date }) => Promise<unknown>) =>
      database.db.transaction((tx) => work(tx, { pedido, now }))
    await reserve({ FINA: 3 }, pedido)
    for (const work of [sellReservation, pickReservation, restock, reserveAgain, sellReservation])
      await change(work)

    expect((await read(await opened(), 'FINA', 10)).body).toMatchObject({ esperado: 10 })
  })

  test('is applied once, and accepts no scans after that', async () => {
    const id = await opened()
    await read(id, 'ARCO', 7)
    const outcomes = await Promise.all([apply(id), apply(id)])

    expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await stock()).toMatchObject({ ARCO: 7, KIT: 7 })
    expect((await read(id, 'ARCO')).body.code).toBe('InventarioFechado')
  })

  test('that would take more than there is changes nothing and stays open', async () => {
    const id = await opened()
    await read(id, 'FINA', 1)
    await reserve({ FINA: 9 })
    const { status, body } = await apply(id)

    expect([status, body.code]).toEqual([409, 'EstoqueNegativo'])
    expect(await stock()).toMatchObject({ FINA: 1 })
    expect((await ask('GET', `/stock/counts/${id}`, { papel: 'leitura' })).body.situacao).toBe('aberto')
  })

  test('can be corrected and discarded', async () => {
    const id = await opened()
    await read(id, EAN, 9)
    await read(id, 'ARCO', 1)
    const correct = (sku: string, contado: number | null) =>
      ask('PUT', `/stock/counts/${id}/lines/${ids[sku]}`, { papel: 'catalogo', body: { contado } })
    expect((await correct('FINA', 10)).status).toBe(200)
    expect((await correct('ARCO', null)).status).toBe(200)
    expect((await correct('GROSSA', 1)).status).toBe(404)
    expect((await ask('GET', `/stock/counts/${id}`, { papel: 'leitura' })).body).toMatchObject({
      linhas: 1,
      diferencas: 0,
    })

    expect((await ask('DELETE', `/stock/counts/${id}`, { papel: 'catalogo' })).body.situacao).toBe(
      'descartado',
    )
    expect(await stock()).toMatchObject({ FINA: 10, ARCO: 4 })
  })

  test('refuses unknown codes and kits', async () => {
    const id = await opened()
    expect((await read(id, '123')).body.code).toBe('CadastroInexistente')
    expect((await read(id, 'KIT')).body.code).toBe('CadastroInvalido')
  })
})

test('the database refuses a negative stock and a movement that does not add up', async () => {
  await expect(database.pool.query('update skus set estoque = -1')).rejects.toThrow('skus_estoque_check')
  await expect(
    database.pool.query(
      `insert into movimentos_estoque (em, id_sku, sku, tipo, unidades, quantidade, saldo, quem)
       values (now(), 1, 'A', 'entrada', 1, -1, 0, 'X')`,
    ),
  ).rejects.toThrow('movimentos_estoque_check')
})

test('a movement is refused without the permission, even without the HTTP layer', async () => {
  const context = await staffContext(database.db, 'leitura')
  await expect(async () =>
    moveStock(context, { tipo: 'entrada', motivo: '', itens: [{ idSku: ids['FINA']!, quantidade: 1 }] }),
  ).rejects.toMatchObject({ code: 'PermissaoNegada' })
})

function move(tipo: string, itens: Record<string, number>, motivo = '', papel: Role = 'expedicao') {
  const lines = Object.entries(itens).map(([sku, quantidade]) => ({ idSku: ids[sku], quantidade }))

  return ask('POST', '/stock/movements', { papel, body: { tipo, motivo, itens: lines } })
}

function read(id: number, codigo: string, quantidade = 1) {
  return ask('POST', `/stock/counts/${id}/readings`, { papel: 'expedicao', body: { codigo, quantidade } })
}

function apply(id: number) {
  return ask('POST', `/stock/counts/${id}/application`, { papel: 'gerente', body: {} })
}

async function opened(): Promise<number> {
  return (await ask('POST', '/stock/counts', { papel: 'catalogo', body: { nome: 'Vitrine' } })).body.id
}

function reserve(goods: Record<string, number>, pedido: string = randomUUID()) {
  const itens = Object.entries(goods).map(([sku, quantidade]) => ({
    idAtributoSimples: ids[sku]!,
    quantidade,
  }))

  return database.db.transaction((tx) => reserveStock(tx, { pedido, itens, now }))
}

async function historyOf(sku: string) {
  return (await ask('GET', `/stock/movements?idSku=${ids[sku]}`, { papel: 'leitura' })).body.itens
}

async function level(sku: string) {
  return (await ask('GET', `/stock/levels/${ids[sku]}`, { papel: 'leitura' })).body
}

async function levels(filtro: string) {
  return (await ask('GET', `/stock/levels?filtro=${filtro}`, { papel: 'leitura' })).body.itens
}

async function stock(): Promise<Record<string, number>> {
  const { rows } = await database.pool.query<{ sku: string; estoque: number }>(
    'select sku, estoque from skus',
  )

  return Object.fromEntries(rows.map(({ sku, estoque }) => [sku, estoque]))
}

async function audited() {
  return (await database.pool.query('select acao, alvo_nome from auditoria order by id')).rows
}

async function describeValue(): Promise<number> {
  const { rowCount } = await database.pool.query('select from avisos_estoque where avisado_em is not null')

  return rowCount ?? 0
}
