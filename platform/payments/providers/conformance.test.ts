import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readPixCode } from '#domain/payments/pix/read-pix-code.ts'
import { openPayments } from '#server/adapters/payments.ts'
import { type Psp, startPsp } from '#tools/psp/start-psp.ts'
import type { PaymentAccount } from '../accounts/payment-account.ts'
import { freshId, PAYER, tokenFor } from '../payments.fixtures.ts'
import {
  type ChargeRef,
  type PaymentProvider,
  ProviderRefusal,
  type ProviderState,
  ProviderUnavailable,
} from '../port.ts'

const STORE = { nome: 'Lira', endereco: { cidade: 'São Paulo' } }

let psp: Psp
let accounts: PaymentAccount[]

beforeAll(async () => {
  psp = await startPsp({ port: 0 })
  // Only the store's name and city are used.
  accounts = openPayments(psp.settings, () => STORE as never)
})
/** Created in advance, for tests in which the provider fails. */
let spareToken: string

beforeEach(async () => {
  spareToken = await tokenFor(psp.url)
})
afterEach(() => void psp.setFaults({}))
afterAll(() => psp.close())

type Driver = {
  provider: () => PaymentProvider<never>
  /** Creates an unpaid charge of 12345 centavos. */
  create: (id: string) => Promise<ProviderState>
  /** Pays the charge, and returns its state at the provider. */
  pay: (id: string) => Promise<ProviderState | null>
}

const COMMON = {
  valor: 12_345,
  pagador: PAYER,
  descricao: 'Pedido de teste',
  descritor: 'LIRA',
  avisos: 'http://127.0.0.1:9/v2/webhooks/teste',
}

function of<Method extends 'pix' | 'boleto' | 'cartao'>(metodo: Method) {
  return accounts.find(({ provider }) => provider[metodo])!.provider[metodo]!
}

function ref(id: string): ChargeRef {
  return { id, idProvedor: null }
}

const DRIVERS: Record<string, Driver> = {
  pix: {
    provider: () => of('pix'),
    create: (id) => of('pix').create({ ...COMMON, id, segundos: 1800 }),
    pay: (id) => {
      psp.pay(id)
      return of('pix').find(ref(id))
    },
  },
  boleto: {
    provider: () => of('boleto'),
    create: (id) => of('boleto').create({ ...COMMON, id, vencimento: '2026-12-01' }),
    pay: (id) => {
      psp.pay(id)
      return of('boleto').find(ref(id))
    },
  },
  cartao: {
    provider: () => of('cartao'),
    create: async (id) => {
      const token = spareToken
      spareToken = await tokenFor(psp.url).catch(() => token)
      return of('cartao').create({ ...COMMON, id, token, parcelas: 10, capturar: false })
    },
    pay: (id) => of('cartao').capture!(ref(id)),
  },
}

describe.each(Object.entries(DRIVERS))('%s', (metodo, { provider, create, pay }) => {
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
    const charges = psp.ledger.count()

    expect(await create(id)).toEqual(first)
    expect(psp.ledger.count()).toBe(charges)
  })

  test('repeats a request whose response was lost, without another charge', async () => {
    const id = freshId()
    // Gets the access token, for methods that need one, before the connection breaks.
    await provider().find(ref(id))
    psp.setFaults({ semResposta: true })
    await expect(create(id)).rejects.toThrow()
    psp.setFaults({})
    expect(psp.ledger.get(id)).toBeDefined()

    await create(id)
    expect(psp.ledger.all().filter((charge) => charge.id === id)).toHaveLength(1)
  })

  test('refuses payment of a cancelled charge, and cancellation of a paid one', async () => {
    const [one, other] = [freshId(), freshId()]
    await create(one)
    expect(await provider().cancel(ref(one))).toMatchObject({ situacao: 'cancelado' })
    expect(psp.pay(one)).toBe(false)
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
    expect(await back(first, 345)).toBe('feito')
    expect(await back(first, 345)).toBe('feito')
    expect(await back(freshId(), 12_001)).toBe('recusado')
    expect(await back(second, 12_000)).toBe('feito')
    expect((await provider().find(ref(id)))!.estornos).toEqual([
      { id: first, situacao: 'feito' },
      { id: second, situacao: 'feito' },
    ])
  })

  test('throws no refusal during an outage: the result is unknown', async () => {
    psp.setFaults({ foraDoAr: true })
    const error: unknown = await provider()
      .find(ref(freshId()))
      .catch((reason: unknown) => reason)

    expect(error).toBeInstanceOf(ProviderUnavailable)
  })

  test('rejects notifications without a valid signature', () => {
    const { readNotifications } = accounts.find((account) => account.provider[metodo as 'pix'])!.provider
    const delivery = { body: '{}', query: () => undefined, now: new Date() }
    expect(readNotifications({ ...delivery, header: () => undefined })).toBeNull()
    expect(readNotifications({ ...delivery, header: () => 't=1,v1=00' })).toBeNull()
  })
})

test('returns a Pix code that banks can read', async () => {
  const { dados } = await DRIVERS['pix']!.create(freshId())

  expect(dados.metodo === 'pix' && readPixCode(dados.copiaECola).tipo).toBe('dinamico')
})

test('encodes the amount in a boleto’s bar code', async () => {
  const { dados } = await DRIVERS['boleto']!.create(freshId())

  // Ten digits, before the bank's own 25.
  expect(dados.metodo === 'boleto' && Number(dados.codigoDeBarras.slice(9, 19))).toBe(12_345)
})

test.each([
  ['4000000000000002', 'cartaoRecusado'],
  ['4000000000009995', 'saldoInsuficiente'],
])('the card %s is declined: %s', async (number, motivoRecusa) => {
  const token = await tokenFor(psp.url, number)
  const state = await of('cartao').create({
    ...COMMON,
    id: freshId(),
    token,
    parcelas: 1,
    capturar: true,
  })

  expect(state).toMatchObject({ situacao: 'recusado', recebimentos: [], dados: { motivoRecusa } })
})

test('refuses a used token for good', async () => {
  const ask = { ...COMMON, token: await tokenFor(psp.url), parcelas: 1, capturar: true }
  await of('cartao').create({ ...ask, id: freshId() })

  await expect(of('cartao').create({ ...ask, id: freshId() })).rejects.toThrow(ProviderRefusal)
})
