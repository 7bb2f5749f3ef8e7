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
  test('shows its customer everything', async () => {
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

  test('opens to the holder of its key, without an account', async () => {
    const { id, chave } = await shop.place()

    expect(await ask('GET', `/sale/${id}?chave=${chave}`)).toMatchObject({ status: 200, body: { id } })
  })

  test('does not open to a key signed by another store, or signed before its random part changed', async () => {
    const { id, chave } = await shop.place()
    const path = `/sale/${id}?chave=${chave}`
    const context = { signLink: linkSigner('segredo-de-outra-loja') }

    expect((await ask('GET', path, { context })).status).toBe(404)
    expect((await ask('GET', path)).status).toBe(200)

    await shop.db.update(pedidos).set({ semente: 'outra' }).where(eq(pedidos.id, id))
    expect((await ask('GET', path)).status).toBe(404)
  })

  test('does not open to the random part that the database stores', async () => {
    const { id, semente } = await shop.place()

    expect((await ask('GET', `/sale/${id}?chave=${semente}`)).status).toBe(404)
  })

  test('does not contain its key, nor anything else that opens or pays', async () => {
    const { id, chave, semente } = await shop.place({ metodo: 'cartao', ...(await shop.card()) })
    const { body } = await ask('GET', `/sale/${id}?chave=${chave}`)

    expect(JSON.stringify(body)).not.toMatch(new RegExp(`${chave}|${semente}|token|idempot`, 'i'))
  })

  test('is read in one statement', async () => {
    const { id, chave } = await shop.place()
    const { statementCount, db } = counting()
    await testApi<Order>(db)('GET', `/sale/${id}?chave=${chave}`, { session: sessionToken() })

    expect(statementCount()).toBe(1)
  })
})

