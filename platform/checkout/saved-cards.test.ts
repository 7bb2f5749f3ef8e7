import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Checkout } from '#contract/cart/checkout.ts'
import type { Order } from '#contract/orders/orders.ts'
import type { OfferedCard, SavedCard } from '#contract/orders/saved-cards.ts'
import { freightTables } from '#demo/freight.ts'
import { readCardToken } from '#domain/payments/cards/mercado-pago-token.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { accountsAt, cardPayment } from '#platform/payments/accounts/accounts.fixtures.ts'
import { openCardToken } from '#platform/payments/cards/card-token.ts'
import { settleCards } from '#platform/payments/cards/settle-cards.ts'
import { paymentsJobs } from '#platform/payments/jobs.ts'
import { type CardVault, type PaymentAccount, ProviderRefusal } from '#platform/payments/port.ts'
import { cardAt, storedCardAt } from '#platform/payments/providers/mercado-pago/mercado-pago.fixtures.ts'
import { exportOf } from '#platform/privacy/collect-personal-data.ts'
import { erasePersonalData } from '#platform/privacy/erase-personal-data.ts'
import { saveFreightTables } from '#platform/shipping/freight-tables/save-freight-tables.ts'
import { testApi } from '#tests/support/api.ts'
import { type Customer, loggedIn } from '#tests/support/customer.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { openMailbox, runWaitingJobs } from '#tests/support/mailbox.ts'
import { testContext } from '#tests/support/request-context.ts'
import { addShopAccount, SHOP_ACCOUNT } from '#tools/counterparts/shop-account.ts'
import { type Providers, startProviders } from '#tools/counterparts/start-providers.ts'
import { type Ask, type Payment, placeOrder, readyToPay } from '#tools/shopper/shopper.ts'

const NOON = new Date('2026-11-21T12:00:00Z')
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

let database: TestDatabase
let psp: Providers
let ask: Ask
let now: Date
let payments: PaymentAccount[]
let violin: number
let clara: Customer
let attempts = 0

beforeAll(async () => {
  database = await testDatabase()
  psp = await startProviders()
  await addShopAccount(testContext(database.db))
  const api = testApi<unknown>(database.db)
  ask = (method, path, call) => api(method, path, { ...call, context: { now, payments } })
  await prepareFixtures(database.db)
  await saveFreightTables(database, freightTables())
  violin = (
    await saveProduct(
      database,
      sampleProduct('violino', { skus: [sampleSku('VIOLINO', { precoPor: 10_000, estoque: 99 })] }),
    )
  ).id
})
afterAll(async () => {
  await psp.close()
  await database.close()
})
beforeEach(async () => {
  now = NOON
  psp.setFaults({})
  await emptyTables(database.pool, 'cartoes_guardados', 'pgboss.job')
  for (const { id } of psp.mercadoPago.customers.all()) psp.mercadoPago.customers.remove(id)
  payments = accountsAt(psp)
  clara = await loggedIn(database.db)
})

