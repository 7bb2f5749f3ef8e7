import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Order } from '#contract/orders/orders.ts'
import { DEMO_SETTINGS } from '#demo/content/settings.ts'
import { freightTables } from '#demo/freight.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { inviteSeller } from '#platform/customers/internal-sale/invite-seller.ts'
import { countDeclinedCard } from '#platform/customers/tries/declined-cards.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { saveCoupon } from '#platform/marketing/promotions/save-coupon.ts'
import { getStoreOrder } from '#platform/orders/access/get-store-order.ts'
import { cancelOrder } from '#platform/orders/lifecycle/cancel-order.ts'
import { listStoreOrders } from '#platform/orders/listing/list-store-orders.ts'
import { findTestOrder } from '#platform/orders/reports/find-test-order.ts'
import { summariseSales } from '#platform/orders/reports/summarise-sales.ts'
import { accountsAt, cardPayment } from '#platform/payments/accounts/accounts.fixtures.ts'
import { saveFreightTables } from '#platform/shipping/freight-tables/save-freight-tables.ts'
import { warnOfCards } from '#platform/staff/warn-of-cards.ts'
import { testApi } from '#tests/support/api.ts'
import { type Customer, loggedIn } from '#tests/support/customer.ts'
import { countStatements, type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { testContext } from '#tests/support/request-context.ts'
import { staffContext } from '#tests/support/staff.ts'
import { addShopAccount } from '#tools/counterparts/shop-account.ts'
import { type Providers, startProviders } from '#tools/counterparts/start-providers.ts'
import { type Ask, newSession, placeOrder, type ReadyShopper, readyToPay } from '#tools/shopper/shopper.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

type Placed = { id: string; numero: number; chave: string; url: string }
type Refused = { code: string; data: { passo?: string; mudancas?: { tipo: string; mensagem: string }[] } }

let database: TestDatabase
let psp: Providers
let ask: Ask
let context: Partial<RequestContext>
let violin: number
let guitar: number
let shoppers = 0

beforeAll(async () => {
  database = await testDatabase()
  psp = await startProviders()
  await addShopAccount(testContext(database.db))
  const payments = accountsAt(psp)
  const api = testApi<unknown>(database.db)
  ask = (method, path, call) => api(method, path, { ...call, context: { now: NOW, payments, ...context } })
  await prepareFixtures(database.db)
  await saveFreightTables(database, freightTables())
  await saveCoupon(database, {
    codigo: 'TUDO',
    nome: 'Por nossa conta',
    acumula: true,
    beneficio: { tipo: 'valor', valor: 1_000_000 },
  })
  await saveCoupon(database, {
    codigo: 'PRESENTE',
    nome: 'Presente',
    beneficio: { tipo: 'porcentagem', porcentagem: 100 },
  })
  await saveCoupon(database, {
    codigo: 'PRIMEIRA',
    nome: 'Primeira',
    primeiraCompra: true,
    beneficio: { tipo: 'porcentagem', porcentagem: 10 },
  })
  await saveCoupon(database, {
    codigo: 'UMA-VEZ',
    nome: 'Uma vez',
    usosPorCliente: 1,
    beneficio: { tipo: 'porcentagem', porcentagem: 10 },
  })
})
afterAll(async () => {
  await psp.close()
  await database.close()
})
afterEach(() => void vi.useRealTimers())
beforeEach(async () => {
  context = {}
  psp.setFaults({})
  await database.pool.query('update produtos set impressao = null')
  const save = (slug: string, changes = {}) => saveProduct(database, sampleProduct(slug, changes))
  violin = (await save('violino', { skus: [sampleSku('VIOLINO', { precoPor: 10_000, estoque: 9 })] })).id
  guitar = (
    await save('guitarra', {
      skus: [sampleSku('GUITARRA', { precoDe: 400_000, precoPor: 300_000, estoque: 5 })],
    })
  ).id
})

describe('an order', () => {
  test('has what the shopper saw, reserves the stock and empties the cart', async () => {
    const shopper = await ready({ violin: 2, guitar: 1 })
    const { status, body } = await place(shopper)

    expect(status).toBe(201)
    expect(body.url).toBe(`/minha-conta/pedido/${body.id}?chave=${body.chave}`)
    const promised = 'select devolucao_dias as dias from pedidos where id = $1'
    expect((await database.pool.query(promised, [body.id])).rows).toEqual([{ dias: 30 }])
    expect(await seen(body, shopper)).toMatchObject({
      numero: body.numero,
      situacao: 'aguardandoPagamento',
      pagamento: 'pendente',
      metodo: 'pix',
      comprador: { nomeRazao: expect.stringContaining('da Silva') },
      endereco: { cep: '01001000', cidade: 'São Paulo' },
      itens: [
        { sku: 'VIOLINO', nome: 'Produto violino', quantidade: 2, precos: { precoPor: 10_000 } },
        { sku: 'GUITARRA', quantidade: 1, precos: { precoDe: 400_000, precoPor: 300_000 } },
      ],
      subtotal: 320_000,
      pagamentos: [
        {
          situacao: 'pendente',
          expiraEm: '2026-11-21T12:30:00.000Z',
          pix: { copiaECola: expect.any(String) },
        },
      ],
    })
    expect(await stock()).toEqual({ VIOLINO: 7, GUITARRA: 4 })
    expect((await ask('GET', '/checkout/purchase', shopper)).body).toMatchObject({
      carrinho: { itens: [], cupom: null },
      identificacao: null,
    })
    const { rows } = await database.pool.query(
      'select sku, ncm, origem, total, desconto_vista from pedidos_itens where id_pedido = $1 order by posicao',
      [body.id],
    )
    expect(rows[0]).toEqual({
      sku: 'VIOLINO',
      ncm: '92093000',
      origem: 1,
      total: 20_000,
      desconto_vista: 2000,
    })
  })

  test('takes twelve statements at most, one to lock its goods and one for all its jobs and events', async () => {
    await database.pool.query("update skus set estoque = 100 where sku = 'VIOLINO'")
    const shopper = await ready({ violin: 1 })
    const counted = countStatements(database)
    context = { db: counted.db }
    const { status } = await place(shopper)
    const statements = await counted.close()

    expect(status).toBe(201)
    expect(statements.length, statements.join('\n')).toBeLessThanOrEqual(12)
    expect(statements.filter((text) => text.includes('insert into pgboss.job'))).toHaveLength(1)
  })

  test('by boleto is due in three banking days, and waits until the end of the last one', async () => {
    // Mercado Pago counts the days from its own clock.
    vi.setSystemTime(NOW)
    const shopper = await ready({ guitar: 1 })
    const { body } = await place(shopper, { metodo: 'boleto' })

    expect((await seen(body, shopper)).pagamentos).toMatchObject([
      { metodo: 'boleto', expiraEm: '2026-11-26T03:00:00.000Z', boleto: { vencimento: '2026-11-25' } },
    ])
  })

  test('by card costs the interest of its instalments, and only those that the store offers', async () => {
    const shopper = await ready({ guitar: 1 })
    const refused = await place(shopper, { metodo: 'cartao', parcelas: 24, ...(await card()) })
    expect(refused).toMatchObject({ status: 422, body: { code: 'PagamentoIndisponivel' } })
    expect((await place(shopper, { metodo: 'cartao', parcelas: 12 })).body.code).toBe('PagamentoIndisponivel')

    const { body } = await place(shopper, { metodo: 'cartao', parcelas: 12, ...(await card()) })
    const order = await seen(body, shopper)
    const [payment] = order.pagamentos
    expect(payment).toMatchObject({ metodo: 'cartao', situacao: 'pago', parcelas: 12 })
    expect(payment?.valor).toBe(order.total + (payment?.juros ?? 0))
    expect(payment?.juros).toBeGreaterThan(0)
  })

  test('with a declined card exists, and can be paid again', async () => {
    const shopper = await ready({ guitar: 1 })
    const { status, body } = await place(shopper, { metodo: 'cartao', ...(await card('OTHE')) })

    expect(status).toBe(201)
    expect(await seen(body, shopper)).toMatchObject({
      pagamentos: [{ situacao: 'recusado' }],
      direitos: { pagar: true },
    })
    expect(await stock()).toMatchObject({ GUITARRA: 4 })
  })

  test.each(['TUDO', 'PRESENTE'])(
    'that costs nothing with the coupon %s is paid, and can be cancelled',
    async (cupom) => {
      const shopper = await ready({ violin: 1 }, cupom, 'retirada')
      const { body } = await place(shopper)

      expect(await seen(body, shopper)).toMatchObject({
        total: 0,
        situacao: 'pagamentoAprovado',
        pagamentos: [],
      })
      expect(await reservations(body.id)).toEqual(['vendida'])
      expect(await stock()).toMatchObject({ VIOLINO: 8 })
      await cancelOrder(testContext(database.db, { now: NOW }), { id: body.id, quem: 'loja', nota: '' })
      expect(await seen(body, shopper)).toMatchObject({ situacao: 'cancelado', pagamentos: [] })
      expect(await stock()).toMatchObject({ VIOLINO: 9 })
    },
  )

  describe('that the store sells in a customer’s name', () => {
    const email = 'escola@example.com'
    let customer: Customer
    let shopper: ReadyShopper
    beforeEach(async () => {
      await database.pool.query('delete from clientes where email = $1', [email])
      customer = await loggedIn(database.db, {
        email,
        documento: '11144477735',
        celular: '+5511987654321',
      })
      const chave = await inviteSeller({ db: database.db, now: NOW }, { vendedor: 'João Souza' })
      const begun = await testApi(database.db)('POST', '/client/internal-sale', {
        body: { chave },
        session: newSession(),
        context: { now: NOW },
      })
      const session = begun.headers.get('session') ?? ''
      await ask('PUT', '/client/internal-sale', { session, body: { usuario: email } })
      shopper = await readyToPay(ask, shoppers++, one(violin), session)
    })

    test('belongs to the customer, and keeps the seller', async () => {
      const { status, body } = await place(shopper)

      expect(status).toBe(201)
      const { rows } = await database.pool.query(
        'select id_cliente, vendedor, email from pedidos where id = $1',
        [body.id],
      )
      expect(rows).toEqual([{ id_cliente: customer.idCliente, vendedor: 'João Souza', email }])
      expect((await ask('GET', `/sale/${body.id}`, { session: customer.token })).status).toBe(200)
    })

    test('opens to the seller by its link, for a repeated request too, and not by the session', async () => {
      const { session } = shopper
      const { body } = await place(shopper, { metodo: 'pix' }, 'venda')
      const { pathname, search } = new URL(body.url, 'http://loja.test')
      const id = pathname.split('/').at(-1)

      expect((await ask('GET', `/sale/${id}${search}`, { session })).body).toMatchObject({ id: body.id })
      expect((await ask('GET', `/sale/${id}`, { session })).status).toBe(404)
      expect((await place(shopper, { metodo: 'pix' }, 'venda')).body).toEqual(body)
    })
  })

  test('of a logged-in customer has an address without a key', async () => {
    const { token } = await loggedIn(database.db, { documento: '15350946056', celular: '+5511987654321' })
    const { body } = await place(await readyToPay(ask, shoppers++, one(violin), token))

    expect(body.url).toBe(`/minha-conta/pedido/${body.id}`)
  })

  test('subscribes buyers who agreed to offers, to be confirmed, and nobody else', async () => {
    const shopper = await ready({ violin: 1 })
    const buyer = {
      nomeRazao: 'Ana Souza',
      documento: '529.982.247-25',
      email: 'ana@example.com',
      celular: '11987654321',
    }
    await ask('PUT', '/checkout/purchase/buyer', {
      session: shopper.session,
      body: { ...buyer, aceitaOfertas: true },
    })
    await place(shopper)
    await place(await ready({ violin: 1 }))

    const { rows } = await database.pool.query('select email, situacao from newsletter_inscricoes')
    expect(rows).toEqual([{ email: 'ana@example.com', situacao: 'pendente' }])
  })

  test('does not wait for a provider that is slow or down', async () => {
    const shopper = await ready({ violin: 1 })
    psp.setFaults({ foraDoAr: true })
    const first = await place(shopper)
    expect(first.status).toBe(201)
    expect((await seen(first.body, shopper)).pagamentos).toMatchObject([{ situacao: 'pendente', pix: null }])

    const other = await ready({ violin: 1 })
    psp.setFaults({ lentidao: 6000 })
    const second = await place(other)
    expect(second.status).toBe(201)
    expect((await seen(second.body, other)).pagamentos).toMatchObject([{ situacao: 'pendente', pix: null }])
  })
})

describe('one idempotency key is one order', () => {
  test('however often the request arrives', async () => {
    const shopper = await ready({ violin: 1 })
    const answers = await Promise.all(Array.from({ length: 8 }, () => place(shopper, undefined, 'um')))
    answers.push(await place(shopper, undefined, 'um'))

    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]))
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await stock()).toMatchObject({ VIOLINO: 8 })
  })

  test('and the same key in another session is another order', async () => {
    const [one, two] = [await ready({ violin: 1 }), await ready({ violin: 1 })]
    const answers = await Promise.all([place(one, undefined, 'um'), place(two, undefined, 'um')])

    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(2)
  })

  test('and two tabs with one cart are one order and an empty cart', async () => {
    const shopper = await ready({ violin: 1 })
    const answers = await Promise.all([place(shopper, undefined, 'um'), place(shopper, undefined, 'dois')])

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422])
    expect(answers.find(({ status }) => status === 422)?.body.code).toBe('CarrinhoVazio')
  })
})

