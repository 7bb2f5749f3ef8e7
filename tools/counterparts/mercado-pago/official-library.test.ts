import {
  Customer,
  CustomerCard,
  MercadoPagoConfig,
  Order,
  User,
  WebhookSignatureValidator,
} from 'mercadopago'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readCardToken } from '#domain/payments/cards/mercado-pago-token.ts'
import { cardAt, storedCardAt } from '#platform/payments/providers/mercado-pago/mercado-pago.fixtures.ts'
import { MERCADO_PAGO } from '#platform/payments/providers/mercado-pago/mercado-pago.ts'
import { type MercadoPagoCounterpart, startMercadoPago } from './start-mercado-pago.ts'
import { listenForWebhook, type ReceivedWebhook } from './webhook.fixtures.ts'

/** The library knows no other origin than Mercado Pago's own, so its calls are led here. */
const realFetch = globalThis.fetch
let counterpart: MercadoPagoCounterpart

beforeAll(async () => {
  counterpart = await startMercadoPago({ port: 0 })
})
beforeEach(() => {
  vi.stubGlobal('fetch', (url: string | URL, init?: RequestInit) =>
    realFetch(String(url).replace(MERCADO_PAGO, counterpart.url), init),
  )
  return () => vi.unstubAllGlobals()
})
afterAll(() => counterpart.close())

/** The library keeps the options of one call for all later ones, so each call gets a client of its own. */
function client() {
  const { accessToken } = counterpart.credentials

  return new MercadoPagoConfig({ accessToken, options: { timeout: 5_000, maxRetries: 0 } })
}

const orders = () => new Order(client())

async function card(options?: Parameters<typeof cardAt>[1]): Promise<string> {
  return readCardToken(await cardAt(counterpart, options))?.token ?? ''
}

function byCard(token: string, capture_mode: 'automatic_async' | 'manual') {
  return {
    type: 'online',
    processing_mode: 'automatic',
    capture_mode,
    total_amount: '200.00',
    external_reference: 'ext_ref_1234',
    payer: { email: 'test@testuser.com' },
    transactions: {
      payments: [
        {
          amount: '200.00',
          payment_method: { id: 'master', type: 'credit_card', token, installments: 2 },
        },
      ],
    },
  }
}

test('creates, captures, finds and refunds an order by card', async () => {
  const body = byCard(await card(), 'manual')
  const created = await orders().create({ body, requestOptions: { idempotencyKey: 'a' } })
  expect(created).toMatchObject({ status: 'action_required', status_detail: 'waiting_capture' })
  const id = created.id ?? ''

  const captured = await orders().capture({ id, requestOptions: { idempotencyKey: 'b' } })
  expect(captured).toMatchObject({ status: 'processed', total_paid_amount: '200.00' })
  const payment = captured.transactions?.payments?.[0]?.id ?? ''

  const part = { transactions: [{ id: payment, amount: '50.00' }] }
  const refunded = await orders().refund({ id, body: part, requestOptions: { idempotencyKey: 'c' } })
  expect(refunded).toMatchObject({
    status: 'processed',
    status_detail: 'partially_refunded',
    transactions: { refunds: [{ transaction_id: payment, amount: '50.00', status: 'processed' }] },
  })
  await orders().refund({ id, requestOptions: { idempotencyKey: 'd' } })

  expect(await orders().get({ id })).toMatchObject({
    status: 'refunded',
    external_reference: 'ext_ref_1234',
    transactions: { refunds: [{ amount: '50.00' }, { amount: '150.00' }] },
  })
  const day = 86_400_000
  const found = await orders().search({
    options: {
      begin_date: new Date(Date.now() - day).toISOString(),
      end_date: new Date(Date.now() + day).toISOString(),
      external_reference: 'ext_ref_1234',
    },
  })
  expect(found.data?.map((order) => order.id)).toContain(id)
})

test('a Pix is cancelled, and its repeated order is the same', async () => {
  const body = {
    type: 'online',
    processing_mode: 'automatic',
    total_amount: '50.00',
    external_reference: 'pix_1',
    payer: { email: 'test@testuser.com' },
    transactions: {
      payments: [
        { amount: '50.00', payment_method: { id: 'pix', type: 'bank_transfer' }, expiration_time: 'P1D' },
      ],
    },
  }
  const created = await orders().create({ body, requestOptions: { idempotencyKey: 'pix' } })
  expect(created.transactions?.payments?.[0]?.payment_method?.qr_code).toMatch(/^000201/)
  const again = await orders().create({ body, requestOptions: { idempotencyKey: 'pix' } })
  expect(again.id).toBe(created.id)

  const id = created.id ?? ''
  expect(await orders().cancel({ id })).toMatchObject({
    status: 'canceled',
    status_detail: 'canceled_transaction',
  })
})