describe('a card', () => {
  test('is stored once its payment succeeded, with the consent, and is offered next time', async () => {
    expect((await checkout(clara)).cartoesGuardados).toEqual([])
    await buy(clara, await newCard())
    expect((await checkout(clara)).cartoesGuardados).toEqual([])
    await settle()

    const known = { bandeira: 'mastercard', final: '6351', mes: 11, ano: 2030, vencido: false }
    expect((await checkout(clara)).cartoesGuardados).toEqual([
      { id: expect.any(String), noProvedor: expect.stringMatching(/^\d+$/), ...known },
    ])
    expect(await cardsOf(clara)).toEqual([{ id: expect.any(String), ...known }])
    const { rows } = await database.pool.query('select * from cartoes_guardados')
    expect(rows).toMatchObject([
      { token: null, consentimento: 'Guardar este cartão para as próximas compras', consentido_em: NOON },
    ])
  })

  test('waits with a sealed token, in which nobody can read the browser’s', async () => {
    const card = await newCard()
    await buy(clara, card)
    const { rows } = await database.pool.query('select id, token from cartoes_guardados')
    const { id, token } = rows[0]

    expect(token.includes(card.tokenGuardar)).toBe(false)
    expect(openCardToken(testContext(database.db).secrets, { id, token })).toBe(card.tokenGuardar)
  })

  test('is stored by its own job, seconds after the purchase', async () => {
    await buy(clara, await newCard())
    await runWaitingJobs(paymentsJobs(), jobContext(), openMailbox())

    expect(await cardsOf(clara)).toHaveLength(1)
  })

  test('is not stored unless its holder asks for it, nor for a guest or a seller', async () => {
    await buy(clara, { ...(await cardPayment(psp)) })
    await buy(clara, { ...(await newCard()), guardar: false })
    await buy(clara, { ...(await cardPayment(psp)), guardar: true })
    const guest = await readyToPay(ask, attempts, { itens: [{ idProduto: violin, quantidade: 1 }] })
    await placeOrder(ask, guest, key(), { metodo: 'cartao', ...(await newCard()) })
    expect(((await ask('GET', '/checkout/purchase', guest)).body as Checkout).cartoesGuardados).toBeNull()
    await sellTo(clara)
    expect((await checkout(clara)).cartoesGuardados).toBeNull()
    await buy(clara, await newCard())
    await settle()

    expect(await stored()).toBe(0)
  })

  test.each([
    ['refused', 'OTHE'],
    ['mistyped', 'FORM'],
  ])('whose payment is %s is not stored', async (_, holder) => {
    await buy(clara, await newCard(holder))
    await settle()

    expect(await stored()).toBe(0)
    expect(counterpartCards()).toBe(0)
  })

  test('in review is stored', async () => {
    await buy(clara, await newCard('CONT'))
    await settle()

    expect(await cardsOf(clara)).toHaveLength(1)
  })

  test('is stored later if the provider is away, and given up with its token after a day', async () => {
    await buy(clara, await newCard())
    psp.setFaults({ foraDoAr: true })
    await expect(settle()).rejects.toThrow('could not be settled')
    psp.setFaults({})
    await settle()
    expect(await cardsOf(clara)).toHaveLength(1)

    const waiting = await loggedIn(database.db)
    await buy(waiting, await newCard())
    psp.setFaults({ foraDoAr: true })
    const { rows } = await database.pool.query('select token from cartoes_guardados where token is not null')
    expect(rows).toHaveLength(1)
    now = new Date(NOON.getTime() + DAY + 1)
    await settle()
    psp.setFaults({})
    await settle()
    expect(await cardsOf(waiting)).toEqual([])
    expect(await stored()).toBe(1)
  })

  test('stored twice is there once, here and at the provider', async () => {
    for (let n = 0; n < 2; n += 1) {
      await buy(clara, await newCard())
      await settle()
      await settle()
    }

    expect(await cardsOf(clara)).toHaveLength(1)
    expect(counterpartCards()).toBe(1)
  })

  test('is limited to ten', async () => {
    await buy(clara, await newCard())
    await settle()
    await database.pool.query(`
      insert into cartoes_guardados
        (id_cliente, id_conta, id_pagamento, consentimento, consentido_em, cliente_provedor, cartao_provedor, bandeira, final, mes, ano)
      select id_cliente, id_conta, id_pagamento, consentimento, consentido_em, cliente_provedor, n::text, bandeira, '000' || n % 10, mes, ano
      from cartoes_guardados, generate_series(1, 9) n`)
    await buy(clara, await newCard())
    await settle()

    expect(await cardsOf(clara)).toHaveLength(10)
  })
})

describe('a stored card', () => {
  test('pays again, with its code', async () => {
    const [card] = await withCard(clara)
    const { status, id } = await buy(clara, await again(card))

    expect(status).toBe(201)
    expect(await paymentOf(id)).toEqual({ situacao: 'pago', ultimos: '6351' })
  })

  test('pays an order later, with its code', async () => {
    const [card] = await withCard(clara)
    const { id } = await buy(clara, { metodo: 'pix' })
    const order = (await ask('GET', `/sale/${id}`, { session: clara.token })).body as Order
    expect(order.cartoesGuardados).toEqual([card])
    const body = { id, metodo: 'cartao', ...(await again(card)) }
    await ask('POST', '/sale/payment', { session: clara.token, key: key(), body })

    expect(await paymentOf(id)).toEqual({ situacao: 'pago', ultimos: '6351' })
  })

  test('of somebody else is refused, and so is one that is no card', async () => {
    const [card] = await withCard(clara)
    const thief = await loggedIn(database.db)

    expect(await buy(thief, await again(card))).toMatchObject({ status: 422, code: 'PagamentoIndisponivel' })
    const token = (await again(card)).token ?? ''
    expect(await buy(clara, { conta: SHOP_ACCOUNT, token, cartao: SHOP_ACCOUNT })).toMatchObject({
      status: 422,
      code: 'PagamentoIndisponivel',
    })
    // The token alone does not pay either: the provider wants the card's customer.
    const { id } = await buy(thief, { conta: SHOP_ACCOUNT, token })
    expect(await paymentOf(id)).toMatchObject({ situacao: 'recusado' })
  })

  test('is refused while a member of staff sells to its holder', async () => {
    const [card] = await withCard(clara)
    const paying = await again(card)
    await sellTo(clara)

    expect(await buy(clara, paying)).toMatchObject({ status: 422, code: 'PagamentoIndisponivel' })
  })

  test('is refused at another account', async () => {
    const [card] = await withCard(clara)

    expect(
      await buy(clara, { ...(await again(card)), conta: '00000000-0000-4000-8000-000000000000' }),
    ).toMatchObject({ status: 422, code: 'PagamentoIndisponivel' })
  })

  test('of an account that takes no cards any more is neither offered nor taken', async () => {
    const [card] = await withCard(clara)
    const paying = await again(card)
    payments = payments.filter(({ id }) => id !== SHOP_ACCOUNT)

    expect((await checkout(clara)).cartoesGuardados).toBeNull()
    expect(await buy(clara, paying)).toMatchObject({ status: 422, code: 'PagamentoIndisponivel' })
  })

  test('that is expired is listed, but neither offered nor taken', async () => {
    const [card] = await withCard(clara)
    const paying = await again(card)
    await database.pool.query('update cartoes_guardados set mes = 10, ano = 2026')

    expect(await cardsOf(clara)).toMatchObject([{ mes: 10, ano: 2026, vencido: true }])
    expect((await checkout(clara)).cartoesGuardados).toEqual([])
    expect(await buy(clara, paying)).toMatchObject({
      status: 422,
      mensagens: [{ mensagem: 'Este cartão venceu. Use outro.' }],
    })
    await database.pool.query('update cartoes_guardados set mes = 11')
    expect(await cardsOf(clara)).toMatchObject([{ mes: 11, vencido: false }])
  })

  test('that is declined leaves an order to pay otherwise, and stays', async () => {
    const [card] = await withCard(clara)
    for (const customer of psp.mercadoPago.customers.all())
      for (const one of customer.cards) one.holder = 'FUND'
    const { id } = await buy(clara, await again(card))

    expect(await paymentOf(id)).toMatchObject({ situacao: 'recusado' })
    expect(await cardsOf(clara)).toHaveLength(1)
  })
})

