import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AdminTradeIn } from '#contract/orders/admin-trade-ins.ts'
import type { Order } from '#contract/orders/orders.ts'
import type { MyTradeIn, MyTradeIns } from '#contract/orders/trade-ins.ts'
import { freightTables } from '#demo/freight.ts'
import { DEFAULT_TRADE_IN_RULES } from '#domain/order/trade-in/trade-in-rules.ts'
import { sampleField } from '#domain/product/specifications/field.fixtures.ts'
import { DAY_MS } from '#domain/time/durations.ts'
import {
  prepareFixtures,
  sampleCategory,
  sampleProduct,
  sampleSku,
} from '#platform/catalog/catalog.fixtures.ts'
import { saveCategory } from '#platform/catalog/collections/categories/save-category.ts'
import { startTemplate } from '#platform/catalog/collections/categories/specification-template.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { eraseOrders } from '#platform/orders/buyer/erase-orders.ts'
import { editOrder } from '#platform/orders/editing/edit-order.ts'
import { cancelOrder } from '#platform/orders/lifecycle/cancel-order.ts'
import { recordEvent } from '#platform/orders/lifecycle/record-event.ts'
import { applyPaymentEvent } from '#platform/orders/payment/apply-payment-event.ts'
import { accountsAt } from '#platform/payments/accounts/accounts.fixtures.ts'
import { recordState } from '#platform/payments/charges/record-state.ts'
import { findState } from '#platform/payments/disputes/find-state.ts'
import { paymentsJobs } from '#platform/payments/jobs.ts'
import { ownPixAccount } from '#platform/payments/own-pix/own-pix.fixtures.ts'
import type { PaymentAccount } from '#platform/payments/port.ts'
import { findPayment, nameAtProvider } from '#platform/payments/rows.ts'
import { saveFreightTables } from '#platform/shipping/freight-tables/save-freight-tables.ts'
import { testApi } from '#tests/support/api.ts'
import { type Customer, loggedIn } from '#tests/support/customer.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { openMailbox, runWaitingJobs } from '#tests/support/mailbox.ts'
import { receivedOrder } from '#tests/support/received-order.ts'
import { testContext } from '#tests/support/request-context.ts'
import { staffContext, testAdminApi } from '#tests/support/staff.ts'
import { addShopAccount } from '#tools/counterparts/shop-account.ts'
import { type Providers, startProviders } from '#tools/counterparts/start-providers.ts'
import { type Ask, placeOrder, readyToPay } from '#tools/shopper/shopper.ts'
import { exportTradeIns } from './export-trade-ins.ts'
import { tradeInJobs } from './jobs.ts'
import { remindOfTradeIns } from './mail/remind-of-trade-ins.ts'
import { lockCredits, spendCredits } from './spend-credits.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
/** Five months before. */
const DELIVERED = new Date('2026-06-15T12:00:00Z')
const PRICE = 50_000
const OWN_KEY = { chave: 'pix@loja.example.com', titular: 'Lira Ltda', documento: '' }
const RULES = { ...DEFAULT_TRADE_IN_RULES, ativa: true }

type Body = MyTradeIns & { code: string }

let database: TestDatabase
let psp: Providers
let ask: Ask
let admin: ReturnType<typeof testAdminApi<AdminTradeIn & { code: string; itens: AdminTradeIn[] }>>
let violins: { idProduto: number } & Record<'1/4' | '1/2' | '3/4' | '4/4', number>
let cello: { idProduto: number; id: number }
let customer: Customer
let pedido: string
/** Where money goes. */
let payments: PaymentAccount[]
let buyers = 0

beforeAll(async () => {
  database = await testDatabase()
  psp = await startProviders()
  await addShopAccount(testContext(database.db))
  const api = testApi<unknown>(database.db)
  ask = (method, path, call) => api(method, path, { ...call, context: { now: NOW, payments } })
  admin = testAdminApi(database.db)
  await prepareFixtures(database.db)
  await saveFreightTables(database, freightTables())
  const size = sampleField({ label: 'Medida', papel: 'tamanho', filtro: true })
  for (const [caminho, instrumento] of [
    ['rabecas', 'violino'],
    ['rabecoes', 'violoncelo'],
  ] as const) {
    await saveCategory(database, sampleCategory(caminho))
    await startTemplate(database.db, { categoria: caminho, instrumento, campos: [size] })
  }
  const sizes = ['1/4', '1/2', '3/4', '4/4'] as const
  const sku = (nome: string) => sampleSku(nome, { precoPor: PRICE, estoque: 500 }, { Medida: nome })
  const { id: idProduto } = await saveProduct(
    database,
    sampleProduct('rabeca', { categoria: 'rabecas', skus: sizes.map(sku) }),
  )
  const { id: idCello } = await saveProduct(
    database,
    sampleProduct('rabecao', {
      categoria: 'rabecoes',
      caracteristicas: [{ label: 'Medida', valor: '4/4', filtro: true }],
      skus: [sampleSku('RABECAO', { precoPor: PRICE, estoque: 500 })],
    }),
  )
  await database.pool.query(
    `insert into webhooks (nome, url, segredo, criado_em, eventos)
     values ('ERP', 'https://erp.example/', repeat('s', 40), now(), '{troca.concluida}')`,
  )
  const { rows } = await database.pool.query<{ id: number; sku: string }>('select id, sku from skus')
  const idOf = (name: string) => rows.find((row) => row.sku === name)?.id ?? 0
  violins = { idProduto, '1/4': idOf('1/4'), '1/2': idOf('1/2'), '3/4': idOf('3/4'), '4/4': idOf('4/4') }
  cello = { idProduto: idCello, id: idOf('RABECAO') }
})
afterAll(async () => {
  await psp.close()
  await database.close()
})
beforeEach(async () => {
  payments = accountsAt(psp)
  await setRules(RULES)
  customer = await loggedIn(database.db, { documento: null })
  pedido = await bought()
})

describe('what can be given in exchange', () => {
  test('is worth its share by age and condition, and leads to the larger sizes', async () => {
    const { podem, trocas } = (await list()).body

    expect(podem).toEqual([
      {
        pedido,
        numero: expect.any(Number),
        posicao: 0,
        unidade: 1,
        nome: expect.any(String),
        descricao: 'violino 1/2',
        meses: 5,
        valores: { otimo: 24_000, bom: 20_400, gasto: 14_400 },
        tamanhos: [
          { tamanho: '3/4', listagens: [expect.objectContaining({ url: '/rabecas?medida=3-4' })] },
          { tamanho: '4/4', listagens: [expect.objectContaining({ url: '/rabecas?medida=4-4' })] },
        ],
      },
    ])
    expect(trocas).toEqual([])
  })

  test.each([
    ['the store takes none', () => setRules(DEFAULT_TRADE_IN_RULES)],
    ['it was not delivered', () => set(`situacao = 'enviado'`)],
    ['it was returned', () => set(`situacao = 'devolvido'`)],
    ['it can still be returned', () => set(`entregue_em = '2026-11-15T12:00:00Z'`)],
    ['it is too old', () => set(`entregue_em = '2021-06-15T12:00:00Z'`)],
    ['it is the size of an adult', () => setItem(`id_sku = ${violins['4/4']}`)],
    ['it was almost a present', () => setItem('total = 5000')],
    [
      'it was refunded for a defect',
      () =>
        database.pool.query(
          `insert into pedidos_defeitos (id_pedido, relato, escolha, itens, aberto_em, desfecho, resolvido_em)
           values ($1, 'Trincou', 'reembolso', $2, now(), 'reembolsado', now())`,
          [pedido, JSON.stringify([{ idAtributoSimples: violins['1/2'], quantidade: 1 }])],
        ),
    ],
  ])('is nothing if %s', async (_, change) => {
    await change()

    expect((await list()).body.podem).toEqual([])
    expect(await accept()).toMatchObject({ status: 409, body: { code: 'TrocaNaoPermitida' } })
  })

  test('is each unit of two, one after the other, each at half of what was paid', async () => {
    await setItem('quantidade = 2, total = 80000')
    await accept()
    const { podem } = (await list()).body

    expect(podem).toMatchObject([{ unidade: 2, valores: { otimo: 24_000 } }])
    expect((await accept({ unidade: 2 })).body.podem).toEqual([])
    expect((await accept({ unidade: 3 })).status).toBe(409)
  })
})

