import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Settings } from '#contract/settings/settings.ts'
import type { FreightQuote } from '#contract/settings/shipping.ts'
import { DEMO_SETTINGS } from '#demo/content/settings.ts'
import { freightTables } from '#demo/freight.ts'
import type { FreightMethod } from '#domain/shipping/methods/freight-method.ts'
import { rule } from '#domain/shipping/methods/methods.fixtures.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { askCoordinates } from '#platform/infrastructure/cep/ask-coordinates.ts'
import { brasilApiCoordinates } from '#platform/infrastructure/cep/brasil-api.ts'
import { accountsAt } from '#platform/payments/accounts/accounts.fixtures.ts'
import { sessionToken, testApi } from '#tests/support/api.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { type BrasilApiCounterpart, startBrasilApi } from '#tools/counterparts/brasil-api/start-brasil-api.ts'
import { addShopAccount } from '#tools/counterparts/shop-account.ts'
import { type Providers, startProviders } from '#tools/counterparts/start-providers.ts'
import { type Ask, placeOrder, readyToPay } from '#tools/shopper/shopper.ts'
import { saveFreightTables } from '../freight-tables/save-freight-tables.ts'
import { fretesMetodos } from '../tables.ts'

const NOW = new Date('2026-11-24T12:00:00Z')
const HOUR = 3_600_000

/** Of the counterpart: the store's own, 2.6 km and 6.8 km from there, and one that the map does not know. */
const CEPS = { se: '01001000', paulista: '01310100', pinheiros: '05424020', unmapped: '04038001' }

let database: TestDatabase
let service: BrasilApiCounterpart
let psp: Providers
let idProduto: number
let now: Date
let settings: Settings
let findCoordinates: ReturnType<typeof askCoordinates>
let failures: unknown[]

beforeAll(async () => {
  database = await testDatabase()
  service = await startBrasilApi({ port: 0 })
  psp = await startProviders()
  await addShopAccount(testContext(database.db))
  await prepareFixtures(database.db)
  const corda = sampleProduct('corda', { skus: [sampleSku('CORDA', { precoPor: 10_000, estoque: 99 })] })
  idProduto = (await saveProduct(database, corda)).id
})
beforeEach(async () => {
  now = NOW
  settings = settingsWith({})
  failures = []
  service.setFaults({})
  service.requests.length = 0
  // Each test begins as a shop that has just started.
  findCoordinates = askCoordinates({
    directory: brasilApiCoordinates(service.url),
    onFailure: (error) => failures.push(error),
    now: () => now.getTime(),
  })
  await database.db.delete(fretesMetodos)
  await saveFreightTables(database, [])
})
afterAll(async () => {
  await psp.close()
  await service.close()
  await database.close()
})

describe('a motoboy by distance', () => {
  test.each([
    ['near', CEPS.se, 900],
    ['within the second ring', CEPS.paulista, 1500],
    ['within the last ring', CEPS.pinheiros, 2500],
  ])('costs what its ring says %s', async (_, cep, valor) => {
    await createMethod()

    expect(await offered(cep)).toEqual([['motoboy', valor]])
  })

  test('does not go beyond its last ring, also within the CEPs that it has for unknown distances', async () => {
    await createMethod({ regras: [ring(3_000, 900), inTheCity(4000)] })

    expect(await offered(CEPS.paulista)).toEqual([['motoboy', 900]])
    expect(await offered(CEPS.pinheiros)).toEqual([])
  })

  test('goes by CEP where the map does not know the address, and else not at all', async () => {
    await createMethod({ regras: [ring(3_000, 900), inTheCity(4000)] })
    await createMethod({ codigo: 'so-perto', regras: [ring(3_000, 900)] })

    expect(await offered(CEPS.unmapped)).toEqual([['motoboy', 4000]])
  })

  test.each([{ foraDoAr: true }, { lixo: true }, { semResposta: true }])(
    'never keeps a shopper from a quote: the service with %j',
    async (faults) => {
      service.setFaults(faults)
      await saveFreightTables(database, freightTables())
      await createMethod({ regras: [ring(50_000, 900), inTheCity(500)] })
      const offers = await offered(CEPS.paulista)

      expect(offers).toContainEqual(['motoboy', 500])
      expect(offers.map(([id]) => id)).toContain('sedex')
      expect(failures).toHaveLength(1)
    },
  )

  test('is measured from a place of its own, if it has one', async () => {
    await createMethod({
      origem: { latitude: -23.5703, longitude: -46.6967 },
      regras: [ring(1_000, 700)],
    })

    expect(await offered(CEPS.pinheiros)).toEqual([['motoboy', 700]])
    expect(await offered(CEPS.se)).toEqual([])
  })

  test('looks up each CEP once for all methods, quotes and pages', async () => {
    await createMethod()
    await createMethod({ codigo: 'expresso' })
    await offered(CEPS.paulista)
    await offered(CEPS.paulista)
    await offeredInCart(CEPS.paulista)

    expect(service.requests).toEqual([CEPS.paulista])
  })

  test.each<[string, () => Promise<unknown>]>([
    ['without such prices', () => createMethod({ regras: [inTheCity(4000)] })],
    ['while the method is off', () => createMethod({ ativo: false })],
    [
      'while the store is not on the map',
      async () => {
        settings = settingsWith({ coordenadas: null })
        await createMethod()
      },
    ],
    [
      'if the store asks no directory that knows coordinates',
      async () => {
        settings = settingsWith({}, 'viacep')
        await createMethod()
      },
    ],
  ])('nobody learns the CEP %s', async (_, prepare) => {
    await prepare()
    const before = await offered(CEPS.paulista)

    expect(before.filter(([, valor]) => valor !== 4000)).toEqual([])
    expect(service.requests).toEqual([])
  })

  test('is free as any cheapest delivery is, from the store’s threshold on', async () => {
    await createMethod()

    expect(await offered(CEPS.paulista, 3)).toEqual([['motoboy', 0]])
  })
})