describe('the list', () => {
  test('has the newest first, page by page, and only the customer’s own', async () => {
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

  test('takes one statement, however many orders there are', async () => {
    for (let n = 0; n < 4; n++) await shop.place({ idCliente: clara.idCliente })
    const { statementCount, db } = counting()
    await testApi<Order>(db)('GET', '/sale', { session: clara.token })

    expect(statementCount()).toBe(1)
  })
})

describe('somebody else’s order', () => {
  const ENDPOINTS: [string, string, (id: string) => string, (id: string) => object | undefined][] = [
    ['get', 'GET', (id) => `/sale/${id}`, () => undefined],
    ['cancel', 'POST', () => '/sale/cancel', (id) => ({ id })],
    ['withdraw', 'POST', () => '/sale/withdraw', (id) => ({ id })],
    ['pay', 'POST', () => '/sale/payment', (id) => ({ id, metodo: 'boleto' })],
    ['buyAgain', 'POST', () => '/sale/shop', (id) => ({ id })],
    ['invoiceData', 'GET', (id) => `/sale/${id}/nfe`, () => undefined],
  ]

  test.each(ENDPOINTS)('answers %s as if it did not exist', async (_, method, path, body) => {
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
        for (const orderId of [id, chave === guest.chave ? id : guest.id]) {
          const query = method === 'GET' && chave !== undefined ? `?chave=${chave}` : ''
          const sent = body(orderId) && { ...body(orderId), ...(chave !== undefined && { chave }) }
          const answer = await ask(method, path(orderId) + query, { session, body: sent })
          expect([who, answer.status, answer.body]).toEqual([
            who,
            404,
            expect.objectContaining({ code: 'PedidoInexistente' }),
          ])
        }
    expect(await shop.order(id)).toEqual(before)
  })

  test.each(['visitor', 'forged'])('has no list for a %s session', async (kind) => {
    await shop.place({ idCliente: clara.idCliente })
    const session = kind === 'forged' ? clara.sessao : sessionToken()

    expect(await ask('GET', '/sale', { session })).toMatchObject({
      status: 401,
      body: { code: 'LoginNecessario' },
    })
  })

  test('answers an unknown order like somebody else’s', async () => {
    const nobody = '00000000-0000-4000-8000-000000000000'

    expect(await ask('GET', `/sale/${nobody}`, { session: clara.token })).toMatchObject({
      status: 404,
      body: { code: 'PedidoInexistente' },
    })
    expect((await ask('GET', '/sale/1', { session: clara.token })).status).toBe(400)
  })
})

test('returns the NF-e data with the order’s own values', async () => {
  const { id, idPagamento } = await shop.place({ idCliente: clara.idCliente, quantidade: 2 })
  await shop.payAndSettle(idPagamento)
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
  test('puts what is available into the cart, and reports what is not', async () => {
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

  test('says which products had services of the workshop, which have to be chosen again', async () => {
    const { id } = await shop.place({ idCliente: clara.idCliente })
    await shop.db.execute(
      `update pedidos_itens set servicos = '[{"idServico": 1, "nome": "Regulagem", "preco": 100, "minutos": 5, "dias": 1, "escolhas": []}]'
       where id_pedido = '${id}'`,
    )
    const { body } = await ask<{ mensagens: { mensagem: string }[] }>('POST', '/sale/shop', {
      body: { id },
      session: clara.token,
    })

    expect(body.mensagens.map(({ mensagem }) => mensagem).join()).toMatch(/vem sem os serviços da oficina/)
  })

  test('is refused if nothing is available any more', async () => {
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
  test('by the buyer releases the goods and cancels the charge', async () => {
    const { id, idPagamento } = await shop.place({ idCliente: clara.idCliente })
    const { status, body } = await ask('POST', '/sale/cancel', { body: { id }, session: clara.token })
    await shop.work()

    expect(status).toBe(200)
    expect(body).toMatchObject({
      situacao: 'cancelado',
      direitos: { pagar: false, cancelar: false },
      formas: [],
    })
    expect(await shop.stock()).toEqual({ estoque: 10, reservedUnits: 0, soldUnits: 0 })
    expect(await shop.syncPayment(idPagamento)).toMatchObject({ situacao: 'cancelado' })
    expect(await shop.order(id)).toMatchObject({ mudancas: ['place cliente', 'cancel cliente'] })
    expect((await ask('POST', '/sale/cancel', { body: { id }, session: clara.token })).body).toMatchObject({
      code: 'PedidoNaoPermite',
    })
  })

  test('refunds a paid order at once', async () => {
    const { id, idPagamento } = await shop.place({ idCliente: clara.idCliente })
    await shop.payAndSettle(idPagamento)
    const { body } = await ask('POST', '/sale/cancel', { body: { id }, session: clara.token })
    await shop.work()

    expect(body).toMatchObject({
      situacao: 'cancelado',
      pagamento: 'estornado',
      pagamentos: [{ situacao: 'pago', estornado: 11_500 }],
    })
    expect(await shop.mails(id)).toEqual(['pagamentoAprovado', 'cancelado', 'estornado'])
    expect(await shop.stock()).toEqual({ estoque: 10, reservedUnits: 0, soldUnits: 0 })
  })

  test('happens once if requested several times at once, and refunds once', async () => {
    const { id, idPagamento } = await shop.place({ idCliente: clara.idCliente })
    await shop.payAndSettle(idPagamento)
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => ask('POST', '/sale/cancel', { body: { id }, session: clara.token })),
    )
    await shop.work()

    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    expect(await shop.syncPayment(idPagamento)).toMatchObject({ recebido: 11_500, estornado: 11_500 })
    expect(await shop.stock()).toEqual({ estoque: 10, reservedUnits: 0, soldUnits: 0 })
  })
})

type AskInput = { body?: object | undefined; session?: string; context?: Partial<RequestContext> }

function ask<Body = Order & { code: string }>(
  method: string,
  path: string,
  { body, session = sessionToken(), context = {} }: AskInput = {},
) {
  const { now, payments } = shop.context()
  return testApi<Body>(shop.db)(method, path, { body, session, context: { now, payments, ...context } })
}

/** The database, with a count of its statements. */
function counting() {
  let statements = 0
  const { session } = shop.db as unknown as { session: { prepareQuery: (...of: unknown[]) => unknown } }
  const prepareQuery = session.prepareQuery.bind(session)
  session.prepareQuery = (...of) => {
    statements++
    return prepareQuery(...of)
  }
  return {
    db: shop.db,
    statementCount: () => {
      session.prepareQuery = prepareQuery
      return statements
    },
  }
}