test('stores a card with a customer, pays with it, and removes both', async () => {
  const customers = () => new Customer(client())
  const cards = () => new CustomerCard(client())
  const email = 'guardado@testuser.com'
  const created = await customers().create({ body: { email, first_name: 'Clara' } })
  const customerId = created.id ?? ''
  expect(await customers().search({ options: { email } })).toMatchObject({ results: [{ id: customerId }] })
  await expect(customers().create({ body: { email } })).rejects.toMatchObject({ status: 400 })

  const body = { token: await card() }
  const stored = await cards().create({ customerId, body })
  expect(stored).toMatchObject({
    customer_id: customerId,
    payment_method: { id: 'master', payment_type_id: 'credit_card' },
    last_four_digits: '6351',
    expiration_month: 11,
    expiration_year: 2030,
  })
  const cardId = stored.id ?? ''
  expect([...(await cards().list({ customerId }))]).toMatchObject([{ id: cardId }])
  // A token works once.
  await expect(cards().create({ customerId, body })).rejects.toMatchObject({ status: 400 })

  const token = async () =>
    readCardToken(await storedCardAt(counterpart, { noProvedor: cardId, final: '6351' }))?.token ?? ''
  const again = byCard(await token(), 'automatic_async')
  const paid = await orders().create({
    body: { ...again, payer: { ...again.payer, customer_id: customerId } },
  })
  expect(paid).toMatchObject({ status: 'processed' })
  await expect(orders().create({ body: byCard(await token(), 'automatic_async') })).rejects.toMatchObject({
    status: 402,
  })

  await cards().remove({ customerId, cardId })
  expect([...(await cards().list({ customerId }))]).toEqual([])
  expect(await token()).toBe('')
  await customers().remove({ customerId })
  await expect(customers().get({ customerId })).rejects.toMatchObject({ name: 'MPNotFoundError' })
})

test('errors are those that the library knows', async () => {
  const declined = byCard(await card({ holder: 'FUND' }), 'automatic_async')
  await expect(orders().create({ body: declined })).rejects.toMatchObject({
    name: 'MPPaymentError',
    status: 402,
  })
  await expect(orders().create({ body: { ...declined, total_amount: '1.00' } })).rejects.toMatchObject({
    name: 'MPBadRequestError',
  })
  await expect(orders().get({ id: 'ORD0' })).rejects.toMatchObject({ name: 'MPNotFoundError' })
  const stranger = new Order(new MercadoPagoConfig({ accessToken: 'APP_USR-outro' }))
  await expect(stranger.get({ id: 'ORD0' })).rejects.toMatchObject({ name: 'MPAuthenticationError' })
})

test('tells whose account it is', async () => {
  expect(await new User(client()).get()).toMatchObject({ site_id: 'MLB', nickname: 'LOJA SIMULADA' })
})

test('signs webhooks as the library checks them', async () => {
  const shop = await listenForWebhook()
  counterpart.notifyAt(`${shop.url}/avisos`)
  await orders().create({ body: byCard(await card(), 'automatic_async') })
  const delivery = await shop.delivery
  await shop.close()

  const id = signedId(delivery)
  expect(JSON.parse(delivery.body)).toMatchObject({ type: 'order', action: 'order.processed', data: { id } })
})

test('sends a signed event of its own when a card payment is disputed', async () => {
  const shop = await listenForWebhook('type=topic_chargebacks_wh')
  counterpart.notifyAt(`${shop.url}/avisos`)
  const { id = '' } = await orders().create({ body: byCard(await card(), 'automatic_async') })
  counterpart.contest(id)
  const delivery = await shop.delivery
  await shop.close()

  expect(signedId(delivery)).toBe(counterpart.store.find(id)?.chargeback?.id)
  expect(JSON.parse(delivery.body)).toMatchObject({ type: 'topic_chargebacks_wh' })
})

/** What a webhook is about, once the library has found its signature right. */
function signedId({ url, headers }: ReceivedWebhook): string | null {
  const dataId = new URL(url, counterpart.url).searchParams.get('data.id')
  expect(() =>
    WebhookSignatureValidator.validate({
      xSignature: headers['x-signature'],
      xRequestId: headers['x-request-id'],
      // The documentation signs the letters of the id in lower case.
      dataId: dataId?.toLowerCase(),
      secret: counterpart.credentials.webhookSecret,
    }),
  ).not.toThrow()

  return dataId
}
