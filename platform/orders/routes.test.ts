import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Order, OrderSummary } from '#contract/orders/orders.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { linkSigner } from '#platform/infrastructure/security/sign-link.ts'
import { sessionToken, testApi } from '#tests/support/api.ts'
import { type Customer, loggedIn } from '#tests/support/customer.ts'
import { type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'
import { sampleOrder } from './orders.fixtures.ts'
import { pedidos } from './tables.ts'

let shop: OrderShop
let clara: Customer

beforeAll(async () => {
  shop = await openOrderShop()
})
beforeEach(async () => {
  await shop.reset()
  clara = await loggedIn(shop.db)
})
afterAll(() => shop.close())

describe('an order', () => {
  test('tells its customer all there is', async () => {
    const { id } = await shop.place({ idCliente: clara.idCliente, quantidade: 2 })
    const { status, body } = await ask('GET', `/sale/${id}`, { session: clara.token })

    expect(status).toBe(200)
    expect(body).toMatchObject({
      id,
      situacao: 'aguardandoPagamento',
      pagamento: 'pendente',
      titulo: 'Aguardando pagamento',
      subtotal: 20_000,
      total: 20_500,
      metodo: 'pix',
      criadoEm: '2026-11-21T15:00:00.000Z',
      comprador: { nomeRazao: 'Clara Nunes', documento: '52998224725' },
      itens: [{ nome: 'Corda', quantidade: 2, precos: { precoDe: null, precoPor: 10_000 }, total: 18_000 }],
      frete: { label: 'PAC', valor: 2_500 },
      endereco: { cidade: 'Curitiba', uf: 'PR' },
      pagamentos: [
        { situacao: 'pendente', valor: 20_500, pix: { copiaECola: expect.stringMatching(/^000201/) } },
      ],
      rastreio: null,
      notaFiscal: null,
      historico: [{ situacao: 'aguardandoPagamento', titulo: 'Aguardando pagamento' }],
      direitos: {
        pagar: true,
        cancelar: true,
        devolver: false,
        devolverAte: null,
        reclamar: false,
        reclamarAte: null,
      },
    })
  })

  test('opens to who holds its key, without an account', async () => {
    const { id, chave } = await shop.place()

    expect(await ask('GET', `/sale/${id}?chave=${chave}`)).toMatchObject({ status: 200, body: { id } })
  })

  test('opens no more to a key that another store signed, or that was signed before its random part changed', async () => {
    const { id, chave } = await shop.place()
    const path = `/sale/${id}?chave=${chave}`
    const context = { signLink: linkSigner('segredo-de-outra-loja') }

    expect((await ask('GET', path, { context })).status).toBe(404)
    expect((await ask('GET', path)).status).toBe(200)

    await shop.db.update(pedidos).set({ semente: 'outra' }).where(eq(pedidos.id, id))
    expect((await ask('GET', path)).status).toBe(404)
  })

  test('does not open to what is kept of it in the database', async () => {
    const { id, semente } = await shop.place()

    expect((await ask('GET', `/sale/${id}?chave=${semente}`)).status).toBe(404)
  })

  test('tells nobody its key, nor anything else that opens or pays', async () => {
    const { id, chave, semente } = await shop.place({ metodo: 'cartao', token: await shop.card() })
    const { body } = await ask('GET', `/sale/${id}?chave=${chave}`)

    expect(JSON.stringify(body)).not.toMatch(new RegExp(`${chave}|${semente}|token|idempot`, 'i'))
  })

  test('is read in one statement', async () => {
    const { id, chave } = await shop.place()
    const { asked, db } = counting()
    await testApi<Order>(db)('GET', `/sale/${id}?chave=${chave}`, { session: sessionToken() })

    expect(asked()).toBe(1)
  })
})

describe('the list', () => {
  test('has the newest first, page by page, and no others’', async () => {
    const other = await loggedIn(shop.db)
    await shop.place({ idCliente: other.idCliente })
    const ids: string[] = []
    for (let n = 0; n < 3; n++) ids.unshift((await shop.place({ idCliente: clara.idCliente })).id)
    const page = async (query: string) =>
      (
        await ask<{ pedidos: OrderSummary[]; total: number }>('GET', `/sale?${query}`, {
          session: clara.token,
        })
      ).body

    const first = await page('limit=2')
    const second = await page('limit=2&offset=2')

    expect([...first.pedidos, ...second.pedidos].map(({ id }) => id)).toEqual(ids)
    expect([first.total, second.total, (await page('offset=9')).total]).toEqual([3, 3, 3])
    expect(first.pedidos[0]).toMatchObject({
      situacao: 'aguardandoPagamento',
      titulo: 'Aguardando pagamento',
      total: 11_500,
      quantidadeTotal: 1,
      nome: 'Corda',
      imagem: { alt: 'Foto' },
    })
  })

  test('is asked for in one statement, however many orders there are', async () => {
    for (let n = 0; n < 4; n++) await shop.place({ idCliente: clara.idCliente })
    const { asked, db } = counting()
    await testApi<Order>(db)('GET', '/sale', { session: clara.token })

    expect(asked()).toBe(1)
  })
})

describe('who it does not belong to', () => {
  const ENDPOINTS: [string, string, (id: string) => string, (id: string) => object | undefined][] = [
    ['get', 'GET', (id) => `/sale/${id}`, () => undefined],
    ['cancel', 'POST', () => '/sale/cancel', (id) => ({ id })],
    ['withdraw', 'POST', () => '/sale/withdraw', (id) => ({ id })],
    ['pay', 'POST', () => '/sale/payment', (id) => ({ id, metodo: 'boleto' })],
    ['buyAgain', 'POST', () => '/sale/shop', (id) => ({ id })],
    ['invoiceData', 'GET', (id) => `/sale/${id}/nfe`, () => undefined],
  ]

  test.each(ENDPOINTS)('gets nothing of %s', async (_, method, path, body) => {
    const { id } = await shop.place({ idCliente: clara.idCliente })
    const guest = await shop.place()
    const before = await shop.order(id)
    const other = await loggedIn(shop.db)
    const strangers = {
      'another customer': other.token,
      'a visitor': sessionToken(),
      'a forged session': clara.sessao,
    }

    for (const [who, session] of Object.entries(strangers))
      for (const chave of [undefined, '', 'x'.repeat(64), guest.chave])
        for (const wanted of [id, chave === guest.chave ? id : guest.id]) {
          const query = method === 'GET' && chave !== undefined ? `?chave=${chave}` : ''
          const sent = body(wanted) && { ...body(wanted), ...(chave !== undefined && { chave }) }
          const answer = await ask(method, path(wanted) + query, { session, body: sent })
          expect([who, answer.status, answer.body]).toEqual([
            who,
            404,
            expect.objectContaining({ code: 'PedidoInexistente' }),
          ])
        }
    expect(await shop.order(id)).toEqual(before)
  })

  test.each(['visitor', 'forged'])('has no list: a %s session', async (kind) => {
    await shop.place({ idCliente: clara.idCliente })
    const session = kind === 'forged' ? clara.sessao : sessionToken()

    expect(await ask('GET', '/sale', { session })).toMatchObject({
      status: 401,
      body: { code: 'LoginNecessario' },
    })
  })

  test('an order that nobody has is as one of somebody else', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000'

    expect(await ask('GET', `/sale/${nobody}`, { session: clara.token })).toMatchObject({
      status: 404,
      body: { code: 'PedidoInexistente' },
    })
    expect((await ask('GET', '/sale/1', { session: clara.token })).status).toBe(400)
  })
})

