import {
  ChargesController,
  Client,
  CustomError,
  CustomersController,
  type GetCreditCardTransactionResponse,
  OrdersController,
  TokensController,
} from '@pagarme/pagarme-nodejs-sdk'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Pagarme, startPagarme } from './start-pagarme.ts'

let psp: Pagarme

beforeAll(async () => {
  psp = await startPagarme({ port: 0 })
})
afterEach(() => psp.setFaults({}))
afterAll(() => psp.close())

/** The library knows no other address than Pagar.me's own, so its HTTP client's calls are led here. */
function client(secret = psp.credentials.chaveSecreta) {
  return new Client({
    basicAuthCredentials: { username: secret, password: '' },
    timeout: 5_000,
    unstable_httpClientOptions: { adapter },
  })
}

type AxiosCall = { url: string; method: string; headers: object; data?: string; auth?: { username: string } }

async function adapter({ url, method, headers, data, auth }: AxiosCall) {
  const login = auth ? { authorization: `Basic ${Buffer.from(`${auth.username}:`).toString('base64')}` } : {}
  const response = await fetch(url.replace('https://api.pagar.me', psp.url), {
    method: method.toUpperCase(),
    headers: { ...Object.fromEntries(Object.entries({ ...headers })), ...login },
    ...(data !== undefined && { body: data }),
  })
  const answered = Object.fromEntries(response.headers)

  return { data: await response.text(), status: response.status, headers: answered, config: {}, request: {} }
}

const ADDRESS = {
  street: 'Avenida Paulista',
  number: '1000',
  neighborhood: 'Bela Vista',
  complement: '',
  line1: '1000, Avenida Paulista, Bela Vista',
  line2: '',
  zipCode: '01310100',
  city: 'São Paulo',
  state: 'SP',
  country: 'BR',
}

function order(code: string, payment: object) {
  return {
    code,
    closed: true,
    items: [{ amount: 2990, description: 'Chaveiro', quantity: 1, category: '' }],
    customer: {
      name: 'Tony Stark',
      email: 'tony@example.com',
      document: '52998224725',
      type: 'individual',
      address: ADDRESS,
      metadata: {},
      phones: { mobilePhone: { countryCode: '55', areaCode: '11', number: '987654321' } },
      code: '',
    },
    payments: [payment],
  } as never
}

async function token() {
  const { result } = await new TokensController(client()).createToken(psp.credentials.chavePublica, {
    type: 'card',
    card: {
      number: '4000000000000010',
      holderName: 'TONY STARK',
      expMonth: 1,
      expYear: 30,
      cvv: '353',
      brand: 'Visa',
      label: '',
    },
  })

  return result.id ?? ''
}

test('authorises, captures, finds and refunds a card', async () => {
  const payment = {
    paymentMethod: 'credit_card',
    creditCard: {
      cardToken: await token(),
      card: { billingAddress: ADDRESS },
      installments: 2,
      operationType: 'auth_only',
      statementDescriptor: 'AVENGERS',
    },
  }
  const { result: created } = await new OrdersController(client()).createOrder(order('a1', payment), 'key-a1')
  const [charge] = created.charges ?? []
  const transaction = charge?.lastTransaction as GetCreditCardTransactionResponse
  expect(transaction).toMatchObject({
    status: 'authorized_pending_capture',
    installments: 2,
    card: { brand: 'Visa', lastFourDigits: '0010' },
  })

  const charges = new ChargesController(client())
  const id = charge?.id ?? ''
  const { result: captured } = await charges.captureCharge(id, undefined, 'key-capture')
  expect(captured).toMatchObject({ status: 'paid', paidAmount: 2990 })
  const { result: refunded } = await charges.cancelCharge(
    id,
    { amount: 990, operationReference: '' } as never,
    'key-refund',
  )
  expect(refunded).toMatchObject({ status: 'paid', canceledAmount: 990 })
  expect((await charges.getCharge(id)).result).toMatchObject({ canceledAmount: 990 })
})

test('finds, charges and deletes the stored card of a charge', async () => {
  const byCard = (creditCard: object) => ({
    paymentMethod: 'credit_card',
    creditCard: { card: { billingAddress: ADDRESS }, ...creditCard },
  })
  const orders = new OrdersController(client())
  const { result } = await orders.createOrder(order('d1', byCard({ cardToken: await token() })))
  const customer = result.customer?.id ?? ''
  const [charge] = result.charges ?? []
  const transaction = charge?.lastTransaction as GetCreditCardTransactionResponse
  const card = transaction.card?.id ?? ''
  const customers = new CustomersController(client())
  expect((await customers.getCard(customer, card)).result).toMatchObject({
    id: card,
    brand: 'Visa',
    lastFourDigits: '0010',
    expMonth: 1,
    expYear: 2030,
    status: 'active',
  })

  // The library wants the customer's data too.
  const next = order('d2', byCard({ cardId: card })) as object
  const again = await orders.createOrder({ ...next, customerId: customer } as never)
  expect(again.result).toMatchObject({ status: 'paid', customer: { id: customer } })

  await customers.deleteCard(customer, card)
  expect((await customers.getCards(customer)).result.data).toEqual([])
  await expect(customers.getCard(customer, card)).rejects.toMatchObject({ statusCode: 404 })
})

test('repeats an order by its idempotency key', async () => {
  const orders = new OrdersController(client())
  const pix = { paymentMethod: 'pix', pix: { expiresIn: 600 } }
  const [first, second] = [
    await orders.createOrder(order('b1', pix), 'key-b1'),
    await orders.createOrder(order('b1', pix), 'key-b1'),
  ]

  expect(second.result.id).toBe(first.result.id)
  expect((await orders.getOrders(1, 10, 'b1')).result.data).toHaveLength(1)
})

test('reads errors as the library knows them', async () => {
  const orders = new OrdersController(client())
  const refused = orders.createOrder(order('c1', { paymentMethod: 'credit_card', creditCard: {} }))
  await expect(refused).rejects.toThrow(CustomError)
  await expect(refused).rejects.toMatchObject({ statusCode: 422 })

  await expect(new OrdersController(client('sk_outra')).getOrder('or_1')).rejects.toMatchObject({
    statusCode: 401,
  })
  await expect(orders.getOrder('or_1')).rejects.toMatchObject({ statusCode: 404 })
})
