import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Cart } from '#contract/cart/cart.ts'
import type { Checkout } from '#contract/cart/checkout.ts'
import type { FreightQuote } from '#contract/settings/shipping.ts'
import { freightTables } from '#demo/freight.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { settleUse } from '#platform/customers/teaching/purchases/credit-ledger.ts'
import { sampleList } from '#platform/customers/teaching/teaching.fixtures.ts'
import { createMail } from '#platform/mail/mail.ts'
import { renderMail } from '#platform/mail/render.tsx'
import { keepEarnings } from '#platform/orders/lifecycle/list-purchases.ts'
import { accountsAt } from '#platform/payments/accounts/accounts.fixtures.ts'
import { saveFreightTables } from '#platform/shipping/freight-tables/save-freight-tables.ts'
import { testApi } from '#tests/support/api.ts'
import { loggedIn } from '#tests/support/customer.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { openMailbox } from '#tests/support/mailbox.ts'
import { testContext } from '#tests/support/request-context.ts'
import { staffContext } from '#tests/support/staff.ts'
import { addShopAccount } from '#tools/counterparts/shop-account.ts'
import { type Providers, startProviders } from '#tools/counterparts/start-providers.ts'
import { type Ask, newSession, placeOrder, readyToPay } from '#tools/shopper/shopper.ts'
import { getStoreOrder } from '../access/get-store-order.ts'
import { editOrder } from '../editing/edit-order.ts'
import { sendOrderMail } from '../mail/send-order-mail.ts'
import { cancelOrder } from './cancel-order.ts'
import { recordEvent } from './record-event.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const PRICE = 10_000
const SCHOOL = {
  destinatario: 'Escola Aurora',
  cep: '80010000',
  logradouro: 'Rua das Flores',
  numero: '10',
  complemento: '',
  bairro: 'Centro',
  cidade: 'Curitiba',
  uf: 'PR',
  referencia: '',
}

let database: TestDatabase
let psp: Providers
let ask: Ask
let product: number
let sku: number
let buyers = 0

beforeAll(async () => {
  database = await testDatabase()
  psp = await startProviders()
  await addShopAccount(testContext(database.db))
  const payments = accountsAt(psp)
  const api = testApi<unknown>(database.db)
  ask = (method, path, call) => api(method, path, { ...call, context: { now: NOW, payments } })
  await prepareFixtures(database.db)
  await saveFreightTables(database, freightTables())
  product = (
    await saveProduct(
      database,
      sampleProduct('arco', { skus: [sampleSku('ARCO', { precoPor: PRICE, estoque: 500 })] }),
    )
  ).id
  sku = (await database.pool.query('select id from skus')).rows[0].id
})
afterAll(async () => {
  await psp.close()
  await database.close()
})
beforeEach(() => database.pool.query("update pedidos set email = 'x' || id || '@example.com'"))