describe('accepting', () => {
  test('stores the credit once, however often it is requested, also at the same time', async () => {
    await mailSubjects()
    const answers = await Promise.all([accept(), accept(), accept(), accept()])

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    const { trocas, podem } = (await list()).body
    expect(trocas).toMatchObject([
      { situacao: 'aceita', condicao: 'bom', valor: 20_400, validaAte: '2027-01-20T12:00:00.000Z', deve: 0 },
    ])
    expect(podem).toEqual([])
    expect(await mailSubjects()).toEqual(['Seu crédito de R$ 204,00 está pronto'])
  })

  test("of somebody else's order is refused, and so is a visitor", async () => {
    const other = await loggedIn(database.db, { documento: null })

    expect(await call('POST', '', acceptBody(), other.token)).toMatchObject({
      status: 404,
      body: { code: 'TrocaInexistente' },
    })
    expect((await call('POST', '', acceptBody(), 'x'.repeat(43))).status).toBe(401)
  })

  test('can be withdrawn by its owner until an order uses it', async () => {
    const id = await accepted()
    const other = await loggedIn(database.db, { documento: null })

    expect((await call('DELETE', `/${id}`, undefined, other.token)).status).toBe(404)
    expect((await call('DELETE', `/${id}`)).body).toMatchObject({
      trocas: [{ situacao: 'desistida' }],
      podem: [{ unidade: 1 }],
    })
    expect((await call('DELETE', `/${id}`)).status).toBe(409)
    const again = await accepted()
    await buy('3/4')
    expect((await call('DELETE', `/${again}`)).status).toBe(409)
  })

  test('again after it expired stores another', async () => {
    await accepted()
    await setTradeIn(`valida_ate = '2026-11-20T12:00:00Z'`)

    expect((await list()).body.trocas).toMatchObject([{ situacao: 'desistida' }])
    const { trocas } = (await accept()).body
    expect(trocas.map(({ situacao }) => situacao).sort()).toEqual(['aceita', 'desistida'])
  })
})

describe('the cart', () => {
  test.each([
    ['3/4', 29_600],
    ['4/4', 29_600],
    ['1/2', 50_000],
    ['1/4', 50_000],
  ] as const)('with a %s costs %i', async (size, total) => {
    await accept()

    expect(await cartWith(violins.idProduto, violins[size])).toMatchObject({ total })
  })

  test('shows the credit as a line of its own, and none for another family', async () => {
    await accept()

    expect(await cartWith(cello.idProduto, cello.id)).toMatchObject({ total: PRICE, ajustes: [] })
    expect(await cartWith(violins.idProduto, violins['3/4'])).toMatchObject({
      total: 2 * PRICE - 20_400,
      ajustes: [{ tipo: 'troca', label: 'Crédito da troca: violino 1/2', valor: -20_400 }],
    })
  })

  test.each([
    ['expired', () => setTradeIn(`valida_ate = '2026-11-20T12:00:00Z'`)],
    ['is for an instrument that was returned', () => set(`situacao = 'devolucaoSolicitada'`)],
  ])('pays nothing with a credit that %s', async (_, change) => {
    await accept()
    await change()

    expect(await cartWith(violins.idProduto, violins['3/4'])).toMatchObject({ total: PRICE })
  })
})

describe('an order', () => {
  test('uses the credit up: in its items, its total, and what a return of the piece would give back', async () => {
    const id = await accepted()
    const { order } = await buy('3/4')

    expect(order).toMatchObject({ subtotal: PRICE, itens: [{ total: 26_640 }] })
    expect(order.itens[0]?.ajustes).toMatchObject([
      { tipo: 'troca', origem: id, valor: -20_400 },
      { tipo: 'vista', valor: -2_960 },
    ])
    expect((await list()).body.trocas).toMatchObject([
      { situacao: 'usada', usado: 20_400, novo: { pedido: order.id, numero: order.numero }, enviarAte: null },
    ])
    expect(await cartWith(violins.idProduto, violins['3/4'])).toMatchObject({ total: PRICE })
    expect((await mailSubjects()).at(-1)).toBe('Crédito de R$ 204,00 usado no seu pedido')
  })

  test('of two at once, one gets the credit', async () => {
    await accept()
    const shopper = await ready('3/4')
    const keys = ['a', 'b', 'c', 'd']
    const answers = await Promise.all(keys.map((key) => placeOrder(ask, shopper, `${key}${buyers}`)))

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const { rows } = await database.pool.query(
      `select count(*)::integer as n from pedidos_itens i join pedidos p on p.id = i.id_pedido
       where p.id_cliente = $1 and i.ajustes @> '[{"tipo": "troca"}]'`,
      [customer.idCliente],
    )
    expect(rows).toEqual([{ n: 1 }])
  })

  test('of two different ones in the same moment, one gets the credit', async () => {
    const id = await accepted()
    const ajustes = [{ tipo: 'troca' as const, origem: id, label: '', valor: -10_000 }]
    const { idCliente } = customer
    const orders = await Promise.all([bought(), bought()])
    const spent = await Promise.allSettled(
      orders.map((order) =>
        database.db.transaction(async (db) => {
          await lockCredits(db, [id])
          await spendCredits({ db, now: NOW }, { id: order, idCliente, ajustes })
        }),
      ),
    )

    expect(spent.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(spent.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'TrocaUsada' },
    })
  })

  test("takes no credit of another customer's", async () => {
    const id = await accepted()
    const other = await loggedIn(database.db, { documento: null })
    const ajustes = [{ tipo: 'troca' as const, origem: id, label: '', valor: -10_000 }]
    const spending = database.db.transaction((db) =>
      spendCredits({ db, now: NOW }, { id: pedido, idCliente: other.idCliente, ajustes }),
    )

    await expect(spending).rejects.toMatchObject({ code: 'TrocaUsada' })
  })

  test('is refused if the credit was withdrawn after the price was shown', async () => {
    const id = await accepted()
    const shopper = await ready('3/4')
    await call('DELETE', `/${id}`)

    expect(await placeOrder(ask, shopper, `w${buyers}`)).toMatchObject({
      status: 409,
      body: { code: 'CompraMudou' },
    })
  })

  test('that is cancelled gives the credit back, for a month at least', async () => {
    await accepted()
    const { order } = await buy('3/4')
    await setTradeIn(`valida_ate = '2026-11-22T12:00:00Z'`)
    await cancelOrder(testContext(database.db, { now: NOW }), { id: order.id, quem: 'loja' })

    expect((await list()).body.trocas).toMatchObject([
      { situacao: 'aceita', usado: null, novo: null, validaAte: '2026-12-21T12:00:00.000Z' },
    ])
    expect(await cartWith(violins.idProduto, violins['3/4'])).toMatchObject({ total: 29_600 })
  })

  test('that is cancelled when the instrument has left its owner is flagged, with what to pay', async () => {
    const id = await accepted()
    const { order } = await buy('3/4')
    await call('PUT', `/${id}/sent`, { rastreio: 'AA123456785BR' })
    await cancelOrder(testContext(database.db, { now: NOW }), { id: order.id, quem: 'loja' })

    expect(await attention(order.id)).toContain('devolva-o, ou pague R$ 204,00')
    expect((await list()).body.trocas).toMatchObject([{ situacao: 'aCaminho', rastreio: 'AA123456785BR' }])
  })

  test.each([
    [{ resultado: 'recusada', nota: 'Trinca.' }, ''],
    [{ resultado: 'pior', condicao: 'gasto' }, 'devolva-o, ou pague R$ 144,00.'],
  ])('that is cancelled after %j charges no difference any more', async (found, flag) => {
    const { id, order } = await arrived()
    await inspect(id, found)
    await cancelOrder(testContext(database.db, { now: NOW }), { id: order.id, quem: 'loja' })

    expect((await list()).body.trocas).toMatchObject([{ situacao: 'conferida', deve: 0, paga: false }])
    expect(await call('POST', `/${id}/payment`)).toMatchObject({ status: 409 })
    expect(await attention(order.id)).toContain(flag)
    expect((await attention(order.id)) === '').toBe(flag === '')
    expect(await emitted(id)).toHaveLength(1)
  })

  test.each([
    [{ resultado: 'recusada', nota: 'Trinca.' }, 'Devolva R$ 204,00 da diferença paga'],
    [{ resultado: 'pior', condicao: 'gasto' }, 'ou pague R$ 204,00. Se o devolver, devolva também R$ 60,00'],
  ])('that is cancelled after %j and its payment is flagged with what was paid', async (found, flag) => {
    const { id, order } = await arrived()
    await inspect(id, found)
    await call('POST', `/${id}/payment`)
    await pay(id)
    await cancelOrder(testContext(database.db, { now: NOW }), { id: order.id, quem: 'loja' })

    expect(await attention(order.id)).toContain(flag)
  })

  test('that is cancelled leaves no Pix of a difference to be paid', async () => {
    const { id, order } = await arrived()
    await inspect(id, { resultado: 'pior', condicao: 'gasto' })
    await call('POST', `/${id}/payment`)
    const idPagamento = await paymentOf(id)
    const context = testContext(database.db, { now: NOW, payments })
    await cancelOrder(context, { id: order.id, quem: 'loja' })
    await runWaitingJobs(tradeInJobs, context, openMailbox())

    const { rows } = await database.pool.query('select situacao from pagamentos where id = $1', [idPagamento])
    expect(rows).toEqual([{ situacao: 'cancelado' }])
    expect(psp.pay(nameAtProvider(idPagamento))).toBe(false)
  })

  test('that is paid too late takes its credit again, or is flagged if it is no longer free', async () => {
    const id = await accepted()
    const { order } = await buy('3/4')
    const step = (evento: 'expire' | 'reopen') =>
      database.db.transaction((db) =>
        recordEvent({ db, now: NOW }, { id: order.id, evento, quem: 'relogio' }),
      )
    await step('expire')
    expect((await list()).body.trocas).toMatchObject([{ situacao: 'aceita', usado: null }])
    await step('reopen')
    expect((await list()).body.trocas).toMatchObject([{ situacao: 'usada', usado: 20_400 }])

    await database.pool.query(`update pedidos set situacao = 'aguardandoPagamento' where id = $1`, [order.id])
    await step('expire')
    await call('DELETE', `/${id}`)
    await step('reopen')
    expect(await attention(order.id)).toContain('O crédito da troca de R$ 204,00 vale para este pedido')
  })

  test('that is edited keeps the credit with its piece, and frees it without', async () => {
    await accepted()
    const { order } = await buy('3/4')
    const more = await edit(order.id, 1, [violins['3/4'], cello.id])
    expect(more.itens.map(({ ajustes }) => ajustes.filter(({ tipo }) => tipo === 'troca'))).toMatchObject([
      [{ valor: -20_400 }],
      [],
    ])
    expect((await list()).body.trocas).toMatchObject([{ situacao: 'usada', usado: 20_400 }])
    const less = await edit(order.id, 2, [cello.id])
    expect(less.itens.flatMap(({ ajustes }) => ajustes.filter(({ tipo }) => tipo === 'troca'))).toEqual([])
    expect((await list()).body.trocas).toMatchObject([{ situacao: 'aceita', usado: null }])
  })

  test.each<[string, (id: string) => Promise<unknown>]>([
    ['is on its way', (id) => call('PUT', `/${id}/sent`, { rastreio: '' })],
    ['has come', (id) => admin('POST', `/trade-ins/${id}/arrival`, { papel: 'expedicao' })],
    ['never came', (id) => inspect(id, { resultado: 'naoChegou' })],
  ])('refuses an edit that takes the credit off when the instrument %s', async (_, move) => {
    const id = await accepted()
    const { order } = await buy('3/4')
    await move(id)
    const { situacao } = (await list()).body.trocas[0] as MyTradeIn

    await expect(edit(order.id, 1, [cello.id])).rejects.toMatchObject({
      code: 'PedidoNaoPermite',
      message: expect.stringContaining('já foi enviado ou conferido'),
    })
    expect((await list()).body.trocas).toMatchObject([{ situacao, usado: 20_400 }])
    expect((await edit(order.id, 1, [violins['3/4'], cello.id])).itens).toHaveLength(2)
  })

  test('whose return brings the traded instrument back ends a free credit, and flags a used one', async () => {
    await accepted()
    await returned()
    expect((await list()).body.trocas).toMatchObject([{ situacao: 'desistida' }])

    pedido = await bought()
    await accepted()
    await buy('3/4')
    await returned()
    expect(await attention(pedido)).toContain('já foi dado em troca')
  })
})

