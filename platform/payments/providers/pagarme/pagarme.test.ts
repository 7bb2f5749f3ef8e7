import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Pagarme, startPagarme } from '#tools/counterparts/pagarme/start-pagarme.ts'
import { freshId, PAYER } from '../../payments.fixtures.ts'
import { type ProviderAccount, ProviderRefusal, ProviderUnavailable } from '../../port.ts'
import { COMMON } from '../conformance.fixtures.ts'
import { accountAt, cardAt } from './pagarme.fixtures.ts'
import { pagarme } from './pagarme.ts'

let psp: Pagarme
let account: ProviderAccount

beforeAll(async () => {
  psp = await startPagarme({ port: 0 })
  account = accountAt(psp)
})
afterEach(() => {
  psp.setFaults({})
  psp.changeKeys({ secret: psp.credentials.chaveSecreta })
})
afterAll(() => psp.close())

async function byCard(options: Parameters<typeof cardAt>[1] = {}, id = freshId()) {
  const token = await cardAt(psp, options)

  return account.cartao!.create({ ...COMMON, id, token, parcelas: 3, capturar: true })
}

function byPix(id = freshId()) {
  return account.pix!.create({ ...COMMON, id, segundos: 1800 })
}

test('charges the card in instalments, with the descriptor, and captures at once', async () => {
  const { idProvedor } = await byCard()

  expect(psp.ledger.find(idProvedor!)!.charge.transactions[0]).toMatchObject({
    status: 'captured',
    installments: 3,
    statement_descriptor: 'LIRA',
  })
})

test.each([
  [{ number: '4000000000000028' }, '05'],
  [{ cvv: '612' }, '05'],
  [{ number: '4000000000009995' }, 'saldoInsuficiente'],
  [{ number: '4000000000000069' }, 'cartaoVencido'],
  [{ number: '4000000000000127' }, 'codigoInvalido'],
])('the test card %j is declined: %s', async (options, motivoRecusa) => {
  expect(await byCard(options)).toMatchObject({
    situacao: 'recusado',
    recebimentos: [],
    dados: { motivoRecusa },
  })
})

test('a card that the acquirer does not answer for is in review until it does', async () => {
  const [good, bad] = [
    await byCard({ number: '4000000000000036' }),
    await byCard({ number: '4000000000000036' }),
  ]
  expect(good.situacao).toBe('emAnalise')

  psp.settleCard(good.idProvedor!, true)
  psp.settleCard(bad.idProvedor!, false)
  const find = (idProvedor: string | null) => account.cartao!.find({ id: freshId(), idProvedor })
  expect(await find(good.idProvedor)).toMatchObject({ situacao: 'pago', recebimentos: [{ valor: 12_345 }] })
  expect(await find(bad.idProvedor)).toMatchObject({ situacao: 'recusado', recebimentos: [] })
})

test('a dispute is seen', async () => {
  const { idProvedor } = await byCard()
  psp.dispute(idProvedor!)

  expect(await account.cartao!.find({ id: freshId(), idProvedor })).toMatchObject({ situacao: 'contestado' })
})

test.each([
  ['01046010', [{ valor: 12_245 }]],
  ['57400000', [{ valor: 12_445 }]],
  ['70070300', []],
])('a boleto of the test CEP %s receives %j', async (cep, recebimentos) => {
  const id = freshId()
  const pagador = { ...PAYER, endereco: { ...PAYER.endereco!, cep } }
  await account.boleto!.create({ ...COMMON, id, pagador, vencimento: '2026-12-01' })
  psp.pay(id)

  expect(await account.boleto!.find({ id, idProvedor: null })).toMatchObject({ recebimentos })
})

test('a Pix of more than the test environment takes is refused', async () => {
  await expect(
    account.pix!.create({ ...COMMON, id: freshId(), valor: 50_001, segundos: 60 }),
  ).rejects.toThrow(ProviderRefusal)
})

test('a payer of a town without neighbourhoods gets a boleto', async () => {
  const pagador = { ...PAYER, endereco: { ...PAYER.endereco!, bairro: '' } }
  const ask = { ...COMMON, id: freshId(), pagador, vencimento: '2026-12-01' }

  expect(await account.boleto!.create(ask)).toMatchObject({ situacao: 'pendente' })
})

test('a payer without a telephone is refused for good, and nothing is created', async () => {
  const { telefone: _, ...pagador } = PAYER
  const id = freshId()

  await expect(account.pix!.create({ ...COMMON, id, pagador, segundos: 60 })).rejects.toThrow(ProviderRefusal)
  expect(await account.pix!.find({ id, idProvedor: null })).toBeNull()
})