describe('in the checkout', () => {
  test('the cart, the order and its total have the price of the ring', async () => {
    await createMethod()
    expect(await offeredInCart(CEPS.pinheiros)).toEqual([['motoboy', 2500]])
    const shopper = await ready(CEPS.pinheiros)
    const { status, body } = await placeOrder(ask, shopper, 'chave-da-compra')
    expect(status).toBe(201)
    const { id, chave } = body as { id: string; chave: string }
    const order = await ask('GET', `/sale/${id}?chave=${chave}`, shopper)

    expect(order.body).toMatchObject({ frete: { id: 'motoboy', valor: 2500 }, total: 11_500 })
  })

  test('a ring that costs more meanwhile is shown before anything is bought', async () => {
    await createMethod()
    const shopper = await ready(CEPS.paulista)
    await database.db.update(fretesMetodos).set({ regras: [ring(5_000, 1800)] })
    // A quote is valid for two hours.
    now = new Date(NOW.getTime() + 3 * HOUR)
    const { status, body } = await placeOrder(ask, shopper, 'chave-mais-cara')

    expect(status).toBe(409)
    expect(plain(body)).toContain('O frete mudou de R$ 15,00 para R$ 18,00.')
  })

  test('the quote that the shopper saw counts, also if the map is away at the order', async () => {
    await createMethod()
    const shopper = await ready(CEPS.paulista)
    service.setFaults({ foraDoAr: true })

    expect((await placeOrder(ask, shopper, 'chave-sem-mapa')).status).toBe(201)
  })
})

const api = () => testApi<FreightQuote>(database.db)

const ask: Ask = (method, path, call) => api()(method, path, { ...call, context: context() })

function context() {
  return { now, settings, findCoordinates, payments: accountsAt(psp) }
}

function ready(cep: string) {
  return readyToPay(ask, 1, { itens: [{ idProduto, quantidade: 1 }], endereco: { cep } })
}

/** Id and price of what the product's page offers. */
async function offered(cep: string, quantidade = 1): Promise<[string, number][]> {
  const body = { cep, idProduto, quantidade }
  const answer = await api()('POST', '/shipment/product', { body, context: context() })
  expect(answer.status).toBe(200)

  return answer.body.fretes.map(({ id, valor }) => [id, valor])
}

/** The same for the cart of a new visitor. */
async function offeredInCart(cep: string): Promise<[string, number][]> {
  const session = sessionToken()
  await ask('POST', '/checkout/cart', { session, body: { itens: [{ idProduto, quantidade: 1 }] } })
  const { body } = await api()('POST', '/shipment/cart', { session, body: { cep }, context: context() })

  return body.fretes.map(({ id, valor }) => [id, valor])
}

function createMethod(some: Partial<FreightMethod> = {}) {
  const { regras = [ring(5_000, 1500), ring(1_000, 900), ring(10_000, 2500)], ...others } = some

  return database.db
    .insert(fretesMetodos)
    .values({ codigo: 'motoboy', nome: 'Motoboy', ativo: true, regras: [...regras], ...others })
}

function ring(ate: number, valor: number) {
  return rule({ onde: { tipo: 'distancia', ate }, valor, prazo: 0 })
}

function inTheCity(valor: number) {
  return rule({ onde: { tipo: 'ceps', faixas: [{ de: '01000000', ate: '05999999' }] }, valor })
}

function settingsWith(
  frete: Partial<Settings['sistema']['frete']>,
  busca: Settings['sistema']['enderecos']['busca'] = 'brasilapi',
): Settings {
  const { sistema } = DEMO_SETTINGS

  return {
    ...DEMO_SETTINGS,
    sistema: { ...sistema, enderecos: { busca }, frete: { ...sistema.frete, retirada: false, ...frete } },
  }
}

function plain(body: unknown): string {
  return JSON.stringify(body).replaceAll('\u00a0', ' ')
}