describe('nothing is ordered or lost', () => {
  test.each<[string, () => Promise<unknown>, { tipo: string; mensagem: string }[]]>([
    [
      'if a price has changed',
      () => database.pool.query(`update skus set preco_por = 11000 where sku = 'VIOLINO'`),
      [
        { tipo: 'preco', mensagem: 'O preço de Produto violino mudou de R$ 100,00 para R$ 110,00.' },
        // The freight contains an insurance in proportion to the value.
        { tipo: 'frete', mensagem: 'O frete mudou de R$ 16,20 para R$ 16,30.' },
        { tipo: 'total', mensagem: 'O total mudou de R$ 216,20 para R$ 236,30.' },
      ],
    ],
    [
      'if a product is sold out',
      () => database.pool.query(`update skus set estoque = 0 where sku = 'VIOLINO'`),
      [{ tipo: 'estoque', mensagem: 'Produto violino esgotou.' }],
    ],
    [
      'if a product is no longer for sale',
      () =>
        saveProduct(
          database,
          sampleProduct('violino', { situacao: 'inativo', skus: [sampleSku('VIOLINO')] }),
        ),
      [{ tipo: 'estoque', mensagem: 'Produto violino não está mais à venda.' }],
    ],
  ])('%s', async (_, change, mudancas) => {
    const shopper = await ready({ violin: 2 })
    await change()
    const { status, body } = await place(shopper)

    expect(status).toBe(409)
    expect(body.code).toBe('CompraMudou')
    expect(plain(body)).toEqual(mudancas)
    expect((await ask('GET', '/checkout/purchase', shopper)).body).toMatchObject({
      identificacao: { nomeRazao: expect.stringContaining('da Silva') },
    })
    const { rows } = await database.pool.query(
      'select id from carrinho_itens i join carrinhos c on c.id = i.id_carrinho where c.sessao is not null',
    )
    expect(rows.length).toBeGreaterThan(0)
  })

  test('without a key, without a cart, without a buyer', async () => {
    const shopper = await ready({ violin: 1 })
    const body = { versao: shopper.versao, metodo: 'pix' }
    expect(await ask('POST', '/checkout/order', { session: shopper.session, body })).toMatchObject({
      status: 400,
      body: { code: 'ChaveAusente' },
    })

    const session = newSession()
    expect((await place({ ...shopper, session })).body.code).toBe('CarrinhoVazio')
    await ask('POST', '/checkout/cart', { session, body: { itens: [{ idProduto: violin, quantidade: 1 }] } })
    expect((await place({ ...shopper, session })).body).toMatchObject({
      code: 'CompraIncompleta',
      data: { passo: 'identificacao' },
    })
    expect(await stock()).toMatchObject({ VIOLINO: 9 })
  })

  test('by a method that no provider accepts', async () => {
    const shopper = await ready({ violin: 1 })
    context = { payments: [] }

    expect((await place(shopper)).body.code).toBe('PagamentoIndisponivel')
  })

  test.each(['UMA-VEZ', 'PRIMEIRA'])('with the coupon %s, if this CPF has used it', async (cupom) => {
    const n = shoppers++
    const [one, two] = [
      await ready({ violin: 1 }, cupom, 'entrega', n),
      await ready({ violin: 1 }, cupom, 'entrega', n),
    ]
    expect((await place(one)).status).toBe(201)
    const { body } = await place(two)

    expect(body.code).toBe('CompraMudou')
    expect(plain(body)).toContainEqual({
      tipo: 'desconto',
      mensagem: `O desconto “Cupom ${cupom}” não vale mais.`,
    })
    expect(await stock()).toMatchObject({ VIOLINO: 8 })
  })
})