describe('what an order has for pupils', () => {
  test('is booked with what is paid for it', async () => {
    const list = await listOf({ conta: { percentual: 10 } })
    // Three of the pupil's and one more: a list's discount is 10% of three quarters.
    const { id } = await order(list, { units: 3, more: 1 })

    expect(await purchases(id)).toEqual([
      {
        id_aluno: list.alunos[0],
        id_item: list.itens[0],
        id_sku: sku,
        quantidade: 3,
        valor: 27_750,
        desconto: 10,
        credito: 0,
        situacao: 'reservada',
      },
    ])
    const { rows } = await database.pool.query(
      'select ajustes, total from pedidos_itens where id_pedido = $1',
      [id],
    )
    expect(rows).toEqual([
      {
        ajustes: [{ tipo: 'lista', origem: list.idLista, label: 'Lista de Clara Nunes', valor: -3000 }],
        total: 37_000,
      },
    ])
    expect((await database.pool.query('select from carrinho_alunos')).rowCount).toBe(0)
  })

  test('is paid with the order, less its part of the Pix discount', async () => {
    const list = await listOf({ conta: { percentual: 0 } })
    const { id } = await order(list, { units: 2 })
    await event(id, 'approvePayment')

    expect(await purchases(id)).toMatchObject([{ situacao: 'paga', valor: 18_000 }])
  })

  test.each([
    ['cancelled', ['cancel'], 'cancelada'],
    ['expired', ['expire'], 'cancelada'],
    ['paid by mistake', ['approvePayment', 'undoPayment'], 'reservada'],
    ['reopened by late money', ['expire', 'reopen'], 'paga'],
    ['sent back', ['approvePayment', 'startPicking', 'ship', 'receiveReturn'], 'cancelada'],
  ] as const)('of an order that was %s', async (_case, events, situacao) => {
    const { id } = await order(await listOf({}), { units: 1 })
    for (const one of events) await event(id, one)

    expect(await purchases(id)).toMatchObject([{ situacao }])
  })

  test('has the list’s discount once, of two parents who order at the same moment', async () => {
    const list = await listOf({ conta: { percentual: 10 }, itens: [{ idProduto: product, quantidade: 1 }] })
    const shoppers = await Promise.all([ready(list, { units: 1 }), ready(list, { units: 1 })])
    const placed = await Promise.all(shoppers.map((shopper) => placeOrder(ask, shopper, 'um')))
    const [refused] = placed.filter(({ status }) => status === 409)

    expect(placed.map(({ status }) => status).sort()).toEqual([201, 409])
    // The total too, if the second order was read after the first one was placed.
    expect(refused?.body).toMatchObject({
      code: 'CompraMudou',
      data: { mudancas: expect.arrayContaining([expect.objectContaining({ tipo: 'desconto' })]) },
    })
    // At the full price, which the second parent sees then, it may be bought all the same.
    const late = shoppers[placed.findIndex(({ status }) => status === 409)]!
    const { versao } = (await ask('GET', '/checkout/purchase', late)).body as { versao: string }
    const { body } = await placeOrder(ask, { ...late, versao }, 'dois')
    expect(await purchases((body as { id: string }).id)).toMatchObject([{ desconto: 0, valor: PRICE }])
  })

  test('has no benefit beyond what the pupil needs', async () => {
    const one = [{ idProduto: product, quantidade: 2 }]
    const earning = await listOf({ conta: { beneficio: 'credito', percentual: 10 }, itens: one })
    await order(earning, { units: 1 })
    const { id } = await order(earning, { units: 2 })
    expect(await purchases(id)).toMatchObject([
      { quantidade: 1, credito: 10 },
      { quantidade: 1, credito: 0 },
    ])
    await event(id, 'approvePayment')
    expect(await ledger(earning.idCliente)).toEqual([['ganho', 900]])
    const cheaper = await listOf({ conta: { percentual: 10 }, itens: one })
    await order(cheaper, { units: 1 })
    const second = await order(cheaper, { units: 2 })

    expect(await purchases(second.id)).toMatchObject([
      { quantidade: 1, desconto: 10 },
      { quantidade: 1, desconto: 0 },
    ])
    await edit(second.id, 1)
    expect(await purchases(second.id)).toMatchObject([{ quantidade: 1, desconto: 10, valor: 8100 }])
  })

  test('of two parents for one pupil is booked twice', async () => {
    const list = await listOf({})
    const orders = await Promise.all([order(list, { units: 1 }), order(list, { units: 1 })])

    for (const { id } of orders) expect(await purchases(id)).toMatchObject([{ situacao: 'reservada' }])
  })

  test('of a list that was closed meanwhile needs another look at the price, and is booked all the same', async () => {
    const list = await listOf({})
    const shopper = await ready(list, { units: 1 })
    await database.pool.query("update listas_ensino set situacao = 'fechada' where id = $1", [list.idLista])
    const refused = await placeOrder(ask, shopper, 'fechada')

    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'CompraMudou',
        data: {
          mudancas: [
            { mensagem: 'O desconto “Lista de Clara Nunes” não vale mais.' },
            { mensagem: expect.stringContaining('O total mudou') },
          ],
        },
      },
    })
    const { versao } = (await ask('GET', '/checkout/purchase', shopper)).body as { versao: string }
    const { body } = await placeOrder(ask, { ...shopper, versao }, 'agora')
    expect(await purchases((body as { id: string }).id)).toMatchObject([{ desconto: 0, valor: PRICE }])
  })

  test('follows an edit of the order, at the agreed percentage', async () => {
    const list = await listOf({ conta: { percentual: 10 } })
    const { id } = await order(list, { units: 3 })
    await database.pool.query('update contas_ensino set percentual = 50')
    await edit(id, 2)

    expect(await purchases(id)).toMatchObject([{ quantidade: 2, valor: 16_200, desconto: 10 }])
    const { rows } = await database.pool.query('select total from pedidos_itens where id_pedido = $1', [id])
    expect(rows).toEqual([{ total: 18_000 }])
  })

  test('is shown with its pupil to the buyer, by mail, and to staff who see the buyer', async () => {
    const list = await listOf({ lista: { nome: 'Arco 1' } })
    const shopper = await ready(list, { units: 2, more: 1 })
    const { id, chave } = (await placeOrder(ask, shopper, 'um')).body as { id: string; chave: string }
    const alunos = [{ nome: 'Ana', lista: 'Arco 1', quantidade: 2 }]

    expect((await ask('GET', `/sale/${id}?chave=${chave}`, shopper)).body).toMatchObject({
      itens: [{ alunos }],
    })
    expect(await mailText(id)).toContain('Para: Ana (Arco 1)')
    for (const [papel, shown] of [
      ['expedicao', alunos],
      ['leitura', []],
    ] as const) {
      const staff = await staffContext(database.db, papel, { now: NOW, payments: accountsAt(psp) })
      expect((await getStoreOrder(staff, { id })).itens).toMatchObject([{ alunos: shown }])
    }
    await database.pool.query('delete from listas_alunos where id = $1', [list.alunos[0]])
    expect((await ask('GET', `/sale/${id}?chave=${chave}`, shopper)).body).toMatchObject({
      itens: [{ alunos: [] }],
    })
  })

  test('stays in the order when the pupil is erased', async () => {
    const list = await listOf({})
    const { id } = await order(list, { units: 1 })
    await database.pool.query('delete from listas_alunos where id = $1', [list.alunos[0]])
    await event(id, 'approvePayment')

    expect(await purchases(id)).toMatchObject([{ id_aluno: null, situacao: 'paga' }])
  })
})

