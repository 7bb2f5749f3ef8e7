import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Checkout } from '#contract/cart/checkout.ts'
import type { Order } from '#contract/orders/orders.ts'
import type { SavedCard } from '#contract/orders/saved-cards.ts'
import { freightTables } from '#demo/freight.ts'
import { WORKING } from '#domain/payments/accounts/account-rules.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { settleCards } from '#platform/payments/cards/settle-cards.ts'
import type { PaymentAccount } from '#platform/payments/port.ts'
import { accountAt, cardAt } from '#platform/payments/providers/pagarme/pagarme.fixtures.ts'
import { erasePersonalData } from '#platform/privacy/erase-personal-data.ts'
import { saveFreightTables } from '#platform/shipping/freight-tables/save-freight-tables.ts'
import { openPayments } from '#server/adapters/payments.ts'
import { testApi } from '#tests/support/api.ts'
import { type Customer, loggedIn } from '#tests/support/customer.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { testContext } from '#tests/support/request-context.ts'
import { type Bank, startBank } from '#tools/counterparts/bank/start-bank.ts'
import { type Pagarme, startPagarme } from '#tools/counterparts/pagarme/start-pagarme.ts'
import { addShopAccount, SHOP_ACCOUNT, SHOP_RULES } from '#tools/counterparts/shop-account.ts'
import { type Ask, newSession, type Payment, placeOrder, readyToPay } from '#tools/shopper/shopper.ts'

const NOON = new Date('2026-11-21T12:00:00Z')
const DECLINED = '4000000000000028'

let database: TestDatabase
let bank: Bank
let psp: Pagarme
let ask: Ask
let payments: PaymentAccount[]
let violin: number
let clara: Customer
let attempts = 0

// The cards of Pagar.me, which stores that of each charge, and charges it by its id.
beforeAll(async () => {
  database = await testDatabase()
  ;[bank, psp] = await Promise.all([startBank({ port: 0 }), startPagarme({ port: 0 })])
  // Which provider an account is at, only its keys tell.
  await addShopAccount(testContext(database.db))
  payments = [
    ...openPayments(bank.settings, () => ({ nome: 'Lira', endereco: { cidade: 'São Paulo' } }) as never),
    {
      id: SHOP_ACCOUNT,
      regras: { ...SHOP_RULES, ativa: true },
      saude: WORKING,
      provider: accountAt(psp),
    },
  ]
  const api = testApi<unknown>(database.db)
  ask = (method, path, call) => api(method, path, { ...call, context: { now: NOON, payments } })
  await prepareFixtures(database.db)
  await saveFreightTables(database, freightTables())
  const skus = [sampleSku('VIOLINO', { precoPor: 10_000, estoque: 99 })]
  violin = (await saveProduct(database, sampleProduct('violino', { skus }))).id
})
afterAll(async () => {
  await Promise.all([bank.close(), psp.close()])
  await database.close()
})
beforeEach(async () => {
  psp.setFaults({})
  psp.ledger.customers.length = 0
  await emptyTables(database.pool, 'cartoes_guardados')
  clara = await loggedIn(database.db)
})

describe('a card', () => {
  test('of a paid charge is offered next time, without any token in the shop', async () => {
    await buy(clara, { ...(await typed()), guardar: true })
    const { rows } = await database.pool.query('select token, consentimento from cartoes_guardados')
    expect(rows).toEqual([{ token: null, consentimento: 'Guardar este cartão para as próximas compras' }])
    await settle()

    const known = { bandeira: 'visa', final: '0010', mes: 12, ano: 2030, vencido: false }
    expect((await checkout(clara)).cartoesGuardados).toEqual([
      { id: expect.any(String), noProvedor: null, ...known },
    ])
    expect(await cardsOf(clara)).toEqual([{ id: expect.any(String), ...known }])
  })

  test('is not the shop’s to offer unless its holder asks for it', async () => {
    await buy(clara, await typed())
    await settle()

    expect((await checkout(clara)).cartoesGuardados).toEqual([])
  })

  test('whose payment is declined is not stored', async () => {
    await buy(clara, { ...(await typed(DECLINED)), guardar: true })
    await settle()

    expect(await stored()).toBe(0)
  })

  test('is stored later if the provider is away, and once if it is stored twice', async () => {
    await buy(clara, { ...(await typed()), guardar: true })
    psp.setFaults({ foraDoAr: true })
    await expect(settle()).rejects.toThrow('could not be settled')
    psp.setFaults({})
    await settle()
    await buy(clara, { ...(await typed()), guardar: true })
    await settle()
    await settle()

    expect(await cardsOf(clara)).toHaveLength(1)
    expect(walletCards()).toBe(1)
  })

  test('that Pagar.me has removed in the meantime is given up', async () => {
    await buy(clara, { ...(await typed()), guardar: true })
    for (const customer of psp.ledger.customers) customer.cards = []
    await settle()

    expect(await stored()).toBe(0)
  })
})