test('an example product is not sold, and stays in the cart', async () => {
  const shopper = await ready({ violin: 1 })
  await saveProduct(
    database,
    sampleProduct('violino', { nome: 'Exemplo: Violino', skus: [sampleSku('VIOLINO')] }),
  )
  const { status, body } = await place(shopper)

  expect([status, body.code]).toEqual([422, 'ProdutoDeExemplo'])
  const cart = (await ask('GET', '/checkout/cart', { session: shopper.session })).body
  expect(JSON.stringify(cart)).toContain('Exemplo: Violino')
})

describe('limits', () => {
  const STRANGER = { ip: '198.51.100.40' }

  test('refuses more than ten orders per e-mail in an hour, with a retry time, except from this machine', async () => {
    const email = 'vitima@example.com'
    const order = async (n: number) => {
      const itens = [{ idProduto: guitar, quantidade: 1 }]
      const shopper = await readyToPay(ask, 700 + n, { itens, comprador: { email } })
      return place(shopper)
    }
    await database.pool.query('update skus set estoque = 100')
    context = STRANGER
    const statuses = []
    for (let n = 0; n < 12; n++) statuses.push((await order(n)).status)

    expect(statuses).toEqual([...Array(10).fill(201), 429, 429])
    const { rows } = await database.pool.query(
      `select extract(epoch from start_after - created_on)::int > 500 as late from pgboss.job j join pedidos p on p.id::text = j.data ->> 'idPedido'
       where p.email = $1 and j.name = 'orders.send-order-mail' order by j.start_after desc limit 1`,
      [email],
    )
    expect(rows).toEqual([{ late: true }])
    context = {}
    expect((await order(13)).status).toBe(201)
  })

  test('refuses more than forty unpaid units of one buyer', async () => {
    await database.pool.query('update skus set estoque = 100')
    context = STRANGER
    const comprador = { email: 'segura@example.com' }
    const order = async (n: number, quantidade: number) =>
      place(await readyToPay(ask, n, { itens: [{ idProduto: violin, quantidade }], comprador }))

    expect((await order(801, 39)).status).toBe(201)
    expect((await order(802, 1)).status).toBe(201)
    expect(await order(803, 1)).toMatchObject({ status: 409, body: { code: 'PedidosSemPagamento' } })
  })

  test('refuses a key that has an order for another request', async () => {
    const shopper = await ready({ violin: 1 })
    const first = await place(shopper, { metodo: 'pix' }, 'mesma-chave')
    expect((await place(shopper, { metodo: 'pix' }, 'mesma-chave')).body.id).toBe(first.body.id)

    expect(await place(shopper, { metodo: 'boleto' }, 'mesma-chave')).toMatchObject({
      status: 422,
      body: { code: 'ChaveReutilizada' },
    })
  })

  test('sells nothing while the disk is nearly full, and keeps the cart', async () => {
    const shopper = await ready({ violin: 1 })
    context = { ...context, hasSpace: () => false }
    const refused = await place(shopper, { metodo: 'pix' }, 'sem-espaco')
    context = { ...context, hasSpace: () => true }

    expect(refused).toMatchObject({ status: 503, body: { code: 'SemEspaco' } })
    expect((await place(shopper, { metodo: 'pix' }, 'sem-espaco')).status).toBe(201)
  })

  test('refuses cards after five declined ones, but accepts Pix', async () => {
    context = STRANGER
    const session = newSession()
    const answers = []
    for (let n = 0; n < 6; n++) {
      const shopper = await readyToPay(ask, 900 + n, one(violin), session)
      answers.push(await place(shopper, { metodo: 'cartao', ...(await card('OTHE')) }))
    }

    expect(answers.map(({ status }) => status)).toEqual([...Array(5).fill(201), 429])
    expect((await place(await readyToPay(ask, 907, one(violin), session))).status).toBe(201)
  })

  test('alerts the store’s owners once of forty declined cards in an hour, from any visitor', async () => {
    await emptyTables(database.pool, 'tentativas')
    await staffContext(database.db, 'dono')
    const shop = testContext(database.db, { now: NOW })
    const warned = async () => {
      await warnOfCards(shop)
      const { rows } = await database.pool.query(
        `select data ->> 'oque' as oque from pgboss.job where name = 'staff.send-notification'`,
      )
      return rows
    }
    for (let n = 0; n < 39; n++) await countDeclinedCard(shop)
    expect(await warned()).toEqual([])

    context = STRANGER
    const shopper = await readyToPay(ask, 910, one(violin))
    expect((await place(shopper, { metodo: 'cartao', ...(await card('OTHE')) })).status).toBe(201)
    expect(await warned()).toEqual([{ oque: 'cartoes' }])
    expect(await warned()).toEqual([{ oque: 'cartoes' }])
  })
})