describe('a class whose goods are collected', () => {
  const lista = { entrega: 'escola' as const, prazo: '2026-11-27', endereco: SCHOOL }

  test('has them sent to the school, free and without an address of the buyer', async () => {
    const list = await listOf({ lista, conta: { tipo: 'escola', nome: 'Escola Aurora' } })
    const session = newSession()
    await takeFor(list, 1, session)
    await ask('PUT', '/checkout/purchase/buyer', { session, body: BUYER })
    const idFrete = `escola-${list.idLista}`
    const { body } = await ask('PUT', '/checkout/purchase/delivery', { session, body: { idFrete } })
    const { versao, entrega, passo, totais } = body as Checkout
    const school = entrega.cotacao?.fretes[0]

    expect(passo).toBe('pagamento')
    expect(totais.frete).toBe(0)
    // Until the last day, a day's handling, and seven business days of transport.
    expect(school?.prazo).toBe(5 + 1 + 7)
    expect(school).toMatchObject({
      id: idFrete,
      label: 'Entrega na Escola Aurora',
      detalhe: 'Junto com os pedidos da turma: Rua das Flores, 10, Curitiba/PR.',
      escola: true,
    })
    // Nothing else is left out because this is free.
    expect(entrega.cotacao?.fretes.length).toBeGreaterThan(1)
    const placed = await placeOrder(ask, { session, versao: versao ?? '' }, 'escola')
    const { rows } = await database.pool.query('select endereco, frete from pedidos where id = $1', [
      (placed.body as { id: string }).id,
    ])
    expect(rows).toMatchObject([
      {
        endereco: { logradouro: 'Rua das Flores', complemento: '' },
        frete: { id: idFrete, valor: 0, escola: true },
      },
    ])
  })

  test('pays what the store wants for the delivery to this school', async () => {
    const conta = { tipo: 'escola' as const, nome: 'Escola Aurora', freteEscola: 1200 }
    const list = await listOf({ lista, conta })
    const session = newSession()
    await takeFor(list, 1, session)
    const link = `/teaching/links/aluno/${list.alunos[0]}?chave=${list.chaves[0]}`
    expect((await ask('GET', link, { session })).body).toMatchObject({ entrega: 'escola', freteEscola: 1200 })
    await ask('PUT', '/checkout/purchase/buyer', { session, body: BUYER })
    const { body } = await ask('PUT', '/checkout/purchase/delivery', {
      session,
      body: { idFrete: `escola-${list.idLista}` },
    })

    expect((body as Checkout).totais).toMatchObject({ frete: 1200 })
  })

  test.each([
    ['something else in the cart', { more: 1 }, {}, ''],
    ['units of another class too', { other: true }, {}, ''],
    ['a list that every buyer gets at home', {}, { entrega: 'cadaUm' as const }, ''],
    ['a list that is closed', {}, {}, "update listas_ensino set situacao = 'fechada'"],
  ])('gets each at home with %s', async (_case, cart, change, statement) => {
    const list = await listOf({ lista: { ...lista, ...change } })
    const session = newSession()
    await takeFor(list, 1, session)
    if ('other' in cart) await takeFor(await listOf({ lista }), 1, session)
    if ('more' in cart)
      await ask('POST', '/checkout/cart', {
        session,
        body: { itens: [{ idProduto: product, quantidade: 1 }] },
      })
    if (statement) await database.pool.query(statement)
    const { body } = await ask('POST', '/shipment/cart', { session, body: { cep: '01001-000' } })

    expect((body as FreightQuote).fretes.filter(({ escola }) => escola)).toEqual([])
  })

  test('of a customer leaves the school out of their own addresses', async () => {
    const list = await listOf({ lista })
    const { token, idCliente } = await loggedIn(database.db, {
      documento: '52998224725',
      celular: '+5511987654321',
    })
    await takeFor(list, 1, token)
    const idFrete = `escola-${list.idLista}`
    const { body } = await ask('PUT', '/checkout/purchase/delivery', { session: token, body: { idFrete } })
    const placed = await placeOrder(ask, { session: token, versao: (body as Checkout).versao ?? '' }, 'conta')

    expect(placed.status).toBe(201)
    const { rowCount } = await database.pool.query('select from enderecos_clientes where id_cliente = $1', [
      idCliente,
    ])
    expect(rowCount).toBe(0)
  })
})