describe('a defect of an instrument', () => {
  // Something else in the order: the settlement of a part.
  beforeEach(async () => {
    const produtos = [violins.idProduto, cello.idProduto]
    pedido = await receivedOrder(database.db, {
      produtos,
      idCliente: customer.idCliente,
      entregueEm: DELIVERED,
    })
    await database.pool.query(
      `update pedidos_itens set preco_por = $4, total = $4, id_sku = case posicao when 0 then $2::integer else $3 end
       where id_pedido = $1`,
      [pedido, violins['1/2'], cello.id, PRICE * 0.8],
    )
  })

  test('whose money is given back ends the credit that nobody has used', async () => {
    await accept()
    await settle({ desfecho: 'reembolsado' })

    expect((await list()).body).toMatchObject({ trocas: [{ situacao: 'desistida' }] })
    expect(await cartWith(violins.idProduto, violins['3/4'])).toMatchObject({ total: PRICE })
  })

  test('whose money is given back leaves the credit of another unit', async () => {
    await setItem('quantidade = 2, preco_por = 40000, total = 80000')
    await accept()
    await settle({ desfecho: 'reembolsado' })
    expect((await list()).body.trocas).toMatchObject([{ situacao: 'aceita' }])

    await settle({ desfecho: 'reembolsado' })
    expect((await list()).body.trocas).toMatchObject([{ situacao: 'desistida' }])
  })

  test('whose money is given back is flagged when its credit was used', async () => {
    await accept()
    await buy('3/4')
    await settle({ desfecho: 'reembolsado' })

    expect(await attention(pedido)).toContain('de R$ 204,00, já foi usado: confira a devolução')
    expect((await list()).body.trocas).toMatchObject([{ situacao: 'usada' }])
  })

  test('that lowers its price is flagged when it has a credit, and only then', async () => {
    await settle({ desfecho: 'abatido', valor: 5_000 })
    expect(await attention(pedido)).not.toContain('em troca')
    await accept()
    await settle({ desfecho: 'abatido', valor: 5_000 })

    expect(await attention(pedido)).toContain('baixou R$ 50,00 depois de aceito em troca por')
  })

  test('whose money is given back is flagged with what a credit had paid of it', async () => {
    const ajustes = JSON.stringify([{ tipo: 'troca', origem: 'x', label: '', valor: -20_001 }])
    await setItem(`quantidade = 2, preco_por = 40000, total = 59999, ajustes = '${ajustes}'`)
    await settle({ desfecho: 'reembolsado' })

    expect(await attention(pedido)).toMatch(/O crédito de uma troca pagou R\$ 100,0[01] do que foi devolvido/)
  })

  test.each([
    ['nothing', 80_000, 0, false, 24_000],
    ['a reduction of a tenth', 80_000, 8_000, false, 21_600],
    ['the other piece', 80_000, 40_000, true, 24_000],
    ['the other piece and a tenth of this', 80_000, 44_000, true, 21_600],
    ['what was paid twice', 160_000, 80_000, false, 24_000],
  ])('is worth its price less reductions after refunds of %s', async (_, paid, back, isOther, otimo) => {
    await set('subtotal = 80000, total_itens = 80000, total = 80000')
    await database.pool.query(
      `insert into pagamentos (referencia, chave, metodo, valor, pagador, descricao, expira_em, situacao, criado_em, pago_em,
         recebido, estornado)
       values ($1, $1, 'pix', $2, '{}', 'Pedido', now(), 'pago', now(), now(), $2, $3)`,
      [pedido, paid, back],
    )
    if (isOther)
      await database.pool.query(
        `insert into pedidos_defeitos (id_pedido, relato, escolha, itens, aberto_em, desfecho, resolvido_em)
         values ($1, 'Trincou', 'reembolso', $2, now(), 'reembolsado', now())`,
        [pedido, JSON.stringify([{ idAtributoSimples: cello.id, quantidade: 1 }])],
      )

    const { podem } = (await list()).body
    expect(podem.find((each) => each.pedido === pedido)?.valores.otimo).toBe(otimo)
  })

  async function settle(settlement: { desfecho: string; valor?: number }) {
    await set(`situacao = 'devolucaoSolicitada'`)
    await database.pool.query(
      `insert into pedidos_defeitos (id_pedido, relato, escolha, itens, aberto_em)
       values ($1, 'Trincou', 'reembolso', $2, now())`,
      [pedido, JSON.stringify([{ idAtributoSimples: violins['1/2'], quantidade: 1 }])],
    )
    const body = { nota: '', aVenda: false, valor: 0, ...settlement }
    const path = `/orders/${pedido}/defect/outcome` as const
    expect(await admin('POST', path, { papel: 'dono', body })).toMatchObject({ status: 200 })
  }
})

