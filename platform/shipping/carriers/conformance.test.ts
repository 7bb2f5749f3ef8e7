import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { freightTables as demoTables } from '#demo/freight.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { saveFreightTables } from '../freight-tables/save-freight-tables.ts'
import type { Carrier, Shipment, ShipmentItem } from '../port.ts'
import { freightTables } from './freight-tables.ts'
import { type MelhorEnvioOptions, melhorEnvio } from './melhor-envio.ts'
import { pickUp } from './pick-up.ts'
import { withFallback } from './with-fallback.ts'

const TOKEN = 'token-do-melhor-envio'

const QUIET = { onFailure: () => undefined, now: () => 0 }

const strings: ShipmentItem = {
  idAtributoSimples: 7,
  quantidade: 2,
  precoPor: 8990,
  peso: 60,
  altura: 10,
  largura: 110,
  comprimento: 110,
}
const violin: ShipmentItem = {
  idAtributoSimples: 3,
  quantidade: 1,
  precoPor: 120_000,
  peso: 3000,
  altura: 130,
  largura: 330,
  comprimento: 780,
}
const toSaoPaulo: Shipment = {
  origem: '01001000',
  cep: '01310100',
  uf: 'SP',
  itens: [strings, violin],
}

const PAC = {
  id: 1,
  name: 'PAC',
  price: '24.90',
  custom_price: '21.90',
  discount: '3.00',
  currency: 'R$',
  delivery_time: 5,
  delivery_range: { min: 4, max: 5 },
  custom_delivery_time: 7,
  custom_delivery_range: { min: 6, max: 7 },
  packages: [],
  company: { id: 1, name: 'Correios', picture: '' },
}

const SERVICES = [
  PAC,
  {
    id: 2,
    name: 'SEDEX',
    error: 'Dimensões do objeto ultrapassam o limite da transportadora.',
    company: { id: 1, name: 'Correios' },
  },
  {
    id: 31,
    name: 'Express',
    price: '29.05',
    custom_price: '29.05',
    custom_delivery_time: 3,
    custom_delivery_range: { min: 2, max: 3 },
    company: { id: 14, name: 'Loggi' },
  },
]

let database: TestDatabase
let service: Counterpart
const carriers: Record<string, Carrier> = {}

beforeAll(async () => {
  database = await testDatabase()
  await saveFreightTables(database, demoTables())
  service = await openCounterpart()
  carriers['freight tables'] = freightTables(database.db)
  carriers['pick-up'] = pickUp
  carriers['Melhor Envio'] = melhorEnvio(service.options)
  carriers['Melhor Envio before the tables'] = withFallback(
    melhorEnvio(service.options),
    QUIET,
  )(freightTables(database.db))
  carriers['the tables after Melhor Envio'] = withFallback(
    melhorEnvio({ ...service.options, token: 'vencido' }),
    QUIET,
  )(freightTables(database.db))
})
afterEach(() => {
  service.answer = answering(SERVICES)
})
afterAll(async () => {
  await service.close()
  await database.close()
})

describe.each([
  'freight tables',
  'pick-up',
  'Melhor Envio',
  'Melhor Envio before the tables',
  'the tables after Melhor Envio',
])('%s', (name) => {
  const quote = (shipment: Shipment) => carriers[name]!(shipment)

  test('offers whole centavos and whole business days, each with a unique id', async () => {
    const offers = await quote(toSaoPaulo)

    expect(offers.length).toBeGreaterThan(0)
    expect(new Set(offers.map(({ id }) => id)).size).toBe(offers.length)
    for (const { id, label, valor, prazo, tipo } of offers) {
      expect(id).toMatch(/^[a-z0-9-]{1,60}$/)
      expect(label).not.toBe('')
      expect(['entrega', 'retirada']).toContain(tipo)
      expect(Number.isSafeInteger(valor) && valor >= 0).toBe(true)
      expect(Number.isSafeInteger(prazo) && prazo >= 0).toBe(true)
    }
  })

  test('returns the same again, whatever the order of the goods', async () => {
    const offers = await quote(toSaoPaulo)

    expect(await quote(toSaoPaulo)).toEqual(offers)
    expect(await quote({ ...toSaoPaulo, itens: [violin, strings] })).toEqual(offers)
  })

  test('offers nothing for a CEP that it does not serve', async () => {
    service.answer = answering(
      SERVICES.map(({ id, name, company }) => ({ id, name, company, error: 'Não.' })),
    )

    // No CEP begins with 789 any more, and no table has it.
    expect(await quote({ ...toSaoPaulo, cep: '78950000', uf: 'XX' })).toEqual([])
  })
})

describe('freight tables', () => {
  test('use a carrier for what is too long for Correios', async () => {
    const guitar = { ...violin, comprimento: 1050, largura: 400 }
    const offers = await carriers['freight tables']!({ ...toSaoPaulo, itens: [guitar] })

    expect(offers.map(({ id }) => id)).toEqual(['transportadora'])
  })
})