describe('a teacher’s credit', () => {
  const conta = { beneficio: 'credito' as const, percentual: 10 }

  test('is earned when the order is paid, and discounts nothing', async () => {
    const list = await listOf({ conta })
    const { id } = await order(list, { units: 2, more: 2 })
    expect(await ledger(list.idCliente)).toEqual([])
    await event(id, 'approvePayment')

    expect(await purchases(id)).toMatchObject([{ desconto: 0, credito: 10, valor: 18_000 }])
    expect(await ledger(list.idCliente)).toEqual([['ganho', 1800]])
  })

  test.each([
    [
      'undone',
      ['approvePayment', 'undoPayment'],
      [
        ['ganho', 900],
        ['estorno', -900],
      ],
    ],
    [
      'paid again',
      ['approvePayment', 'undoPayment', 'approvePayment'],
      [
        ['ganho', 900],
        ['estorno', -900],
        ['ganho', 900],
      ],
    ],
    [
      'cancelled',
      ['approvePayment', 'cancel'],
      [
        ['ganho', 900],
        ['estorno', -900],
      ],
    ],
    ['expired', ['expire'], []],
  ] as const)('is taken back once it is %s', async (_case, events, entries) => {
    const list = await listOf({ conta })
    const { id } = await order(list, { units: 1 })
    for (const one of events) await event(id, one)

    expect(await ledger(list.idCliente)).toEqual(entries)
  })

  test('shrinks with a refund of a part, once for each state', async () => {
    const list = await listOf({ conta })
    const { id } = await order(list, { units: 1 })
    await event(id, 'approvePayment')
    const context = { ...testContext(database.db), now: NOW }
    for (const estornado of [500, 500, 1000])
      await keepEarnings(context, id, [{ situacao: 'pago', valor: 2000, estornado }])

    expect(await ledger(list.idCliente)).toEqual([
      ['ganho', 900],
      ['estorno', -225],
      ['estorno', -225],
    ])
  })

  test('pays for the teacher’s own order, and comes back when that is cancelled', async () => {
    const { token, idCliente } = await teacherWith(4000)
    const { id, total } = await own(token)

    expect(total).toBe(PRICE - 4000)
    expect(await ledger(idCliente)).toEqual([
      ['ajuste', 4000],
      ['uso', -4000],
    ])
    await event(id, 'cancel')
    expect(await ledger(idCliente)).toEqual([
      ['ajuste', 4000],
      ['uso', -4000],
      ['devolucao', 4000],
    ])
  })

  test('is taken again by an order that is reopened, even if it was spent elsewhere', async () => {
    const { token, idCliente } = await teacherWith(4000)
    const { id } = await own(token)
    await event(id, 'expire')
    await own(token)
    await event(id, 'reopen')

    expect((await ledger(idCliente)).reduce((sum, [, valor]) => sum + valor, 0)).toBe(-4000)
  })

  test('of two orders in the same moment pays for one', async () => {
    const { idCliente } = await teacherWith(PRICE)
    const list = await listOf({})
    const orders = await Promise.all([order(list, { units: 1 }), order(list, { units: 1 })])
    const use = ({ id }: { id: string }) =>
      database.db.transaction((tx) => settleUse(tx, { idPedido: id, idCliente, valor: PRICE, now: NOW }))

    expect((await Promise.all(orders.map(use))).toSorted()).toEqual([false, true])
    expect(await ledger(idCliente)).toEqual([
      ['ajuste', PRICE],
      ['uso', -PRICE],
    ])
  })

  test('is edited with its order, up to what was agreed', async () => {
    const { token, idCliente } = await teacherWith(4000)
    const { id } = await own(token, 2)
    await database.pool.query(
      "insert into creditos_ensino (id_cliente, tipo, valor, em) values ($1, 'ajuste', 50000, now())",
      [idCliente],
    )
    await edit(id, 1)
    const { rows } = await database.pool.query('select total from pedidos_itens where id_pedido = $1', [id])

    expect(rows).toEqual([{ total: PRICE - 4000 }])
    expect((await ledger(idCliente)).filter(([tipo]) => tipo !== 'ajuste')).toEqual([['uso', -4000]])
  })
})