test('what an NF-e needs is told with the order’s own values', async () => {
  const { id, idPagamento } = await shop.place({ idCliente: clara.idCliente, quantidade: 2 })
  await shop.news(idPagamento)
  const { status, body } = await ask<unknown>('GET', `/sale/${id}/nfe`, { session: clara.token })

  expect(status).toBe(200)
  expect(body).toMatchObject({
    emit: { CNPJ: '12345678000195', CRT: '1' },
    dest: { CPF: '52998224725', enderDest: { UF: 'PR' } },
    det: [{ prod: { NCM: '92093000', CFOP: '6108', vProd: '200.00', vFrete: '25.00', vDesc: '20.00' } }],
    total: { ICMSTot: { vNF: '205.00' } },
    pag: { detPag: [{ tPag: '17', vPag: '205.00' }] },
  })
})

describe('buying again', () => {
  test('puts into the cart what can be had, and says what can not', async () => {
    const { id } = await shop.place({ idCliente: clara.idCliente, quantidade: 4 })
    await shop.place({ quantidade: 3 })
    const { status, body } = await ask<{ itens: object[]; mensagens: { mensagem: string }[] }>(
      'POST',
      '/sale/shop',
      {
        body: { id },
        session: clara.token,
      },
    )

    expect(status).toBe(200)
    expect(body.itens).toMatchObject([{ quantidade: 3 }])
    expect(body.mensagens[0]?.mensagem).toMatch(/até 3 unidades/)
  })

  test('of what is gone is refused', async () => {
    const { id } = await sampleOrder(shop.context(), { sku: shop.sku, idCliente: clara.idCliente }).then(
      ({ pedido }) => pedido,
    )
    await shop.db.execute(`update pedidos_itens set id_sku = 999999 where id_pedido = '${id}'`)

    expect(await ask('POST', '/sale/shop', { body: { id }, session: clara.token })).toMatchObject({
      status: 409,
      body: { code: 'EstoqueInsuficiente' },
    })
  })
})

