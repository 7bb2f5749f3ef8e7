import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { freightTables as demoTables } from '#demo/freight.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import {
  type MelhorEnvioCounterpart,
  startMelhorEnvio,
} from '#tools/counterparts/melhor-envio/start-melhor-envio.ts'
import { saveFreightTables } from '../freight-tables/save-freight-tables.ts'
import { melhorEnvio } from '../melhor-envio/melhor-envio.ts'
import type { Carrier, Shipment, ShipmentItem } from '../port.ts'
import { createFallback } from './fallback.ts'
import { freightTables } from './freight-tables.ts'
import { pickUp } from './pick-up.ts'

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

const ALL = [1, 2, 3, 4, 31]

let database: TestDatabase
let counterpart: MelhorEnvioCounterpart
const carriers: Record<string, Carrier> = {}

beforeAll(async () => {
  database = await testDatabase()
  await saveFreightTables(database, demoTables())
  counterpart = await startMelhorEnvio({ port: 0 })
  carriers['freight tables'] = freightTables(database.db)
  carriers['pick-up'] = pickUp
  carriers['Melhor Envio'] = carrierAt()
  carriers['Melhor Envio before the tables'] = createFallback(QUIET)(carrierAt(), freightTables(database.db))
  carriers['the tables after Melhor Envio'] = createFallback(QUIET)(
    carrierAt({ token: 'vencido' }),
    freightTables(database.db),
  )
})
afterEach(() => counterpart.setFaults({}))
afterAll(async () => {
  await counterpart.close()
  await database.close()
})

function carrierAt({ token = counterpart.credentials.token, url = counterpart.url, services = ALL } = {}) {
  return melhorEnvio({ url, token, contact: () => 'loja@lira.example', timeoutMs: 300 }).carrier(services)
}

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

    const { headers, body } = counterpart.received.get('/shipment/calculate') ?? {}
    expect(Object.fromEntries(headers ?? [])).toMatchObject({
      authorization: `Bearer ${counterpart.credentials.token}`,
      'content-type': 'application/json',
      accept: 'application/json',
      'user-agent': 'Lira (loja@lira.example)',
    })
    expect(body).toEqual({
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
      services: '1,2,3,4,31',
    })
  })

  test('returns the chosen services with their days, without those that can not deliver', async () => {
    const offers = await carrierAt({ services: [1, 2] })(toSaoPaulo)

    expect(offers).toMatchObject([
      { id: 'melhor-envio-1', tipo: 'entrega', label: 'Correios PAC', prazo: 7 },
      { id: 'melhor-envio-2', tipo: 'entrega', label: 'Correios SEDEX', prazo: 2 },
    ])
    // A guitar is longer than the metre that these carriers take.
    const guitar = { ...violin, comprimento: 1050, largura: 400 }
    expect(await carrierAt()({ ...toSaoPaulo, itens: [guitar] })).toEqual([])
  })

  test.each<[string, Parameters<MelhorEnvioCounterpart['setFaults']>[0] | 'closed' | 'wrong token']>([
    ['answers an error', { foraDoAr: true }],
    ['refuses the token', 'wrong token'],
    ['answers what is no JSON', { lixo: true }],
    ['stays silent', { lentidao: 1_000 }],
    ['breaks off', { semResposta: true }],
    ['is not there', 'closed'],
  ])('that %s is a failure, and the tables are used', async (_what, behaviour) => {
    const failures: unknown[] = []
    if (typeof behaviour === 'object') counterpart.setFaults(behaviour)
    const carrier = carrierAt({
      ...(behaviour === 'closed' && { url: 'http://127.0.0.1:9' }),
      ...(behaviour === 'wrong token' && { token: 'vencido' }),
    })
    const onFailure = (error: unknown) => failures.push(error)
    const quote = createFallback({ ...QUIET, onFailure })(carrier, freightTables(database.db))

    await expect(carrier(toSaoPaulo)).rejects.toThrow()
    expect((await quote(toSaoPaulo)).map(({ id }) => id)).toContain('pac')
    expect(failures).toHaveLength(1)
    // The logged error contains no secret.
    expect(String(failures[0])).not.toContain(counterpart.credentials.token)
  })
})

test('a carrier that failed is not called for half a minute', async () => {
  let [now, calls] = [0, 0]
  const failing: Carrier = async () => {
    calls++
    throw new Error('fora do ar')
  }
  const fallBack = createFallback({ onFailure: () => undefined, now: () => now })
  for (const [moment, expected] of [
    [0, 1],
    [29_999, 1],
    [30_000, 2],
    [40_000, 2],
    [60_000, 3],
  ] as const) {
    now = moment
    // Each request has its own tables; the outage is known to all.
    expect(await fallBack(failing, pickUp)(toSaoPaulo)).toMatchObject([{ id: 'retirada' }])
    expect(calls).toBe(expected)
  }
})