const BUYER = {
  nomeRazao: 'Rosa Lima',
  documento: '111.444.777-35',
  email: 'rosa@example.com',
  celular: '(11) 98765-4321',
}

type List = Awaited<ReturnType<typeof sampleList>>

function listOf(input: Partial<Parameters<typeof sampleList>[1]>): Promise<List> {
  return sampleList(testContext(database.db), { itens: [{ idProduto: product, quantidade: 5 }], ...input })
}

function takeFor(list: List, quantidade: number, session: string) {
  return ask('POST', `/teaching/links/aluno/${list.alunos[0]}/cart`, {
    session,
    body: { chave: list.chaves[0], itens: [{ idItem: list.itens[0], idSku: sku, quantidade }] },
  })
}

async function ready(
  list: List,
  { units, more = 0 }: { units: number; more?: number },
  session = newSession(),
) {
  await takeFor(list, units, session)
  const itens =
    more > 0 ? [{ idProduto: product, quantidade: more }] : [{ idProduto: product, quantidade: 1 }]
  const shopper = await readyToPay(ask, buyers++, { itens }, session)
  if (more > 0) return shopper
  // The shopper's tool adds something first.
  await ask('PUT', '/checkout/cart', {
    session,
    body: { idProduto: product, idAtributoSimples: sku, quantidade: units },
  })
  const { versao } = (await ask('GET', '/checkout/purchase', shopper)).body as { versao: string }

  return { ...shopper, versao }
}

