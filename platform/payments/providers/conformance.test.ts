import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readPixCode } from '#domain/payments/pix/read-pix-code.ts'
import { openPayments } from '#server/adapters/payments.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { type Bank, startBank } from '#tools/counterparts/bank/start-bank.ts'
import {
  type MercadoPagoCounterpart,
  startMercadoPago,
} from '#tools/counterparts/mercado-pago/start-mercado-pago.ts'
import { type Pagarme, startPagarme } from '#tools/counterparts/pagarme/start-pagarme.ts'
import { freshId } from '../payments.fixtures.ts'
import { type ChargeRef, type ProviderAccount, ProviderUnavailable } from '../port.ts'
import { COMMON, type Driver } from './conformance.fixtures.ts'
import { mercadoPagoDrivers } from './mercado-pago/mercado-pago.fixtures.ts'
import { ownPixDriver } from './own-pix/own-pix.fixtures.ts'
import { pagarmeDrivers } from './pagarme/pagarme.fixtures.ts'

const STORE = { nome: 'Lira', endereco: { cidade: 'São Paulo' } }

let database: TestDatabase
let bank: Bank
let mercadoPago: MercadoPagoCounterpart
let pagarme: Pagarme
let account: ProviderAccount

beforeAll(async () => {
  database = await testDatabase()
  bank = await startBank({ port: 0 })
  mercadoPago = await startMercadoPago({ port: 0 })
  pagarme = await startPagarme({ port: 0 })
  // Only the store's name and city are used.
  const [opened] = openPayments(bank.settings, () => STORE as never)
  account = opened!.provider
})
beforeEach(async () => {
  for (const { prepare } of Object.values(DRIVERS)) await prepare?.()
})
afterEach(() => {
  bank.setFaults({})
  mercadoPago.setFaults({})
  pagarme.setFaults({})
})
afterAll(() => Promise.all([bank.close(), mercadoPago.close(), pagarme.close(), database.close()]))

function ref(id: string): ChargeRef {
  return { id, idProvedor: null }
}

const DRIVERS: Record<string, Driver> = {
  'pix at a bank': {
    metodo: 'pix',
    account: () => account,
    provider: () => account.pix!,
    create: (id) => account.pix!.create({ ...COMMON, id, segundos: 1800 }),
    pay: (id) => {
      bank.pay(id)
      return account.pix!.find(ref(id))
    },
    payThere: (id) => bank.pay(id),
    count: (id) => bank.ledger.all().filter((charge) => charge.id === id).length,
    setFaults: (faults) => bank.setFaults(faults),
    refunded: 'feito',
    namesRefunds: true,
  },
  'pix to the store’s own key': ownPixDriver(() => database.db),
  ...mercadoPagoDrivers(() => mercadoPago),
  ...pagarmeDrivers(() => pagarme),
}

describe.each(Object.entries(DRIVERS))('%s', (_, driver) => {
  const { metodo, account, provider, create, pay, payThere, count, setFaults, refunded, namesRefunds } =
    driver

  test('creates and finds a charge, which is paid once', async () => {
    const id = freshId()
    const created = await create(id)

    expect(created.dados.metodo).toBe(metodo)
    expect(created.recebimentos).toEqual([])
    expect(['pendente', 'autorizado']).toContain(created.situacao)
    expect(await provider().find(ref(id))).toEqual(created)

    const paid = await pay(id)
    expect(paid).toMatchObject({ situacao: 'pago', recebimentos: [{ valor: 12_345 }] })
    expect(await provider().find(ref(id))).toEqual(paid)
  })

  test('creates one charge for repeated requests', async () => {
    const id = freshId()
    const first = await create(id)

    expect(await create(id)).toEqual(first)
    expect(await count(id)).toBe(1)
  })

  test('refuses payment of a cancelled charge, and cancellation of a paid one', async () => {
    const [one, other] = [freshId(), freshId()]
    await create(one)
    expect(await provider().cancel(ref(one))).toMatchObject({ situacao: 'cancelado' })
    if (payThere) expect(payThere(one)).toBe(false)
    expect(await provider().cancel(ref(one))).toMatchObject({ situacao: 'cancelado' })

    await create(other)
    await pay(other)
    expect(await provider().cancel(ref(other))).toMatchObject({ situacao: 'pago' })
  })

  test('returns null for an unknown charge', async () => {
    expect(await provider().find(ref(freshId()))).toBeNull()
    expect(await provider().cancel(ref(freshId()))).toBeNull()
  })

  test('refunds in parts, once each, and never more than was paid', async () => {
    const id = freshId()
    await create(id)
    const recebimento = (await pay(id))!.recebimentos[0]!.id
    const { refund } = provider()
    if (metodo === 'boleto') return expect(refund).toBeNull()
    const back = (estorno: string, valor: number) =>
      refund!({ cobranca: ref(id), recebimento, id: estorno, valor })

    const [first, second] = [freshId(), freshId()]
    expect(await back(first, 345)).toBe(refunded)
    expect(await back(first, 345)).toBe(refunded)
    expect(await back(freshId(), 12_001)).toBe('recusado')
    expect(await back(second, 12_000)).toBe(refunded)
    const named = [first, second].map((estorno) => ({ id: estorno, situacao: refunded }))
    const { estornos } = (await provider().find(ref(id)))!
    expect(estornos.toSorted(byId)).toEqual(namesRefunds ? named.toSorted(byId) : [])
  })

  test('rejects notifications without a valid signature', () => {
    const { readNotifications } = account()
    const delivery = { body: '{}', query: () => undefined, now: new Date() }
    expect(readNotifications({ ...delivery, header: () => undefined })).toBeNull()
    expect(readNotifications({ ...delivery, header: () => 't=1,v1=00' })).toBeNull()
  })

  if (setFaults) {
    test('repeats a request whose response was lost, without another charge', async () => {
      const id = freshId()
      // Gets the access token, for methods that need one, before the connection breaks.
      await provider().find(ref(id))
      setFaults({ semResposta: true })
      await expect(create(id)).rejects.toThrow()
      setFaults({})
      expect(await count(id)).toBe(1)

      await create(id)
      expect(await count(id)).toBe(1)
    })

    test('throws no refusal during an outage: the result is unknown', async () => {
      setFaults({ foraDoAr: true })
      const error: unknown = await provider()
        .find(ref(freshId()))
        .catch((reason: unknown) => reason)

      expect(error).toBeInstanceOf(ProviderUnavailable)
    })
  }
})

function byId(one: { id: string }, other: { id: string }): number {
  return one.id < other.id ? -1 : 1
}

const byMethod = (metodo: Driver['metodo']) =>
  Object.entries(DRIVERS).filter(([, driver]) => driver.metodo === metodo)

test.each(byMethod('pix'))('%s returns a Pix code that banks can read', async (name, { create }) => {
  const { dados } = await create(freshId())
  const tipo = name === 'pix to the store’s own key' ? 'estatico' : 'dinamico'

  expect(dados.metodo === 'pix' && readPixCode(dados.copiaECola).tipo).toBe(tipo)
})

test.each(byMethod('boleto'))('%s encodes the amount in a boleto’s bar code', async (_, { create }) => {
  const { dados } = await create(freshId())

  // Ten digits, before the bank's own 25.
  expect(dados.metodo === 'boleto' && Number(dados.codigoDeBarras.slice(9, 19))).toBe(12_345)
})