describe('a reminder', () => {
  const days = (n: number) => new Date(NOW.getTime() + n * DAY_MS)
  // Those of the other tests.
  beforeEach(() => database.pool.query(`update trocas_instrumentos set lembrada_ate = 'infinity'`))

  test.each([
    ['before the last week', 52, []],
    ['in the last week', 53.5, ['Seu crédito de R$ 204,00 vale até 20 de janeiro de 2027']],
    ['after the end', 60.5, []],
  ])('of a credit that nobody uses: %s', async (_, day, subjects) => {
    await accept()
    await mailSubjects()

    expect(await reminded(days(day))).toEqual(subjects)
    expect(await reminded(days(day))).toEqual([])
  })

  test('comes again if an order gives the credit back, with its new end', async () => {
    const id = await accepted()
    await mailSubjects()
    expect(await reminded(days(55))).toHaveLength(1)
    const { order } = await buy('3/4')
    await mailSubjects()
    await cancelOrder(testContext(database.db, { now: days(56) }), { id: order.id, quem: 'loja' })
    expect(await reminded(days(57))).toEqual([])
    const [{ validaAte }] = (await list()).body.trocas.filter((each) => each.id === id) as [MyTradeIn]

    expect(await reminded(new Date(Date.parse(validaAte) - DAY_MS))).toHaveLength(1)
  })

  test('of the instrument comes once before it should be on its way, and not if it is', async () => {
    const id = await accepted()
    const { order } = await buy('3/4')
    await mailSubjects()
    expect(await reminded(days(55))).toEqual([])
    await database.pool.query(`update pedidos set situacao = 'entregue', entregue_em = $2 where id = $1`, [
      order.id,
      days(5),
    ])

    expect(await reminded(days(12))).toEqual([])
    expect(await reminded(days(13.5))).toEqual(['Falta enviar o seu instrumento'])
    expect(await reminded(days(14))).toEqual([])

    await setTradeIn('lembrada_ate = null')
    await remindOfTradeIns(testContext(database.db, { now: days(14) }))
    await call('PUT', `/${id}/sent`, { rastreio: '' })
    expect(await mailSubjects()).toEqual([])
    expect(await reminded(days(14))).toEqual([])
  })

  async function reminded(now: Date): Promise<string[]> {
    await remindOfTradeIns(testContext(database.db, { now }))
    return mailSubjects()
  }
})