test('a used token is refused, except for the charge that it was used for', async () => {
  const [id, token] = [freshId(), await cardAt(psp)]
  const ask = { ...COMMON, id, token, parcelas: 1, capturar: true }
  const first = await account.cartao!.create(ask)
  await expect(account.cartao!.create({ ...ask, id: freshId() })).rejects.toThrow(ProviderRefusal)

  // As after a day, when Pagar.me has forgotten the idempotency key.
  psp.ledger.answers.clear()
  expect(await account.cartao!.create(ask)).toEqual(first)
})

describe('refunds', () => {
  async function paid() {
    const { idProvedor } = await byPix()
    psp.pay(idProvedor!)
    const id = psp.ledger.find(idProvedor!)!.code
    const back = (estorno: string, valor: number) =>
      account.pix!.refund!({ cobranca: { id, idProvedor }, recebimento: idProvedor!, id: estorno, valor })
    return { id, back, refunded: () => psp.ledger.find(id)!.charge.canceled_amount ?? 0 }
  }

  test('a refund whose answer was lost is not made twice, even a day later', async () => {
    const { back, refunded } = await paid()
    const estorno = freshId()
    await back(estorno, 1000)
    // As if the shop had not heard of it for a day.
    psp.ledger.answers.clear()

    expect(await back(estorno, 1000)).toBe('feito')
    expect(refunded()).toBe(1000)
  })

  test('a refund that never arrived is asked for again', async () => {
    const { back, refunded } = await paid()
    const estorno = freshId()
    psp.setFaults({ foraDoAr: true })
    await expect(back(estorno, 1000)).rejects.toThrow(ProviderUnavailable)
    psp.setFaults({})

    expect(await back(estorno, 1000)).toBe('feito')
    expect(refunded()).toBe(1000)
  })

  test('several refunds of one payment add up to what was paid, and no more', async () => {
    const { id, back, refunded } = await paid()
    expect(await back(freshId(), 12_000)).toBe('feito')
    expect(await back(freshId(), 346)).toBe('recusado')
    expect(await back(freshId(), 345)).toBe('feito')

    expect(refunded()).toBe(12_345)
    expect(await account.pix!.find({ id, idProvedor: null })).toMatchObject({ situacao: 'pago' })
  })
})

describe('what an outage leaves open', () => {
  test.each([
    ['is away', { foraDoAr: true }],
    ['breaks off', { semResposta: true }],
    ['answers with something else', { lixo: true }],
    ['does not accept the key any more', { tokenVencido: true }],
  ])('a provider that %s leaves the result unknown, and a repetition charges once', async (_, faults) => {
    const id = freshId()
    psp.setFaults(faults)
    await expect(byPix(id)).rejects.toThrow(ProviderUnavailable)
    psp.setFaults({})

    expect(await byPix(id)).toMatchObject({ situacao: 'pendente' })
    expect(psp.ledger.orders.filter(({ code }) => code === id)).toHaveLength(1)
  })

  test('a provider that is slow leaves the result unknown', async () => {
    psp.setFaults({ lentidao: 500 })
    const impatient = accountAt(psp, { timeoutMs: 100 })

    await expect(impatient.pix!.create({ ...COMMON, id: freshId(), segundos: 60 })).rejects.toThrow(
      ProviderUnavailable,
    )
  })

  test('a request that is still in progress is no refusal', async () => {
    const id = freshId()
    await byPix(id)
    psp.setFaults({ chaveUsada: true })

    await expect(byPix(id)).rejects.toThrow(ProviderUnavailable)
  })
})

describe('check', () => {
  test('accepts keys that hold', async () => {
    expect(await account.check()).toEqual({ titular: null })
  })

  test('says in a sentence that the secret key is not accepted', async () => {
    psp.changeKeys({ secret: 'sk_nova' })

    await expect(account.check()).rejects.toThrow(/não aceitou a chave secreta/)
    await expect(account.check()).rejects.toThrow(ProviderRefusal)
  })

  test('says that the keys are of two environments', async () => {
    const credentials = { ...psp.credentials, chavePublica: 'pk_test_1' }

    await expect(pagarme({ url: psp.url, credentials }).check()).rejects.toThrow(/ambiente de teste/)
  })

  test('an outage is no refusal', async () => {
    psp.setFaults({ foraDoAr: true })

    await expect(account.check()).rejects.toThrow(ProviderUnavailable)
  })
})

test('tells the browser where to get a token, and with which key', () => {
  expect(account.cartao!.campos).toEqual({
    provedor: 'pagarme',
    chavePublica: psp.credentials.chavePublica,
    tokens: `${psp.url}/core/v5/tokens`,
  })
})
