import { createRouterClient } from '@orpc/server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Api } from '#contract/contract.ts'
import type { Order } from '#contract/orders/orders.ts'
import { nameAtProvider } from '#platform/payments/rows.ts'
import { router } from '#server/api/router.ts'
import { answerOrderForm } from '#storefront/orders/actions/order-action.ts'
import { sessionToken, testApi } from '#tests/support/api.ts'
import { MINUTE, type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'
import { SHOP_ACCOUNT } from '#tools/counterparts/shop-account.ts'
import { payOrder } from './pay-order.ts'

let shop: OrderShop

beforeAll(async () => {
  shop = await openOrderShop()
})
beforeEach(() => shop.reset())
afterAll(() => shop.close())

test('changes price and deadline with the method, and cancels the old charge', async () => {
  const { id, chave, idPagamento } = await shop.place()
  shop.advance(20 * MINUTE)
  const { status, body } = await post({ id, chave, metodo: 'boleto' })

  expect(status).toBe(200)
  expect(body).toMatchObject({ metodo: 'boleto', total: 12_500, ajustes: [], pagamento: 'pendente' })
  expect(body.pagamentos).toMatchObject([
    { metodo: 'boleto', valor: 12_500, boleto: { linhaDigitavel: expect.stringMatching(/^\d{47}$/) } },
    { metodo: 'pix', situacao: 'cancelado' },
  ])
  expect(shop.psp.pay(nameAtProvider(idPagamento))).toBe(false)
  expect(await shop.mails(id)).toEqual(['instrucoesBoleto'])
  expect((await shop.order(id)).expiraEm).toEqual(new Date('2026-11-26T03:00:00Z'))
})

test('takes the Pix discount off, item by item', async () => {
  const { id, chave } = await shop.place({ metodo: 'boleto', quantidade: 2 })
  const { body } = await post({ id, chave, metodo: 'pix' })

  expect(body).toMatchObject({ metodo: 'pix', subtotal: 20_000, total: 20_500 })
  expect(body.ajustes).toEqual([{ tipo: 'vista', origem: 'pix', label: 'Desconto no Pix', valor: -2_000 }])
  expect(body.itens).toMatchObject([{ total: 18_000, ajustes: body.ajustes }])
})

test('charges a card with the interest of its instalments', async () => {
  const { id, chave } = await shop.place({ metodo: 'boleto', quantidade: 4 })
  const { body: before } = await get({ id, chave })
  const plan = before.formas.find(({ metodo }) => metodo === 'cartao')?.parcelas.at(-1)
  const { body } = await post({ id, chave, metodo: 'cartao', parcelas: 12, ...(await shop.card()) })

  expect(plan).toMatchObject({ parcelas: 12 })
  expect(body.pagamentos[0]).toMatchObject({
    metodo: 'cartao',
    situacao: 'pago',
    parcelas: 12,
    valor: plan?.valorTotal,
    juros: (plan?.valorTotal ?? 0) - 42_500,
    cartao: { bandeira: 'mastercard', ultimosDigitos: '6351' },
  })
  expect(body).toMatchObject({ pagamento: 'pago', total: 42_500, direitos: { pagar: false }, formas: [] })
})

test('returns the cost of each method while it can be chosen', async () => {
  const { id, chave } = await shop.place()
  const { body } = await get({ id, chave })

  expect(body.formas.map(({ metodo, total }) => [metodo, total])).toEqual([
    ['pix', 11_500],
    ['cartao', 12_500],
    ['boleto', 12_500],
  ])
})

test('refuses boleto for an order picked up in the store: banks require an address', async () => {
  const { id, chave } = await shop.place({ retirada: true })

  expect(await post({ id, chave, metodo: 'boleto' })).toMatchObject({
    status: 422,
    body: { code: 'PagamentoIndisponivel' },
  })
})

test('opens one charge for repeated and concurrent requests with the same idempotency key', async () => {
  const { id, chave } = await shop.place()
  const charges = shop.psp.bank.ledger.all().length
  const request = { id, chave, metodo: 'pix' as const }
  const key = sessionToken()
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => post(request, key)))
  await post(request, key)

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect(shop.psp.bank.ledger.all().length).toBe(charges + 1)
  const { body } = await get({ id, chave })
  expect(body.pagamentos.map(({ situacao }) => situacao)).toEqual(['pendente', 'cancelado'])
})