describe('the inspection', () => {
  test('as it was said owes nothing', async () => {
    const { id } = await arrived()

    expect(await inspect(id, { resultado: 'comoDito' })).toMatchObject({
      status: 200,
      body: {
        situacao: 'conferida',
        diferenca: 0,
        conferidaPor: expect.any(String),
        condicaoConferida: 'bom',
      },
    })
    expect((await mailSubjects()).at(-1)).toBe('Tudo certo com o seu instrumento')
    expect(await inspect(id, { resultado: 'comoDito' })).toMatchObject({ status: 409 })
  })

  test.each([
    [{ resultado: 'pior', condicao: 'gasto' }, 6_000],
    [{ resultado: 'recusada' }, 20_400],
  ])('%j owes %i, which a Pix pays', async (found, owed) => {
    const { id } = await arrived()
    await inspect(id, { ...found, nota: 'Trinca no tampo.' })

    expect((await list()).body.trocas).toMatchObject([{ deve: owed, nota: 'Trinca no tampo.', pix: null }])
    const paying = (await call('POST', `/${id}/payment`)).body.trocas[0]
    expect(paying).toMatchObject({
      deve: owed,
      pix: { id: expect.any(String), valor: owed, copiaECola: expect.any(String) },
    })
    const again = (await call('POST', `/${id}/payment`)).body.trocas[0]
    expect(again?.pix).toEqual(paying?.pix)
    await pay(id)
    expect((await list()).body.trocas).toMatchObject([{ deve: 0, paga: true, pix: null }])
    expect(await mailSubjects()).toContain('Recebemos o pagamento da troca')
    expect(await call('POST', `/${id}/payment`)).toMatchObject({ status: 409 })
  })

  test('shows up to six pictures to the customer, in order, once it is registered', async () => {
    const { id } = await arrived()
    const sent = [await picture('#a52'), await picture('#25a')]
    expect((await list()).body.trocas).toMatchObject([{ fotos: [] }])
    expect(await inspect(id, { resultado: 'comoDito', fotos: Array(7).fill(sent[0]) })).toMatchObject({
      status: 400,
    })
    expect(await inspect(id, { resultado: 'comoDito', fotos: ['0'.repeat(24)] })).toMatchObject({
      status: 422,
      body: { code: 'ReferenciaInexistente' },
    })
    const fotos = sent.map((hash, i) => ({
      imagem: `/imagens/${hash}/640.jpg`,
      alt: `Foto ${i + 1} da conferência`,
      largura: 60,
      altura: 40,
    }))

    expect((await inspect(id, { resultado: 'comoDito', fotos: sent })).body).toMatchObject({ fotos })
    expect((await list()).body.trocas).toMatchObject([{ fotos }])
  })

  test('names the condition that it found, in the mail and in the account', async () => {
    const { id } = await arrived()
    await inspect(id, { resultado: 'pior', condicao: 'gasto' })

    expect((await list()).body.trocas[0]).toMatchObject({ condicao: 'bom', condicaoConferida: 'gasto' })
    expect((await mails()).at(-1)?.text).toContain(
      'a conferência o viu como “bem usado”. Por isso vale menos.',
    )
  })

  test('of an instrument that goes back says why, and that the whole credit is owed', async () => {
    const { id } = await arrived()
    expect(await inspect(id, { resultado: 'recusada', nota: ' ' })).toMatchObject({
      status: 422,
      body: { code: 'CamposInvalidos' },
    })
    await inspect(id, { resultado: 'recusada', nota: 'Trinca no tampo.' })
    const text = (await mails()).at(-1)?.text

    expect(text).toContain('Trinca no tampo.')
    expect(text).toMatch(/Falta pagar o crédito usado: R\$\s204,00\./)
  })

  test('may write the difference off, then or later', async () => {
    const { id } = await arrived()
    expect((await inspect(id, { resultado: 'pior', condicao: 'gasto', cobrar: false })).body).toMatchObject({
      diferenca: 6_000,
      perdoadaEm: expect.any(String),
    })
    expect((await list()).body.trocas).toMatchObject([{ deve: 0, paga: false }])
    expect(await admin('POST', `/trade-ins/${id}/write-off`, { papel: 'gerente' })).toMatchObject({
      status: 409,
    })

    customer = await loggedIn(database.db, { documento: null })
    pedido = await bought()
    const other = await arrived()
    await inspect(other.id, { resultado: 'recusada', nota: 'Trinca no tampo.' })
    const written = await admin('POST', `/trade-ins/${other.id}/write-off`, { papel: 'financeiro' })
    expect(written.body).toMatchObject({ diferenca: 20_400, perdoadaEm: expect.any(String) })
  })

  test.each(['provider', 'own key'])(
    'cancels the open Pix of a difference that is written off: %s',
    async (kind) => {
      const { id } = await arrived()
      await inspect(id, { resultado: 'pior', condicao: 'gasto' })
      if (kind === 'own key') payments = [ownPixAccount(database.db, () => NOW, OWN_KEY)]
      expect((await call('POST', `/${id}/payment`)).body.trocas).toMatchObject([{ pix: { valor: 6_000 } }])
      const idPagamento = await paymentOf(id)
      await admin('POST', `/trade-ins/${id}/write-off`, { papel: 'financeiro' })
      const context = testContext(database.db, { now: NOW, payments })
      await runWaitingJobs(tradeInJobs, context, openMailbox())

      const { rows } = await database.pool.query('select situacao from pagamentos where id = $1', [
        idPagamento,
      ])
      expect(rows).toEqual([{ situacao: 'cancelado' }])
      if (kind === 'provider') expect(psp.pay(nameAtProvider(idPagamento))).toBe(false)
    },
  )

  test('is paid by a Pix to the store’s own key, and owed again once that is undone', async () => {
    const { id } = await arrived()
    await inspect(id, { resultado: 'pior', condicao: 'gasto' })
    payments = [ownPixAccount(database.db, () => NOW, OWN_KEY)]
    const opened = await call('POST', `/${id}/payment`)
    const proprio = { nome: OWN_KEY.titular, documento: '', txid: expect.any(String) }
    expect(opened.body.trocas).toMatchObject([{ pix: { valor: 6_000, proprio } }])
    const asStaff = (path: string, body: object) =>
      admin('POST', `/own-pix/${path}`, { papel: 'financeiro', body, context: { now: NOW } })
    await asStaff(`${await paymentOf(id)}/receipts`, { valor: 6_000 })
    await runWaitingJobs(
      paymentsJobs(applyPaymentEvent),
      testContext(database.db, { now: NOW }),
      openMailbox(),
    )
    expect((await list()).body.trocas).toMatchObject([{ deve: 0, paga: true }])

    const { rows } = await database.pool.query(
      'select id from pix_proprio_recebimentos where id_cobranca = $1',
      [await paymentOf(id)],
    )
    const undoing = await asStaff(`receipts/${rows[0].id}/undoing`, { nota: 'Era de outra pessoa.' })
    expect(undoing).toMatchObject({ status: 200 })
    expect((await list()).body.trocas).toMatchObject([{ deve: 6_000, paga: false, pix: { valor: 6_000 } }])
    const open = await admin('GET', `/trade-ins?porPagina=200`, { papel: 'leitura' })
    expect(open.body.itens.find((each) => each.id === id)).toMatchObject({ pagaEm: null })
  })

  test.each<[string, object, object, ((id: string) => Promise<unknown>)?]>([
    ['owes nothing', { resultado: 'comoDito' }, { condicao: 'bom', diferenca: 0, paga: false }],
    [
      'is written off',
      { resultado: 'pior', condicao: 'gasto', cobrar: false },
      { condicao: 'gasto', diferenca: 6_000, paga: false },
    ],
    [
      'is written off later',
      { resultado: 'recusada', nota: 'Trinca no tampo.' },
      { condicao: null, diferenca: 20_400, paga: false },
      (id) => admin('POST', `/trade-ins/${id}/write-off`, { papel: 'financeiro' }),
    ],
    [
      'is paid',
      { resultado: 'pior', condicao: 'gasto' },
      { condicao: 'gasto', diferenca: 6_000, paga: true },
      async (id) => {
        await call('POST', `/${id}/payment`)
        await pay(id)
      },
    ],
  ])('tells webhooks once when what is left %s', async (_, found, dados, settle) => {
    const { id } = await arrived()
    await inspect(id, found)
    expect(await emitted(id)).toHaveLength(settle ? 0 : 1)
    await settle?.(id)

    expect(await emitted(id)).toMatchObject([{ id, pedido, credito: 20_400, ...dados }])
  })

  test.each([
    [{ resultado: 'pior', condicao: 'bom' }, 422],
    [{ resultado: 'pior', condicao: 'otimo' }, 422],
    [{ resultado: 'pior' }, 422],
    [{ resultado: 'naoChegou' }, 409],
  ])('%j of what is here is refused (%i)', async (found, status) => {
    const { id } = await arrived()

    expect((await inspect(id, found)).status).toBe(status)
  })

  test('refuses a condition in which the instrument is worth too little, and it stays undecided', async () => {
    const { id } = await arrived()
    await database.pool.query(`update trocas_instrumentos set valores = valores - 'gasto' where id = $1`, [
      id,
    ])

    expect(await inspect(id, { resultado: 'pior', condicao: 'gasto' })).toMatchObject({
      status: 422,
      body: { code: 'CamposInvalidos', data: { campos: [{ campo: 'condicao' }] } },
    })
    expect(await inspect(id, { resultado: 'recusada', nota: 'Gasto demais.' })).toMatchObject({ status: 200 })
  })

  test('of what never came gives it up, and owes all of the credit', async () => {
    const id = await accepted()
    const { order } = await buy('3/4')
    expect((await inspect(id, { resultado: 'comoDito' })).status).toBe(409)
    await database.pool.query(
      `update pedidos set situacao = 'entregue', entregue_em = '2026-11-01T12:00:00Z' where id = $1`,
      [order.id],
    )
    const late = await admin('GET', '/trade-ins?estado=atrasadas', {
      papel: 'leitura',
      context: { now: NOW },
    })
    expect(late.body.itens.find((each) => each.id === id)).toMatchObject({
      atrasada: true,
      enviarAte: '2026-11-16T12:00:00.000Z',
      novo: { numero: order.numero },
    })
    expect((await inspect(id, { resultado: 'naoChegou' })).body).toMatchObject({ diferenca: 20_400 })
  })

  test('comes after the post code and the arrival, each with a mail and an audit entry', async () => {
    const id = await accepted()
    await buy('3/4')
    const code = { codigoPostagem: '987654321' }
    await admin('PUT', `/trade-ins/${id}/post-code`, { papel: 'expedicao', body: code })
    await admin('PUT', `/trade-ins/${id}/post-code`, { papel: 'expedicao', body: code })
    await admin('POST', `/trade-ins/${id}/arrival`, { papel: 'expedicao' })

    expect((await list()).body.trocas).toMatchObject([{ situacao: 'recebida', ...code }])
    expect((await mailSubjects()).slice(-2)).toEqual([
      'Código para postar o seu instrumento',
      'Seu instrumento chegou à loja',
    ])
    const { rows } = await database.pool.query(`select acao from auditoria where alvo_id = $1 order by id`, [
      id,
    ])
    expect(rows.map(({ acao }) => acao)).toEqual(['troca.alterada', 'troca.alterada', 'troca.recebida'])
    expect((await admin('POST', `/trade-ins/${id}/arrival`, { papel: 'expedicao' })).status).toBe(409)
  })

  test.each([
    ['abertas', 'usada', 1],
    ['creditos', 'usada', 0],
    ['creditos', 'aceita', 1],
    ['encerradas', 'aceita', 0],
    ['todas', 'aceita', 1],
  ])('the list %s has a trade-in that is %s: %i', async (estado, situacao, n) => {
    const id = await accepted()
    if (situacao === 'usada') await buy('3/4')
    const { body } = await admin('GET', `/trade-ins?estado=${estado}&porPagina=200`, {
      papel: 'leitura',
      context: { now: NOW },
    })

    expect(body.itens.filter((each) => each.id === id)).toHaveLength(n)
  })
})

describe('an arrival that is undone', () => {
  test.each([
    ['usada', undefined],
    ['aCaminho', 'AA123456785BR'],
  ])('leads back to %s, with a mail and an audit entry', async (situacao, rastreio) => {
    const id = await accepted()
    await buy('3/4')
    if (rastreio) await call('PUT', `/${id}/sent`, { rastreio })
    await admin('POST', `/trade-ins/${id}/arrival`, { papel: 'expedicao' })
    await mails()
    const undone = await undo(id, 'arrival')

    expect(undone).toMatchObject({ status: 200, body: { situacao, recebidaEm: null, usado: 20_400 } })
    expect((await mails()).map(({ subject, text }) => [subject, text.includes('engano')])).toEqual([
      ['Corrigimos a sua troca', true],
    ])
    const { rows } = await database.pool.query(`select acao from auditoria where alvo_id = $1 order by id`, [
      id,
    ])
    expect(rows.at(-1)).toEqual({ acao: 'troca.chegada-desfeita' })
    expect(await undo(id, 'arrival')).toMatchObject({ status: 409, body: { code: 'TrocaNaoPermitida' } })
    expect((await admin('POST', `/trade-ins/${id}/arrival`, { papel: 'expedicao' })).status).toBe(200)
  })

  test('sends no mail of the arrival that nobody has read yet', async () => {
    await mails()
    const { id } = await arrived()
    await undo(id, 'arrival')

    expect(await mailSubjects()).not.toContain('Seu instrumento chegou à loja')
  })

  test('frees the credit of an order that was cancelled meanwhile, unless the instrument was sent', async () => {
    const { id, order } = await arrived()
    await cancelOrder(testContext(database.db, { now: NOW }), { id: order.id, quem: 'loja' })

    expect((await undo(id, 'arrival')).body).toMatchObject({ situacao: 'aceita', usado: null, novo: null })
    expect(await cartWith(violins.idProduto, violins['3/4'])).toMatchObject({ total: PRICE - 20_400 })
  })

  test('while its order is cancelled frees the credit, in whichever order they come', async () => {
    const { id, order } = await arrived()
    await Promise.all([
      undo(id, 'arrival'),
      cancelOrder(testContext(database.db, { now: NOW }), { id: order.id, quem: 'loja' }),
    ])

    expect((await list()).body.trocas).toMatchObject([{ situacao: 'aceita', usado: null }])
  })

  test('while its inspection is registered: one of them is refused', async () => {
    const { id } = await arrived()
    const results = await Promise.all([undo(id, 'arrival'), inspect(id, { resultado: 'comoDito' })])

    expect(results.map(({ status }) => status).sort()).toEqual([200, 409])
    const [undone] = results
    expect((await list()).body.trocas).toMatchObject([
      { situacao: undone?.status === 200 ? 'usada' : 'conferida' },
    ])
  })
})