describe('Melhor Envio', () => {
  test('is called in the format of its API', async () => {
    await carriers['Melhor Envio']!(toSaoPaulo)

    expect(service.received).toMatchObject({
      method: 'POST',
      path: '/api/v2/me/shipment/calculate',
      headers: {
        authorization: `Bearer ${TOKEN}`,
        'content-type': 'application/json',
        accept: 'application/json',
        'user-agent': 'Lira (loja@lira.example)',
      },
      body: {
        from: { postal_code: '01001000' },
        to: { postal_code: '01310100' },
        products: [
          {
            id: '3',
            height: 13,
            width: 33,
            length: 78,
            weight: 3,
            insurance_value: 1200,
            quantity: 1,
          },
          {
            id: '7',
            height: 1,
            width: 11,
            length: 11,
            weight: 0.06,
            insurance_value: 89.9,
            quantity: 2,
          },
        ],
      },
    })
  })

  test("returns the merchant's own prices and days, without services that can't deliver", async () => {
    expect(await carriers['Melhor Envio']!(toSaoPaulo)).toEqual([
      { id: 'melhor-envio-1', tipo: 'entrega', label: 'Correios PAC', valor: 2190, prazo: 7 },
      { id: 'melhor-envio-31', tipo: 'entrega', label: 'Loggi Express', valor: 2905, prazo: 3 },
    ])
  })

  test.each<[string, Counterpart['answer'] | 'closed' | 'wrong token']>([
    ['answers an error', (send) => send(500, 'quebrou')],
    ['refuses the token', 'wrong token'],
    ['answers what is no JSON', (send) => send(200, '<html>')],
    ['answers what is no quote', answering([{ id: 1, name: 'PAC' }])],
    ['answers a price that is none', answering([{ ...PAC, custom_price: '1e3' }])],
    ['sends elsewhere', (send) => send(302, '', { location: 'http://127.0.0.1:9/' })],
    ['stays silent', () => undefined],
    ['is not there', 'closed'],
  ])('that %s is a failure, and the tables are used', async (_what, behaviour) => {
    const failures: unknown[] = []
    if (typeof behaviour === 'function') service.answer = behaviour
    const carrier = melhorEnvio({
      ...service.options,
      ...(behaviour === 'closed' && { url: await closedServer() }),
      ...(behaviour === 'wrong token' && { token: 'vencido' }),
      timeoutMs: 300,
    })
    const onFailure = (error: unknown) => failures.push(error)
    const quote = withFallback(carrier, { ...QUIET, onFailure })(freightTables(database.db))

    await expect(carrier(toSaoPaulo)).rejects.toThrow()
    expect((await quote(toSaoPaulo)).map(({ id }) => id)).toContain('pac')
    expect(failures).toHaveLength(1)
    // The logged error contains no secret.
    expect(String(failures[0])).not.toContain(TOKEN)
  })
})

test('a carrier that failed is not called for half a minute', async () => {
  let [now, calls] = [0, 0]
  const failing: Carrier = async () => {
    calls++
    throw new Error('fora do ar')
  }
  const withTables = withFallback(failing, { onFailure: () => undefined, now: () => now })
  for (const [moment, expected] of [
    [0, 1],
    [29_999, 1],
    [30_000, 2],
    [40_000, 2],
    [60_000, 3],
  ] as const) {
    now = moment
    // Each request has its own tables; the outage is known to all.
    expect(await withTables(pickUp)(toSaoPaulo)).toMatchObject([{ id: 'retirada' }])
    expect(calls).toBe(expected)
  }
})

type Send = (status: number, body: string, headers?: Record<string, string>) => void

type Counterpart = {
  options: MelhorEnvioOptions
  received: unknown
  answer: (send: Send) => void
  close: () => Promise<void>
}

function answering(body: unknown): Counterpart['answer'] {
  return (send) => send(200, JSON.stringify(body), { 'content-type': 'application/json' })
}

/** A server with Melhor Envio's API that responds as `answer` does. */
async function openCounterpart(): Promise<Counterpart> {
  const server: Server = createServer(async (request, response) => {
    const send: Send = (status, body, headers) => response.writeHead(status, headers).end(body)
    counterpart.received = {
      method: request.method,
      path: request.url,
      headers: request.headers,
      body: JSON.parse(await textOf(request)),
    }
    if (request.headers.authorization !== `Bearer ${TOKEN}`) send(401, '{"message":"Unauthenticated."}')
    else counterpart.answer(send)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const counterpart: Counterpart = {
    options: { url: `http://127.0.0.1:${port}`, token: TOKEN, contact: () => 'loja@lira.example' },
    received: null,
    answer: answering(SERVICES),
    close: () => {
      server.closeAllConnections()
      return new Promise((closed) => server.close(() => closed()))
    },
  }
  return counterpart
}

/** The URL of a server that has been closed. */
async function closedServer() {
  const server = await openCounterpart()
  await server.close()

  return server.options.url
}

async function textOf(request: IncomingMessage) {
  let text = ''
  for await (const chunk of request) text += String(chunk)

  return text
}