describe('removing a card', () => {
  test('takes it away at once, and at the provider with the customer', async () => {
    const [card] = await withCard(clara)
    const { status, body } = await remove(clara, card?.id)

    expect([status, body]).toEqual([200, { cartoes: [] }])
    expect(counterpartCards()).toBe(1)
    await settle()
    expect([counterpartCards(), psp.mercadoPago.customers.all().length, await stored()]).toEqual([0, 0, 0])
    expect((await remove(clara, card?.id)).status).toBe(404)
  })

  test('is done later if the provider is away', async () => {
    const [card] = await withCard(clara)
    psp.setFaults({ foraDoAr: true })
    await remove(clara, card?.id)
    await expect(settle()).rejects.toThrow('could not be settled')
    expect(await cardsOf(clara)).toEqual([])
    psp.setFaults({})
    await settle()
    expect(counterpartCards()).toBe(1)
    now = new Date(NOON.getTime() + 5 * MINUTE)
    await settle()

    expect([counterpartCards(), await stored()]).toEqual([0, 0])
  })

  test('that its provider refuses for good is given up after three days, and said to the merchant', async () => {
    const [card] = await withCard(clara)
    const tries: number[] = []
    payments = payments.map((account) => withVault(account, refuseToRemove))
    await remove(clara, card?.id)
    for (let minutes = 0; minutes <= 4 * 24 * 60; minutes += 5) {
      now = new Date(NOON.getTime() + minutes * MINUTE)
      await settle().catch(() => undefined)
    }
    expect(tries.length).toBeLessThan(40)
    expect(tries.slice(0, 3)).toEqual([0, 5, 10])
    expect(tries.at(-1)).toBeGreaterThanOrEqual(3 * 24 * 60)
    expect([counterpartCards(), await stored()]).toEqual([1, 0])

    const [customer] = psp.mercadoPago.customers.all()
    const { rows: entries } = await database.pool.query(
      `select quem, alvo_id, mudancas from auditoria where acao = 'contaPagamento.cartao-nao-apagado'`,
    )
    expect(entries).toEqual([
      {
        quem: 'A loja',
        alvo_id: SHOP_ACCOUNT,
        mudancas: [
          { campo: 'cartaoProvedor', antes: null, depois: customer?.cards[0]?.id },
          { campo: 'clienteProvedor', antes: null, depois: customer?.id },
        ],
      },
    ])
    const { rows: alerts } = await database.pool.query(
      `select data ->> 'tipo' as tipo, data ->> 'caminho' as caminho from pgboss.job where name = 'staff.record-alert'
       and data ->> 'tipo' = 'cartaoNaoApagado'`,
    )
    expect(alerts).toEqual([{ tipo: 'cartaoNaoApagado', caminho: '/auditoria' }])

    async function refuseToRemove() {
      tries.push((now.getTime() - NOON.getTime()) / MINUTE)
      throw new ProviderRefusal('Este cartão não pode ser apagado.')
    }
  })

  test('of somebody else is refused', async () => {
    const [card] = await withCard(clara)
    const stranger = await loggedIn(database.db)

    expect((await remove(stranger, card?.id)).status).toBe(404)
    expect(await cardsOf(clara)).toHaveLength(1)
  })

  test('comes with the account that is deleted, and its data are part of the export', async () => {
    await withCard(clara)
    const owner = { id: clara.idCliente, nome: 'Clara', email: 'clara@example.com', documento: '52998224725' }
    const exported = await exportOf({ db: database.db, now }, owner)
    expect(exported['cartoes']).toEqual([
      {
        bandeira: 'mastercard',
        final: '6351',
        mes: 11,
        ano: 2030,
        consentimento: 'Guardar este cartão para as próximas compras',
        consentidoEm: NOON,
      },
    ])
    await database.pool.query(`update pedidos set situacao = 'entregue' where id_cliente = $1`, [owner.id])
    await database.db.transaction((tx) => erasePersonalData(tx, owner))
    await runWaitingJobs(paymentsJobs(), jobContext(), openMailbox())

    expect([counterpartCards(), await stored()]).toEqual([0, 0])
  })

  test('leaves a customer of another system of the merchant at the provider', async () => {
    await withCard(clara)
    for (const customer of psp.mercadoPago.customers.all()) customer.description = 'Assinante'
    const [card] = await cardsOf(clara)
    await remove(clara, card?.id)
    await settle()

    expect([counterpartCards(), psp.mercadoPago.customers.all().length]).toEqual([0, 1])
  })
})