describe('cancelling', () => {
  test('by the buyer gives the goods back and closes the way to pay', async () => {
    const { id, idPagamento } = await shop.place({ idCliente: clara.idCliente })
    const { status, body } = await ask('POST', '/sale/cancel', { body: { id }, session: clara.token })
    await shop.work()

    expect(status).toBe(200)
    expect(body).toMatchObject({
      situacao: 'cancelado',
      direitos: { pagar: false, cancelar: false },
      formas: [],
    })
    expect(await shop.stock()).toEqual({ estoque: 10, reservadas: 0, vendidas: 0 })
    expect(await shop.hear(idPagamento)).toMatchObject({ situacao: 'cancelado' })
    expect(await shop.order(id)).toMatchObject({ mudancas: ['place cliente', 'cancel cliente'] })
    expect((await ask('POST', '/sale/cancel', { body: { id }, session: clara.token })).body).toMatchObject({
      code: 'PedidoNaoPermite',
    })
  })

  test('what is paid gives the money back at once', async () => {
    const { id, idPagamento } = await shop.place({ idCliente: clara.idCliente })
    await shop.news(idPagamento)
    const { body } = await ask('POST', '/sale/cancel', { body: { id }, session: clara.token })
    await shop.work()

    expect(body).toMatchObject({
      situacao: 'cancelado',
      pagamento: 'estornado',
      pagamentos: [{ situacao: 'pago', estornado: 11_500 }],
    })
    expect(await shop.mails(id)).toEqual(['pagamentoAprovado', 'cancelado', 'estornado'])
    expect(await shop.stock()).toEqual({ estoque: 10, reservadas: 0, vendidas: 0 })
  })

  test('by many at a time happens once, and gives back once', async () => {
    const { id, idPagamento } = await shop.place({ idCliente: clara.idCliente })
    await shop.news(idPagamento)
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => ask('POST', '/sale/cancel', { body: { id }, session: clara.token })),
    )
    await shop.work()

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    expect(await shop.hear(idPagamento)).toMatchObject({ recebido: 11_500, estornado: 11_500 })
    expect(await shop.stock()).toEqual({ estoque: 10, reservadas: 0, vendidas: 0 })
  })
})

type AskInput = { body?: object | undefined; session?: string; context?: Partial<RequestContext> }

function ask<Body = Order & { code: string }>(
  method: string,
  path: string,
  { body, session = sessionToken(), context = {} }: AskInput = {},
) {
  const { agora, payments } = shop.context()
  return testApi<Body>(shop.db)(method, path, { body, session, context: { agora, payments, ...context } })
}

/** The database, and how many statements it was asked. */
function counting() {
  let asked = 0
  const { session } = shop.db as unknown as { session: { prepareQuery: (...of: unknown[]) => unknown } }
  const prepareQuery = session.prepareQuery.bind(session)
  session.prepareQuery = (...of) => {
    asked++
    return prepareQuery(...of)
  }
  return {
    db: shop.db,
    asked: () => {
      session.prepareQuery = prepareQuery
      return asked
    },
  }
}