async function order(list: List, units: { units: number; more?: number }): Promise<{ id: string }> {
  const { status, body } = await placeOrder(ask, await ready(list, units), 'um')
  expect(status).toBe(201)

  return body as { id: string }
}

/** A teacher with credit, logged in. */
async function teacherWith(valor: number) {
  const customer = await loggedIn(database.db, { documento: null })
  await listOf({ conta: { idCliente: customer.idCliente } })
  await database.pool.query(
    "insert into creditos_ensino (id_cliente, tipo, valor, em) values ($1, 'ajuste', $2, now())",
    [customer.idCliente, valor],
  )

  return customer
}

function readyOwn(token: string, quantidade = 1) {
  return readyToPay(ask, buyers++, { itens: [{ idProduto: product, quantidade }] }, token)
}

async function own(token: string, quantidade = 1): Promise<{ id: string; total: number }> {
  const shopper = await readyOwn(token, quantidade)
  const { carrinho } = (await ask('GET', '/checkout/purchase', shopper)).body as { carrinho: Cart }
  const { body } = await placeOrder(ask, shopper, `${buyers}`)

  return { ...(body as { id: string }), total: carrinho.total }
}

function event(id: string, evento: Parameters<typeof recordEvent>[1]['evento']) {
  const context = { ...testContext(database.db), now: NOW }
  if (evento === 'cancel') return cancelOrder(context, { id, quem: 'loja' })

  return database.db.transaction((tx) => recordEvent({ db: tx, now: NOW }, { id, evento, quem: 'loja' }))
}

/** The first mail about an order, as plain text. */
async function mailText(idPedido: string): Promise<string | undefined> {
  const context = testContext(database.db, { now: NOW })
  const mailbox = openMailbox()
  const { transport } = mailbox
  const mail = createMail(
    { sender: async () => ({ transport, from: 'loja@loja.test' }), render: renderMail },
    context,
  )
  const payments = accountsAt(psp)
  await sendOrderMail({ ...context, payments, mail, idTarefa: idPedido }, { idPedido, tipo: 'instrucoesPix' })

  return mailbox.messages[0]?.text
}

async function edit(id: string, quantidade: number) {
  const context = await staffContext(database.db, 'dono', { now: NOW, payments: accountsAt(psp) })
  const { rows } = await database.pool.query('select versao from pedidos where id = $1', [id])
  await editOrder(context, {
    id,
    versao: rows[0].versao,
    itens: [{ idAtributoSimples: sku, quantidade }],
    manterFrete: true,
  })
}

async function purchases(id: string) {
  const { rows } = await database.pool.query(
    `select id_aluno, id_item, id_sku, quantidade, valor, desconto, credito, situacao from listas_compras
     where id_pedido = $1 order by id`,
    [id],
  )

  return rows
}

async function ledger(idCliente: number): Promise<[string, number][]> {
  const { rows } = await database.pool.query(
    'select tipo, valor from creditos_ensino where id_cliente = $1 order by id',
    [idCliente],
  )

  return rows.map(({ tipo, valor }) => [tipo, valor])
}