function ready(
  { violin: violins = 0, guitar: guitars = 0 }: { violin?: number; guitar?: number },
  cupom?: string,
  frete: 'entrega' | 'retirada' = 'entrega',
  n = shoppers++,
): Promise<ReadyShopper> {
  const itens = [
    { idProduto: violin, quantidade: violins },
    { idProduto: guitar, quantidade: guitars },
  ].filter(({ quantidade }) => quantidade > 0)

  return readyToPay(ask, n, { itens, frete, ...(cupom === undefined ? {} : { cupom }) })
}

/** One piece of a product. */
function one(idProduto: number) {
  return { itens: [{ idProduto, quantidade: 1 }] }
}

let attempts = 0

describe('before the shop is opened', () => {
  const { sistema, ...rest } = DEMO_SETTINGS
  const settings = { ...rest, sistema: { ...sistema, abertura: { aberta: false } } }

  test('a stranger cannot order, and loses nothing', async () => {
    const shopper = await ready({ violin: 1 })
    context = { settings, mayOrder: async () => false }
    const { status, body } = await place(shopper)

    expect([status, body.code]).toEqual([403, 'LojaFechada'])
    expect(await stock()).toEqual({ VIOLINO: 9, GUITARRA: 5 })
    context = {}
    expect((await place(shopper)).status).toBe(201)
  })

  test('whoever passes the gate places a test order, which is no sale and is cancelled like any other', async () => {
    expect(await findTestOrder(database.db)).toBe('nenhum')
    const shopper = await ready({ violin: 1 })
    context = { settings }
    const { body } = await place(shopper)
    expect(await findTestOrder(database.db)).toBe('feito')
    await database.pool.query('update pedidos set pago_em = $1 where id = $2', [NOW, body.id])
    const owner = await staffContext(database.db, 'dono', { now: NOW })

    expect(await getStoreOrder(owner, { id: body.id })).toMatchObject({ teste: true })
    const today = { de: '2026-11-21', ate: '2026-11-21', pagina: 1, porPagina: 50 }
    const { itens } = await listStoreOrders(owner, { busca: '', ordem: '-criadoEm', ...today })
    expect(itens.find(({ id }) => id === body.id)).toMatchObject({ teste: true })
    expect((await summariseSales(owner, today)).pedidos).toBe(0)
    expect(await findTestOrder(database.db)).toBe('pago')
    await cancelOrder({ ...testContext(database.db), now: NOW }, { id: body.id, quem: 'loja' })
    expect(await stock()).toEqual({ VIOLINO: 9, GUITARRA: 5 })
  })

  test('an example product may be in a test order', async () => {
    const shopper = await ready({ violin: 1 })
    const named = { nome: 'Exemplo: Violino', skus: [sampleSku('VIOLINO')] }
    await saveProduct(database, sampleProduct('violino', named))
    context = { settings }

    expect((await place(shopper)).status).toBe(201)
  })

  test('an order in an open shop is none', async () => {
    const { body } = await place(await ready({ violin: 1 }))
    const owner = await staffContext(database.db, 'dono')

    expect(await getStoreOrder(owner, { id: body.id })).toMatchObject({ teste: false })
  })
})

async function place(
  shopper: ReadyShopper,
  payment = { metodo: 'pix' } as { metodo: string; parcelas?: number; token?: string; conta?: string },
  key = `k${attempts++}`,
) {
  const { status, body } = await placeOrder(ask, shopper, key, payment)
  return { status, body: body as Placed & Refused }
}

async function seen({ id, chave }: Placed, { session }: ReadyShopper): Promise<Order> {
  return (await ask('GET', `/sale/${id}?chave=${chave}`, { session })).body as Order
}

function card(holder?: string) {
  return cardPayment(psp, holder)
}

function plain({ data }: Refused) {
  return data.mudancas?.map(({ tipo, mensagem }) => ({ tipo, mensagem: mensagem.replaceAll('\u00a0', ' ') }))
}

async function stock() {
  const { rows } = await database.pool.query<{ sku: string; estoque: number }>(
    'select sku, estoque from skus',
  )
  return Object.fromEntries(rows.map(({ sku, estoque }) => [sku, estoque]))
}

async function reservations(pedido: string): Promise<string[]> {
  const { rows } = await database.pool.query<{ situacao: string }>(
    'select situacao from reservas where pedido = $1',
    [pedido],
  )
  return rows.map(({ situacao }) => situacao)
}
