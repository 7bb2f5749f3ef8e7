import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { readPixCode } from '#domain/payments/pix/read-pix-code.ts'
import { openPayments } from '#server/adapters/payments.ts'
import { type Psp, startPsp } from '#tools/psp/start-psp.ts'
import { freshId, PAYER, tokenFor } from '../payments.fixtures.ts'
import { type PaymentProvider, type PaymentProviders, ProviderRefusal, type ProviderState } from '../port.ts'

const STORE = { nome: 'Lira', endereco: { cidade: 'São Paulo' } }

let psp: Psp
let providers: PaymentProviders

beforeAll(async () => {
  psp = await startPsp({ port: 0 })
  // Only the store's name and city are used.
  providers = openPayments(psp.settings, () => STORE as never)
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

const COMMON = { valor: 12_345, pagador: PAYER, descricao: 'Pedido de teste' }

const DRIVERS: Record<string, Driver> = {
  pix: {
    provider: () => providers.pix!,
    create: (id) => providers.pix!.create({ ...COMMON, id, segundos: 1800 }),
    pay: (id) => {
      psp.pay(id)
      return providers.pix!.find(id)
    },
  },
  boleto: {
    provider: () => providers.boleto!,
    create: (id) => providers.boleto!.create({ ...COMMON, id, vencimento: '2026-12-01' }),
    pay: (id) => {
      psp.pay(id)
      return providers.boleto!.find(id)
    },
  },
  cartao: {
    provider: () => providers.cartao!,
    create: async (id) => {
      const token = spareToken
      spareToken = await tokenFor(psp.url).catch(() => token)
      return providers.cartao!.create({ ...COMMON, id, token, parcelas: 10, capturar: false })
    },
    pay: (id) => providers.cartao!.capture!(id),
  },
}

describe.each(Object.entries(DRIVERS))('%s', (metodo, { provider, create, pay }) => {
  test('creates and finds a charge, which is paid once', async () => {
    const id = freshId()
    const created = await create(id)

    expect(created.dados.metodo).toBe(metodo)
    expect(created.recebimentos).toEqual([])
    expect(['pendente', 'autorizado']).toContain(created.situacao)
    expect(await provider().find(id)).toEqual(created)

    const paid = await pay(id)
    expect(paid).toMatchObject({ situacao: 'pago', recebimentos: [{ valor: 12_345 }] })
    expect(await provider().find(id)).toEqual(paid)
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
    await provider().find(id)
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
    expect(await provider().cancel(one)).toMatchObject({ situacao: 'cancelado' })
    expect(psp.pay(one)).toBe(false)
    expect(await provider().cancel(one)).toMatchObject({ situacao: 'cancelado' })

    await create(other)
    await pay(other)
    expect(await provider().cancel(other)).toMatchObject({ situacao: 'pago' })
  })

  test('returns null for an unknown charge', async () => {
    expect(await provider().find(freshId())).toBeNull()
    expect(await provider().cancel(freshId())).toBeNull()
  })

  test('refunds in parts, once each, and never more than was paid', async () => {
    const id = freshId()
    await create(id)
    const recebimento = (await pay(id))!.recebimentos[0]!.id
    const { refund } = provider()
    if (metodo === 'boleto') return expect(refund).toBeNull()
    const back = (estorno: string, valor: number) =>
      refund!({ pagamento: id, recebimento, id: estorno, valor })

    const [first, second] = [freshId(), freshId()]
    expect(await back(first, 345)).toBe('feito')
    expect(await back(first, 345)).toBe('feito')
    expect(await back(freshId(), 12_001)).toBe('recusado')
    expect(await back(second, 12_000)).toBe('feito')
    expect((await provider().find(id))!.estornos).toEqual([
      { id: first, situacao: 'feito' },
      { id: second, situacao: 'feito' },
    ])
  })

  test('throws no refusal during an outage: the result is unknown', async () => {
    psp.setFaults({ foraDoAr: true })
    const error: unknown = await provider()
      .find(freshId())
      .catch((reason: unknown) => reason)

    expect(error).toBeInstanceOf(Error)
    expect(error).not.toBeInstanceOf(ProviderRefusal)
  })

  test('rejects notifications without a valid signature', () => {
    const delivery = { body: '{}', query: () => undefined, now: new Date() }
    expect(provider().readNotifications({ ...delivery, header: () => undefined })).toBeNull()
    expect(provider().readNotifications({ ...delivery, header: () => 't=1,v1=00' })).toBeNull()
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
  const state = await providers.cartao!.create({
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
  await providers.cartao!.create({ ...ask, id: freshId() })

  await expect(providers.cartao!.create({ ...ask, id: freshId() })).rejects.toThrow(ProviderRefusal)
})