describe('an inspection that is undone', () => {
  test('owes nothing until it is registered again, and then what that one says', async () => {
    const { id } = await arrived()
    const fotos = [await picture('#5a2')]
    const wrong = await inspect(id, { resultado: 'recusada', nota: 'Trinca no tampo.', fotos })
    expect(wrong.body).toMatchObject({ fotos: [{ arquivo: fotos[0] }] })
    await mails()

    expect(await undo(id, 'inspection')).toMatchObject({
      status: 200,
      body: { situacao: 'recebida', resultado: null, nota: '', fotos: [], diferenca: 0, conferidaPor: null },
    })
    expect((await list()).body.trocas).toMatchObject([{ situacao: 'recebida', deve: 0, nota: '', fotos: [] }])
    expect(await mailSubjects()).toEqual(['Corrigimos a sua troca'])
    expect((await inspect(id, { resultado: 'pior', condicao: 'gasto' })).body).toMatchObject({
      diferenca: 6_000,
    })
    expect(await mailSubjects()).toEqual(['Conferimos o seu instrumento'])
  })

  test('of what never came is awaited again', async () => {
    const id = await accepted()
    await buy('3/4')
    await inspect(id, { resultado: 'naoChegou' })

    expect((await undo(id, 'inspection')).body).toMatchObject({ situacao: 'usada', diferenca: 0 })
    expect((await admin('POST', `/trade-ins/${id}/arrival`, { papel: 'expedicao' })).status).toBe(200)
  })

  test('takes a write-off back', async () => {
    const { id } = await arrived()
    await inspect(id, { resultado: 'pior', condicao: 'gasto', cobrar: false })

    expect((await undo(id, 'inspection')).body).toMatchObject({ diferenca: 0, perdoadaEm: null })
    await inspect(id, { resultado: 'pior', condicao: 'gasto' })
    expect((await list()).body.trocas).toMatchObject([{ deve: 6_000 }])
  })

  test('cancels the Pix of the difference, and the next one asks for the right one', async () => {
    const { id } = await arrived()
    await inspect(id, { resultado: 'recusada', nota: 'Trinca no tampo.' })
    await call('POST', `/${id}/payment`)
    const idPagamento = await paymentOf(id)
    await undo(id, 'inspection')
    await inspect(id, { resultado: 'pior', condicao: 'gasto' })
    // The job that cancels it has not run yet.
    expect((await list()).body.trocas).toMatchObject([{ deve: 6_000, pix: null }])
    expect((await call('POST', `/${id}/payment`)).body.trocas).toMatchObject([{ pix: { valor: 6_000 } }])
    await runWaitingJobs(tradeInJobs, testContext(database.db, { now: NOW, payments }), openMailbox())

    const { rows } = await database.pool.query(
      'select situacao, valor from pagamentos where referencia = $1 order by valor',
      [id],
    )
    expect(rows).toEqual([
      { situacao: 'pendente', valor: 6_000 },
      { situacao: 'cancelado', valor: 20_400 },
    ])
    expect(psp.pay(nameAtProvider(idPagamento))).toBe(false)
  })

  test('is refused once its difference is paid, also before the shop has noted that', async () => {
    const { id } = await arrived()
    await inspect(id, { resultado: 'pior', condicao: 'gasto' })
    await call('POST', `/${id}/payment`)
    await receive(await paymentOf(id))
    const early = await undo(id, 'inspection')
    await pay(id)
    const late = await undo(id, 'inspection')

    for (const refused of [early, late]) {
      expect(refused).toMatchObject({ status: 409, body: { code: 'TrocaNaoPermitida' } })
      expect(JSON.stringify(refused.body)).toContain('O cliente já pagou a diferença desta troca')
    }
    expect((await list()).body.trocas).toMatchObject([{ deve: 0, paga: true }])
  })

  test('while its difference is being paid: what was paid is noted, or to be given back', async () => {
    const { id, order } = await arrived()
    await inspect(id, { resultado: 'pior', condicao: 'gasto' })
    await call('POST', `/${id}/payment`)
    const [undone] = await Promise.all([undo(id, 'inspection'), pay(id)])
    await runWaitingJobs(
      paymentsJobs(applyPaymentEvent),
      testContext(database.db, { now: NOW, payments }),
      openMailbox(),
    )

    const [trade] = (await list()).body.trocas
    if (undone.status === 200) {
      expect(trade).toMatchObject({ situacao: 'recebida', deve: 0, paga: false })
      expect(await attention(order.id)).toContain('Chegou mais do que a diferença da troca')
      await inspect(id, { resultado: 'pior', condicao: 'gasto' })
    } else expect(undone.status).toBe(409)
    expect((await list()).body.trocas).toMatchObject([{ situacao: 'conferida', deve: 0, paga: true }])
  })

  test('whose money came too late pays a part of what the next one finds', async () => {
    const { id, order } = await arrived()
    await inspect(id, { resultado: 'pior', condicao: 'gasto' })
    await call('POST', `/${id}/payment`)
    await undo(id, 'inspection')
    await pay(id)

    expect((await list()).body.trocas).toMatchObject([{ situacao: 'recebida', deve: 0, paga: false }])
    expect(await attention(order.id)).toContain('Chegou mais do que a diferença da troca')
    await inspect(id, { resultado: 'recusada', nota: 'Trinca no tampo.' })
    expect((await list()).body.trocas).toMatchObject([{ deve: 14_400 }])
    expect((await call('POST', `/${id}/payment`)).body.trocas).toMatchObject([{ pix: { valor: 14_400 } }])
  })

  test('is refused once the order that used the credit has ended', async () => {
    const { id, order } = await arrived()
    await inspect(id, { resultado: 'comoDito' })
    await cancelOrder(testContext(database.db, { now: NOW }), { id: order.id, quem: 'loja' })
    const refused = await undo(id, 'inspection')

    expect(refused).toMatchObject({ status: 409, body: { code: 'TrocaNaoPermitida' } })
    expect(JSON.stringify(refused.body)).toContain('cancelado ou devolvido depois da conferência')
  })

  test('of two at once, one is undone', async () => {
    const { id } = await arrived()
    await inspect(id, { resultado: 'comoDito' })
    const results = await Promise.all([undo(id, 'inspection'), undo(id, 'inspection')])

    expect(results.map(({ status }) => status).sort()).toEqual([200, 409])
  })
})

test('pages that everybody shares say whether the store takes instruments, and what it gives', async () => {
  const { faixas, condicoes, minimo, validadeDias, envioDias, instrucoes } = RULES
  const { status, body } = await call('GET', '/terms')
  expect(status).toBe(200)
  expect(body).toEqual({ ativa: true, faixas, condicoes, minimo, validadeDias, envioDias, instrucoes })
  await setRules(DEFAULT_TRADE_IN_RULES)
  expect((await call('GET', '/terms')).body.ativa).toBe(false)
})

test('the account leads to trade-ins while the store takes them, and those who have one always', async () => {
  const shown = async () => (await call('GET', '/shown')).body as unknown as { mostra: boolean }
  expect(await shown()).toEqual({ mostra: true })
  await setRules(DEFAULT_TRADE_IN_RULES)
  expect(await shown()).toEqual({ mostra: false })
  await setRules(RULES)
  await accepted()
  await setRules(DEFAULT_TRADE_IN_RULES)
  expect(await shown()).toEqual({ mostra: true })
})

test('the rules are saved by those who may, once, and accepted credits stay', async () => {
  const id = await accepted()
  const rules = { ...RULES, faixas: [{ meses: 12, porcentagem: 10 }] }
  const read = async () =>
    (await admin('GET', '/trade-in-rules', { papel: 'gerente' })).body as unknown as { versao: number }
  const { versao } = await read()
  const save = (body: object) => admin('PUT', '/trade-in-rules', { papel: 'gerente', body })

  expect(await save({ versao, regras: { ...rules, faixas: [] } })).toMatchObject({ status: 400 })
  expect(await save({ versao, regras: rules })).toMatchObject({ status: 200 })
  expect(await save({ versao, regras: rules })).toMatchObject({ status: 409, body: { code: 'VersaoAntiga' } })
  expect((await list()).body.trocas).toMatchObject([{ id, valor: 20_400 }])
})