describe('a stored card', () => {
  test('pays again by its id, with its customer’s, and without a code', async () => {
    const card = await withCard(clara)
    const { status, id } = await buy(clara, { conta: SHOP_ACCOUNT, cartao: card.id })

    expect(status).toBe(201)
    expect(await paymentOf(id)).toEqual({ situacao: 'pago', ultimos: '0010', token: null })
    expect(psp.ledger.customers).toHaveLength(1)
  })

  test('of somebody else is refused, also by the id that Pagar.me gave it', async () => {
    const card = await withCard(clara)
    const thief = await loggedIn(database.db)
    expect(await buy(thief, { conta: SHOP_ACCOUNT, cartao: card.id })).toMatchObject({
      status: 422,
      code: 'PagamentoIndisponivel',
    })

    const token = psp.ledger.customers[0]?.cards[0]?.id ?? ''
    expect(token).toMatch(/^card_/)
    const { id } = await buy(thief, { conta: SHOP_ACCOUNT, token })
    expect(await paymentOf(id)).toMatchObject({ situacao: 'recusado' })
  })

  test('that Pagar.me does not know any more is declined', async () => {
    const card = await withCard(clara)
    for (const customer of psp.ledger.customers) customer.cards = []
    const { id } = await buy(clara, { conta: SHOP_ACCOUNT, cartao: card.id })

    expect(await paymentOf(id)).toMatchObject({ situacao: 'recusado' })
  })

  test('that is removed goes at Pagar.me too, later if that is away', async () => {
    const card = await withCard(clara)
    psp.setFaults({ foraDoAr: true })
    const { body } = await ask('DELETE' as never, `/customer/cards/${card.id}`, { session: clara.token })
    expect(body).toEqual({ cartoes: [] })
    await expect(settle()).rejects.toThrow('could not be settled')
    psp.setFaults({})
    await settle(new Date(NOON.getTime() + 5 * 60_000))

    expect([walletCards(), await stored()]).toEqual([0, 0])
  })

  test('goes with the account that is deleted', async () => {
    await withCard(clara)
    const owner = { id: clara.idCliente, nome: 'Clara', email: 'clara@example.com', documento: '52998224725' }
    await database.pool.query(`update pedidos set situacao = 'entregue' where id_cliente = $1`, [owner.id])
    await database.db.transaction((tx) => erasePersonalData(tx, owner))
    await settle()

    expect([walletCards(), await stored()]).toEqual([0, 0])
  })
})

describe('an order that is paid later', () => {
  test('offers its customer the stored cards, and is paid with one', async () => {
    const card = await withCard(clara)
    const { id, chave } = await buy(clara, { metodo: 'pix' })
    expect((await orderOf(clara.token, { id })).cartoesGuardados).toEqual([{ ...card, noProvedor: null }])
    expect((await orderOf(clara.token, { id, chave })).cartoesGuardados).toHaveLength(1)

    expect((await pay(clara.token, { id, cartao: card.id })).status).toBe(200)
    expect(await paymentOf(id)).toMatchObject({ situacao: 'pago', ultimos: '0010' })
    expect((await orderOf(clara.token, { id })).cartoesGuardados).toBeNull()
  })

  test('shows no card to somebody with its link, who can’t pay with one either', async () => {
    const card = await withCard(clara)
    const { id, chave } = await buy(clara, { metodo: 'pix' })
    const thief = await loggedIn(database.db)
    for (const session of [newSession(), thief.token]) {
      expect((await orderOf(session, { id, chave })).cartoesGuardados).toBeNull()
      expect(await pay(session, { id, chave, cartao: card.id })).toMatchObject({
        status: 422,
        body: { code: 'PagamentoIndisponivel' },
      })
    }

    expect(await paymentOf(id)).toMatchObject({ situacao: 'pendente' })
  })

  test('stores its customer’s card, and that of nobody else', async () => {
    const { id, chave } = await buy(clara, { metodo: 'pix' })
    await pay(newSession(), { id, chave, ...(await typed(DECLINED)), guardar: true })
    expect(await stored()).toBe(0)
    await pay(clara.token, { id, ...(await typed()), guardar: true })
    await settle()

    expect(await cardsOf(clara)).toMatchObject([{ final: '0010' }])
  })
})

type Answer = { id: string; chave: string; code: string }

async function buy({ token }: Customer, payment: Partial<Payment>) {
  attempts += 1
  const shopper = await readyToPay(ask, attempts, { itens: [{ idProduto: violin, quantidade: 1 }] }, token)
  const { status, body } = await placeOrder(ask, shopper, `k${attempts}`, { metodo: 'cartao', ...payment })

  return { status, ...(body as Answer) }
}

type OrderKey = { id: string; chave?: string }

async function orderOf(session: string, { id, chave }: OrderKey): Promise<Order> {
  return (await ask('GET', `/sale/${id}${chave ? `?chave=${chave}` : ''}`, { session })).body as Order
}

function pay(session: string, payment: OrderKey & Partial<Payment>) {
  attempts += 1
  const body = { metodo: 'cartao', conta: SHOP_ACCOUNT, ...payment }

  return ask('POST', '/sale/payment', { session, key: `p${attempts}`, body })
}

async function typed(number?: string): Promise<Partial<Payment>> {
  return { conta: SHOP_ACCOUNT, token: await cardAt(psp, number ? { number } : {}) }
}

async function withCard(customer: Customer): Promise<SavedCard> {
  await buy(customer, { ...(await typed()), guardar: true })
  await settle()
  const [card] = await cardsOf(customer)
  if (!card) throw new Error('There is no card.')

  return card
}

async function checkout({ token }: Customer): Promise<Checkout> {
  return (await ask('GET', '/checkout/purchase', { session: token })).body as Checkout
}

async function cardsOf({ token }: Customer): Promise<SavedCard[]> {
  return ((await ask('GET', '/customer/cards', { session: token })).body as { cartoes: SavedCard[] }).cartoes
}

/** As the job does every few minutes. */
async function settle(now = NOON) {
  await settleCards({ ...testContext(database.db), now, payments } as never)
}

async function stored(): Promise<number> {
  return (await database.pool.query('select from cartoes_guardados')).rows.length
}

function walletCards(): number {
  return psp.ledger.customers.flatMap(({ cards }) => cards).length
}

async function paymentOf(id: string) {
  const { rows } = await database.pool.query(
    `select situacao, dados ->> 'ultimosDigitos' as ultimos, token_selado as token from pagamentos where referencia = $1
     order by criado_em desc, pago_em limit 1`,
    [id],
  )

  return rows[0]
}