test('opens one charge if two tabs choose different methods', async () => {
  const { id, chave } = await shop.place()
  await Promise.allSettled([
    payOrder(shop.context(), { id, chave, metodo: 'pix', parcelas: 1 }),
    payOrder(shop.context(), { id, chave, metodo: 'boleto', parcelas: 1 }),
  ])

  const { body } = await get({ id, chave })
  expect(body.pagamentos.filter(({ situacao }) => situacao === 'pendente')).toHaveLength(1)
})

test('does not charge again if the order was paid in the meantime', async () => {
  const { id, chave, idPagamento } = await shop.place()
  shop.psp.pay(nameAtProvider(idPagamento))

  expect(await post({ id, chave, metodo: 'boleto' })).toMatchObject({
    status: 409,
    body: { code: 'PedidoNaoPermite' },
  })
  await shop.work()
  expect(await shop.order(id)).toMatchObject({ situacao: 'pagamentoAprovado', total: 11_500 })
})

test.each([
  { metodo: 'cartao' },
  { metodo: 'cartao', token: 'visa:1111:x', conta: SHOP_ACCOUNT, parcelas: 24 },
])('refuses %j, and changes nothing', async (request) => {
  const { id, chave, idPagamento } = await shop.place()

  expect(await post({ id, chave, ...request })).toMatchObject({
    body: { code: 'PagamentoIndisponivel' },
  })
  expect(shop.psp.pay(nameAtProvider(idPagamento))).toBe(true)
})

test('saves the chosen method while the provider is down, and charges later', async () => {
  const { id, chave } = await shop.place({ metodo: 'cartao', ...(await shop.card('OTHE')) })
  await shop.work()
  shop.psp.setFaults({ foraDoAr: true })
  const { status, body } = await post({ id, chave, metodo: 'pix' })
  expect(status).toBe(200)
  expect(body.pagamentos[0]).toMatchObject({ metodo: 'pix', situacao: 'pendente', pix: null })

  shop.psp.setFaults({})
  await shop.work()
  expect((await get({ id, chave })).body.pagamentos[0]?.pix?.copiaECola).toMatch(/^000201/)
})

test('changes nothing while the old charge can’t be cancelled, and says why', async () => {
  const { id, chave, idPagamento } = await shop.place()
  const before = (await get({ id, chave })).body
  shop.psp.setFaults({ foraDoAr: true })

  expect(await post({ id, chave, metodo: 'boleto' })).toMatchObject({
    status: 503,
    body: {
      code: 'ProvedorIndisponivel',
      mensagens: [{ mensagem: 'Não conseguimos falar com o banco agora. Tente de novo em instantes.' }],
    },
  })
  expect((await get({ id, chave })).body).toEqual(before)
  shop.psp.setFaults({})
  expect(shop.psp.pay(nameAtProvider(idPagamento))).toBe(true)
})

test('shows the refusal as a sentence on the order’s page', async () => {
  const { id, chave } = await shop.place()
  shop.psp.setFaults({ foraDoAr: true })
  const api: Api = createRouterClient(router, {
    context: ({ chave = '' }: { chave?: string }) => ({
      ...shop.context(),
      chaveIdempotencia: chave || null,
    }),
  })
  const form = new FormData()
  form.set('acao', 'pagar')
  form.set('metodo', 'boleto')
  const url = new URL(`http://loja.test/minha-conta/pedido/${id}?chave=${chave}`)

  expect(await answerOrderForm(api, { id, url, form })).toMatchObject({
    data: { refusal: 'Não conseguimos falar com o banco agora. Tente de novo em instantes.' },
  })
})

test('limits the attempts, so that nobody reserves goods forever', async () => {
  const { id, chave } = await shop.place()
  await shop.db.execute(`insert into pagamentos
      (referencia, chave, metodo, valor, pagador, descricao, expira_em, situacao, criado_em)
    select referencia, chave || n, metodo, valor, pagador, descricao, expira_em, 'expirado', criado_em
    from pagamentos, generate_series(1, 19) n`)

  expect(await post({ id, chave, metodo: 'pix' })).toMatchObject({ body: { code: 'PedidoNaoPermite' } })
})

function post(body: object, key?: string) {
  return api()('POST', '/sale/payment', {
    body,
    session: sessionToken(),
    context: at(),
    ...(key && { key }),
  })
}

function get({ id, chave }: { id: string; chave: string }) {
  return api()('GET', `/sale/${id}?chave=${chave}`, { session: sessionToken(), context: at() })
}

function api() {
  return testApi<Order & { code: string }>(shop.db)
}

function at() {
  const { now, payments } = shop.context()
  return { now, payments }
}