test('is in the download of personal data, and erased with the orders but for its amounts', async () => {
  const { id } = await arrived()
  const fotos = [await picture('#5a2')]
  await inspect(id, { resultado: 'pior', condicao: 'gasto', nota: 'Riscado com o nome da Clara.', fotos })
  await call('POST', `/${id}/payment`)

  expect(await exportTradeIns(database.db, customer.idCliente)).toMatchObject([
    {
      condicao: 'bom',
      valor: 20_400,
      nota: 'Riscado com o nome da Clara.',
      fotos: [`/imagens/${fotos[0]}/640.jpg`],
    },
  ])
  await database.db.transaction((tx) => eraseOrders(tx, customer.idCliente))
  const { rows } = await database.pool.query(
    `select t.id_cliente, t.nota, t.valor, (select count(*)::integer from trocas_fotos where id_troca = t.id) as fotos, p.pagador ->> 'email' as email
     from trocas_instrumentos t join pagamentos p on p.referencia = t.id::text where t.id = $1`,
    [id],
  )
  expect(rows).toEqual([{ id_cliente: null, nota: '', valor: 20_400, fotos: 0, email: '' }])
})

describe('an instrument with a passport', () => {
  let bia: Customer

  beforeEach(async () => {
    bia = await loggedIn(database.db, { documento: null })
  })

  const disowned: [string, (codigo: string) => Promise<unknown>][] = [
    ['handed over', (codigo) => handOver(codigo, customer, bia)],
    ['reported stolen', (codigo) => passports(`/${codigo}/loss`, { alerta: 'roubado' })],
    [
      'handed over to somebody who left',
      () => database.pool.query('update passaportes set id_cliente = null where id_pedido = $1', [pedido]),
    ],
  ]

  test.each(disowned)('that was %s is not offered, and accepting it is refused', async (_, change) => {
    const { codigo } = await passport()
    expect((await list()).body.podem).toMatchObject([{ unidade: 1 }])
    await change(codigo)

    expect((await list()).body.podem).toEqual([])
    expect(await accept()).toMatchObject({ status: 409, body: { code: 'TrocaNaoPermitida' } })
  })

  test('pays nothing once it is handed over, and again when it is back', async () => {
    const { codigo } = await passport()
    const id = await accepted()
    await handOver(codigo, customer, bia)
    const ajustes = [{ tipo: 'troca' as const, origem: id, label: '', valor: -10_000 }]
    const spending = database.db.transaction((db) =>
      spendCredits({ db, now: NOW }, { id: pedido, idCliente: customer.idCliente, ajustes }),
    )

    await expect(spending).rejects.toMatchObject({ code: 'TrocaUsada' })
    expect(await cartWith(violins.idProduto, violins['3/4'])).toMatchObject({ total: PRICE })
    expect((await list()).body.trocas).toMatchObject([{ situacao: 'desistida' }])
    const listed = await Promise.all(['creditos', 'encerradas'].map((estado) => idsOf(estado)))
    expect(listed.map((ids) => ids.includes(id))).toEqual([false, true])

    await handOver(codigo, bia, customer)
    expect((await list()).body.trocas).toMatchObject([{ situacao: 'aceita' }])
    expect(await idsOf('creditos')).toContain(id)
  })

  test('can not be handed over while an order uses its credit, until it was inspected', async () => {
    const { id: idPassaporte, codigo } = await passport()
    const link = await passports(`/${codigo}/handover`, {})
    const { id } = await arrived()
    const offered = await passports(`/${codigo}/handover`, {})
    const accepted = await passports(`/handover/${link.body.chave}/accept`, {}, bia.token)
    const read = await ask('GET', `/passports/${codigo}`, { session: customer.token })
    const seen = await admin('GET', `/passports/${idPassaporte}`, { papel: 'atendimento' })

    expect(offered).toMatchObject({ status: 409, body: { code: 'PassaporteNaoPermite' } })
    expect(JSON.stringify(offered.body)).toContain('até a loja o conferir')
    expect(accepted).toMatchObject({ status: 409, body: { code: 'PassaporteNaoPermite' } })
    expect(read.body).toMatchObject({ dono: { emTroca: true } })
    expect(seen.body).toMatchObject({ troca: { id } })
    await inspect(id, { resultado: 'recusada', nota: 'Trincado.' })
    await handOver(codigo, customer, bia)
  })

  test('can be handed over while another unit of its line is awaited', async () => {
    await setItem('quantidade = 2, total = 80000')
    const [first, second] = [await passport(), await passport()]
    await arrived()
    await handOver(first.codigo, customer, bia)

    expect(await passports(`/${second.codigo}/handover`, {})).toMatchObject({ status: 409 })
  })

  test.each([
    // As before orders refused it.
    ['somebody else’s', (codigo: string) => giveTo(codigo, bia)],
    ['reported stolen', (codigo: string) => passports(`/${codigo}/loss`, { alerta: 'roubado' })],
  ])('that was %s on its way goes back: it is not taken', async (_, change) => {
    const { id: idPassaporte, codigo, numeroSerie } = await passport()
    const { id } = await arrived()
    await change(codigo)
    const seen = await admin('GET', `/trade-ins/${id}`, { papel: 'atendimento' })
    const taken = await inspect(id, { resultado: 'comoDito' })

    expect(seen.body).toMatchObject({
      doCliente: false,
      passaportes: [{ id: idPassaporte, numeroSerie, anulado: false }],
    })
    expect(taken).toMatchObject({ status: 409, body: { code: 'TrocaNaoPermitida' } })
    expect(JSON.stringify(taken.body)).toContain('Pelo passaporte, este instrumento é de outra pessoa')
    expect((await inspect(id, { resultado: 'recusada', nota: 'É de outra pessoa.' })).status).toBe(200)
    expect(await isWithdrawn(idPassaporte)).toBe(false)
  })

  test('loses it once it is taken, which the panel shows with its serial number', async () => {
    const { id: idPassaporte, numeroSerie } = await passport()
    const { id } = await arrived()
    const { body } = await inspect(id, { resultado: 'pior', condicao: 'gasto' })

    expect(body).toMatchObject({
      doCliente: true,
      passaportes: [{ id: idPassaporte, numeroSerie, anulado: true, doCliente: true, alerta: null }],
    })
    expect(await attention(pedido)).toBe('')
  })

  test('has it again when its inspection is undone, unless the shop sold it again', async () => {
    const { id: idPassaporte, codigo, numeroSerie } = await passport()
    const { id } = await arrived()
    await inspect(id, { resultado: 'comoDito' })
    expect((await undo(id, 'inspection')).status).toBe(200)

    expect(await isWithdrawn(idPassaporte)).toBe(false)
    const read = await ask('GET', `/passports/${codigo}`, { session: customer.token })
    expect(JSON.stringify(read.body)).toContain('a conferência da troca foi desfeita')
    await inspect(id, { resultado: 'comoDito' })
    expect(await isWithdrawn(idPassaporte)).toBe(true)

    customer = await loggedIn(database.db, { documento: null })
    pedido = await bought()
    await set('pago_em = criado_em')
    await testAdminApi(database.db)('POST', `/orders/${pedido}/passports`, {
      papel: 'expedicao',
      body: { posicao: 0, numeroSerie },
    })
    const refused = await undo(id, 'inspection')
    expect(refused).toMatchObject({ status: 409, body: { code: 'TrocaNaoPermitida' } })
    expect(JSON.stringify(refused.body)).toContain('já tem outro passaporte')
    expect(await isWithdrawn(idPassaporte)).toBe(true)
  })

  test('leaves the account once it is taken, with its reminders', async () => {
    await set('pago_em = criado_em')
    const taken = await ask('POST', '/instruments/bought', {
      session: customer.token,
      body: { pedido, idSku: violins['1/2'] },
    })
    expect(taken.body).toMatchObject({ instrumentos: [{ codigo: 'violino.1-2' }] })
    const { id } = await arrived()
    await inspect(id, { resultado: 'comoDito' })

    // The larger one of the same product, which it paid for, was not paid yet.
    expect((await ask('GET', '/instruments', { session: customer.token })).body).toMatchObject({
      instrumentos: [],
      comprados: [],
    })
  })

  test('that is one of two leaves the other owner theirs', async () => {
    await setItem('quantidade = 2, total = 80000')
    const [own, sold] = [await passport(), await passport()]
    await handOver(sold.codigo, customer, bia)
    expect((await list()).body.podem).toMatchObject([{ unidade: 1 }])
    const { id } = await arrived()
    expect((await list()).body.podem).toEqual([])
    expect((await inspect(id, { resultado: 'comoDito' })).status).toBe(200)

    expect([await isWithdrawn(own.id), await isWithdrawn(sold.id)]).toEqual([true, false])
  })

  test('that is one of two without one flags the order, since nobody knows which came back', async () => {
    await setItem('quantidade = 2, total = 80000')
    const { id: idPassaporte } = await passport()
    const { id } = await arrived()
    await inspect(id, { resultado: 'comoDito' })

    expect(await isWithdrawn(idPassaporte)).toBe(false)
    expect(await attention(pedido)).toContain('Confira e anule o passaporte do que a loja recebeu em troca')
  })

  /** Issues the passport of a unit of the order by the serial number that staff read. */
  async function passport() {
    const numeroSerie = `SERIE-${++buyers}`
    await set('pago_em = criado_em')
    const { body } = await testAdminApi<{ id: number }>(database.db)('POST', `/orders/${pedido}/passports`, {
      papel: 'expedicao',
      body: { posicao: 0, numeroSerie },
    })
    const { rows } = await database.pool.query('select codigo from passaportes where id = $1', [body.id])

    return { numeroSerie, id: body.id, codigo: String(rows[0].codigo) }
  }

  function passports(path: string, body: object, session = customer.token) {
    return ask('POST', `/passports${path}`, { session, body }) as Promise<{
      status: number
      body: { chave: string }
    }>
  }

  async function handOver(codigo: string, from: Customer, to: Customer): Promise<void> {
    const { body } = await passports(`/${codigo}/handover`, {}, from.token)
    expect((await passports(`/handover/${body.chave}/accept`, {}, to.token)).status).toBe(200)
  }

  async function giveTo(codigo: string, { idCliente }: Customer): Promise<void> {
    await database.pool.query('update passaportes set id_cliente = $2 where codigo = $1', [codigo, idCliente])
  }

  async function isWithdrawn(id: number): Promise<boolean> {
    const { rows } = await database.pool.query('select anulado_em from passaportes where id = $1', [id])

    return rows[0].anulado_em !== null
  }

  async function idsOf(estado: string): Promise<string[]> {
    const { body } = await admin('GET', `/trade-ins?estado=${estado}&porPagina=100`, { papel: 'atendimento' })

    return body.itens.map(({ id }) => id)
  }
})