type Answer = { id: string; code: string; mensagens: { mensagem: string }[] }

async function buy({ token }: Customer, payment: Partial<Payment>) {
  const shopper = await readyToPay(ask, attempts, { itens: [{ idProduto: violin, quantidade: 1 }] }, token)
  const { status, body } = await placeOrder(ask, shopper, key(), { metodo: 'cartao', ...payment })

  return { status, ...(body as Answer) }
}

/** A typed card, with a second token for its store. */
async function newCard(holder = 'APRO'): Promise<Partial<Payment>> {
  const tokenGuardar = readCardToken(await cardAt(psp.mercadoPago, { holder }))?.token ?? ''

  return { ...(await cardPayment(psp, holder)), guardar: true, tokenGuardar }
}

async function withCard(customer: Customer) {
  await buy(customer, await newCard())
  await settle()

  return (await checkout(customer)).cartoesGuardados ?? []
}

/** The stored card, with its code typed. */
async function again(card: OfferedCard | undefined): Promise<Partial<Payment>> {
  if (!card?.noProvedor) throw new Error('There is no card.')
  const { id: cartao, noProvedor, final } = card

  return { conta: SHOP_ACCOUNT, token: await storedCardAt(psp.mercadoPago, { noProvedor, final }), cartao }
}

function key(): string {
  attempts += 1

  return `k${attempts}`
}

async function checkout({ token }: Customer): Promise<Checkout> {
  return (await ask('GET', '/checkout/purchase', { session: token })).body as Checkout
}

async function cardsOf({ token }: Customer): Promise<SavedCard[]> {
  return ((await ask('GET', '/customer/cards', { session: token })).body as { cartoes: SavedCard[] }).cartoes
}

function remove({ token }: Customer, id: string | undefined) {
  return testApi<unknown>(database.db)('DELETE', `/customer/cards/${id}`, {
    session: token,
    context: { now },
  })
}

async function sellTo({ sessao }: Customer) {
  await database.pool.query(
    'update sessoes set vendedor = $1, id_cliente_venda = id_cliente, id_cliente = null where hash = $2',
    ['Rita', sessao],
  )
}

function jobContext() {
  return { ...testContext(database.db), now, payments }
}

function withVault(account: PaymentAccount, remove: CardVault['remove']): PaymentAccount {
  const { cartao } = account.provider
  if (!cartao?.cofre) return account

  return {
    ...account,
    provider: { ...account.provider, cartao: { ...cartao, cofre: { ...cartao.cofre, remove } } },
  }
}

/** As the job does every few minutes. */
async function settle() {
  await settleCards(jobContext() as never)
}

async function stored(): Promise<number> {
  return (await database.pool.query('select from cartoes_guardados')).rows.length
}

function counterpartCards(): number {
  return psp.mercadoPago.customers.all().flatMap(({ cards }) => cards).length
}

async function paymentOf(id: string) {
  const { rows } = await database.pool.query(
    `select situacao, dados ->> 'ultimosDigitos' as ultimos from pagamentos where referencia = $1
     order by criado_em desc, pago_em limit 1`,
    [id],
  )

  return rows[0]
}