/** An order of a violin 1/2 that was delivered five months ago. */
async function bought() {
  const id = await receivedOrder(database.db, {
    produtos: [violins.idProduto],
    idCliente: customer.idCliente,
    entregueEm: DELIVERED,
  })
  await database.pool.query(
    'update pedidos_itens set id_sku = $2, preco_por = $3, total = $3 where id_pedido = $1',
    [id, violins['1/2'], PRICE * 0.8],
  )

  return id
}

async function call(method: string, path: string, body?: object, session = customer.token) {
  return (await ask(method as 'GET', `/trade-ins${path}`, { session, body })) as {
    status: number
    body: Body
  }
}

function list() {
  return call('GET', '')
}

function acceptBody(changes: object = {}) {
  return { pedido, posicao: 0, unidade: 1, condicao: 'bom', ...changes }
}

function accept(changes: object = {}) {
  return call('POST', '', acceptBody(changes))
}

async function accepted(): Promise<string> {
  const { body } = await accept()

  return body.trocas[0]?.id ?? ''
}

async function cartWith(idProduto: number, idAtributoSimples: number) {
  const body = { itens: [{ idProduto, idAtributoSimples, quantidade: 1 }] }

  return (await ask('POST', '/checkout/cart', { session: customer.token, body })).body
}

function ready(size: '3/4') {
  const itens = [{ idProduto: violins.idProduto, idAtributoSimples: violins[size], quantidade: 1 }]

  return readyToPay(ask, ++buyers, { itens, frete: 'retirada' }, customer.token)
}

async function buy(size: '3/4'): Promise<{ order: Order }> {
  const { status, body } = await placeOrder(ask, await ready(size), `k${++buyers}`)
  expect(status).toBe(201)
  const { id } = body as Order

  return { order: (await ask('GET', `/sale/${id}`, { session: customer.token })).body as Order }
}

async function edit(id: string, versao: number, itens: number[]) {
  const owner = await staffContext(database.db, 'dono', { now: NOW, payments: accountsAt(psp) })
  const goods = itens.map((idAtributoSimples) => ({ idAtributoSimples, quantidade: 1 }))

  return editOrder(owner, { id, versao, itens: goods, manterFrete: true })
}

/** A trade-in whose instrument has come to the store. */
async function arrived() {
  const id = await accepted()
  const { order } = await buy('3/4')
  await admin('POST', `/trade-ins/${id}/arrival`, { papel: 'expedicao' })

  return { id, order }
}

function inspect(id: string, body: object) {
  return admin('POST', `/trade-ins/${id}/inspection`, { papel: 'atendimento', body })
}

function undo(id: string, step: 'arrival' | 'inspection') {
  return admin('DELETE', `/trade-ins/${id}/${step}`, { papel: 'atendimento' })
}

/** Uploads a picture for an inspection, and returns its name. */
async function picture(background: string): Promise<string> {
  const bytes = await sharp({ create: { width: 60, height: 40, channels: 3, background } })
    .png()
    .toBuffer()
  const form = new FormData()
  form.set('arquivo', new File([Uint8Array.from(bytes)], 'foto.png', { type: 'image/png' }))
  const { body } = await admin('POST', '/trade-ins/pictures', { papel: 'atendimento', form })

  return (body as unknown as { arquivo: string }).arquivo
}

/** Pays the open Pix of a trade-in, and runs what follows. */
async function pay(id: string) {
  const context = testContext(database.db, { now: NOW, payments })
  await receive(await paymentOf(id))
  await runWaitingJobs(paymentsJobs(applyPaymentEvent), context, openMailbox())
}

/** Pays a Pix at its provider, and notes what that says. */
async function receive(idPagamento: string) {
  const payment = await findPayment(database.db, idPagamento)
  if (!payment) throw new Error('There is no payment.')
  psp.pay(nameAtProvider(payment.id))
  const state = await findState({ payments }, payment)
  if (state) await recordState(testContext(database.db, { now: NOW, payments }), payment.id, state)
}

async function paymentOf(id: string): Promise<string> {
  const { rows } = await database.pool.query('select id from pagamentos where referencia = $1', [id])

  return rows[0].id
}

/** What webhooks got of a trade-in. */
async function emitted(id: string): Promise<object[]> {
  const { rows } = await database.pool.query(
    `select dados from webhooks_entregas where evento = 'troca.concluida' and dados ->> 'id' = $1`,
    [id],
  )

  return rows.map(({ dados }) => dados)
}

/** Marks the order of the traded instrument as returned. */
async function returned() {
  await set(`situacao = 'devolucaoSolicitada'`)
  await database.db.transaction((db) =>
    recordEvent({ db, now: NOW }, { id: pedido, evento: 'receiveReturn', quem: 'loja' }),
  )
}

async function attention(id: string): Promise<string> {
  const { rows } = await database.pool.query('select atencao from pedidos where id = $1', [id])

  return (rows[0].atencao ?? '').replaceAll('\u00a0', ' ')
}

/** Runs the waiting mails about trade-ins. */
async function mailSubjects(): Promise<string[]> {
  return (await mails()).map(({ subject }) => subject.replaceAll('\u00a0', ' '))
}

async function mails() {
  const mailbox = openMailbox()
  await runWaitingJobs(tradeInJobs, testContext(database.db, { now: NOW }), mailbox)

  return mailbox.messages
}

function set(changes: string) {
  return database.pool.query(`update pedidos set ${changes} where id = $1`, [pedido])
}

function setItem(changes: string) {
  return database.pool.query(`update pedidos_itens set ${changes} where id_pedido = $1`, [pedido])
}

function setTradeIn(changes: string) {
  return database.pool.query(`update trocas_instrumentos set ${changes} where id_pedido = $1`, [pedido])
}

function setRules(regras: object) {
  return database.pool.query(
    `insert into regras_troca (regras, alterado_em) values ($1, now())
     on conflict (id) do update set regras = excluded.regras, versao = regras_troca.versao + 1`,
    [JSON.stringify(regras)],
  )
}
