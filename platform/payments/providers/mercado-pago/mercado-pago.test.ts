import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import {
  type MercadoPagoCounterpart,
  startMercadoPago,
} from '#tools/counterparts/mercado-pago/start-mercado-pago.ts'
import { freshId } from '../../payments.fixtures.ts'
import { ProviderRefusal, ProviderUnavailable } from '../../port.ts'
import { COMMON } from '../conformance.fixtures.ts'
import { accountAt, cardAt } from './mercado-pago.fixtures.ts'
import type { MercadoPagoAccount } from './mercado-pago.ts'

let counterpart: MercadoPagoCounterpart
let account: MercadoPagoAccount

beforeAll(async () => {
  counterpart = await startMercadoPago({ port: 0 })
  account = accountAt(counterpart)
})
afterEach(() => void counterpart.setFaults({}))
afterAll(() => counterpart.close())

async function byCard(card: Parameters<typeof cardAt>[1] = {}, id = freshId()) {
  const token = await cardAt(counterpart, card)

  return account.cartao.create({ ...COMMON, id, token, parcelas: 3, capturar: true })
}

function byPix(id = freshId()) {
  return account.pix.create({ ...COMMON, id, segundos: 1795 })
}

test.each([
  ['APRO', 'pago', null],
  ['Maria da Silva', 'pago', null],
  ['OTHE', 'recusado', 'cartaoRecusado'],
  ['CONT', 'emAnalise', null],
  ['CALL', 'recusado', 'autorizacaoNecessaria'],
  ['FUND', 'recusado', 'saldoInsuficiente'],
  ['SECU', 'recusado', 'dadosInvalidos'],
  ['EXPI', 'recusado', 'dadosInvalidos'],
  ['FORM', 'recusado', 'dadosInvalidos'],
  ['LOCK', 'recusado', 'cartaoDesabilitado'],
])('a card of %s is %s', async (holder, situacao, motivoRecusa) => {
  const state = await byCard({ holder })

  expect(state).toMatchObject({
    situacao,
    recebimentos: situacao === 'pago' ? [{ valor: 12_345 }] : [],
    dados: { bandeira: 'mastercard', ultimosDigitos: '6351', motivoRecusa, desafio: null },
  })
  expect(state.idProvedor).toMatch(/^ORD/)
})

test('a review ends as approved or declined', async () => {
  const [one, other] = [freshId(), freshId()]
  await byCard({ holder: 'CONT' }, one)
  await byCard({ holder: 'CONT' }, other)
  counterpart.decide(one, true)
  counterpart.decide(other, false)

  expect(await account.cartao.find({ id: one, idProvedor: null })).toMatchObject({ situacao: 'pago' })
  expect(await account.cartao.find({ id: other, idProvedor: null })).toMatchObject({
    situacao: 'recusado',
    dados: { motivoRecusa: 'riscoDeFraude' },
  })
})

describe('a bank that asks the buyer to confirm', () => {
  test.each([
    ['5483928164574623', true, 'pago', null],
    ['5483928164574623', false, 'recusado', 'confirmacaoFalhou'],
    ['5361956806117557', true, 'recusado', 'confirmacaoFalhou'],
  ])('%s, confirmed: %s, is %s', async (number, confirmed, situacao, motivoRecusa) => {
    const id = freshId()
    const pending = await byCard({ number }, id)
    expect(pending).toMatchObject({ situacao: 'pendente', recebimentos: [] })
    const { desafio } = pending.dados as { desafio: string }
    expect(desafio).toMatch(/^http:.+\/3ds\/TDS/)

    counterpart.confirm(desafio.split('/').at(-1)!, confirmed)
    expect(await account.cartao.find({ id, idProvedor: pending.idProvedor })).toMatchObject({
      situacao,
      dados: { motivoRecusa, desafio: null },
    })
  })
})

test('tells the buyer that a used token is void, and refuses what is no token', async () => {
  const ask = { ...COMMON, parcelas: 1, capturar: true, token: await cardAt(counterpart) }
  await account.cartao.create({ ...ask, id: freshId() })

  expect(await account.cartao.create({ ...ask, id: freshId() })).toMatchObject({
    situacao: 'recusado',
    dados: { motivoRecusa: 'dadosVencidos' },
  })
  await expect(account.cartao.create({ ...ask, id: freshId(), token: 'nenhum' })).rejects.toThrow(
    ProviderRefusal,
  )
  // Of the browser's form, but too short for Mercado Pago.
  await expect(
    account.cartao.create({ ...ask, id: freshId(), token: 'visa:1111:0123456789abcdef' }),
  ).rejects.toThrow('O Mercado Pago não aceitou os dados do pagamento')
})

describe('where a repeated idempotency key is a conflict', () => {
  test('a repeated order, cancellation and refund find what the first did', async () => {
    const [one, other] = [freshId(), freshId()]
    const first = await byPix(one)
    counterpart.setFaults({ chaveUsada: true })
    expect(await byPix(one)).toEqual(first)
    const cancelled = await account.pix.cancel({ id: one, idProvedor: null })
    expect(cancelled).toMatchObject({ situacao: 'cancelado' })
    expect(await account.pix.cancel({ id: one, idProvedor: null })).toEqual(cancelled)

    const { idProvedor, recebimentos } = await byCard({}, other)
    const refund = {
      cobranca: { id: other, idProvedor },
      recebimento: recebimentos[0]!.id,
      id: freshId(),
      valor: 45,
    }
    expect(await account.cartao.refund!(refund)).toBe('feito')
    expect(await account.cartao.refund!(refund)).toBe('feito')
    expect(counterpart.store.find(other)?.refunds).toHaveLength(1)
  })

  test('a full refund whose answer was lost is found as well', async () => {
    const { idProvedor, recebimentos } = await byCard()
    const refund = {
      cobranca: { id: counterpart.store.get(idProvedor!)!.reference, idProvedor },
      recebimento: recebimentos[0]!.id,
      id: freshId(),
      valor: 12_345,
    }
    counterpart.setFaults({ semResposta: true })
    await expect(account.cartao.refund!(refund)).rejects.toThrow(ProviderUnavailable)
    counterpart.setFaults({ chaveUsada: true })

    expect(await account.cartao.refund!(refund)).toBe('feito')
    expect(counterpart.store.get(idProvedor!)?.refunds).toHaveLength(1)
  })
})

describe.each([
  ['away', { foraDoAr: true }],
  ['too slow', { lentidao: 60_000 }],
  ['answering garbage', { lixo: true }],
  ['not accepting the access token', { tokenVencido: true }],
])('while Mercado Pago is %s', (_, faults) => {
  test('no result is known, and nothing is charged twice afterwards', async () => {
    const impatient = accountAt(counterpart, { timeoutMs: 300 })
    const id = freshId()
    counterpart.setFaults(faults)
    await expect(impatient.pix.create({ ...COMMON, id, segundos: 1800 })).rejects.toThrow(ProviderUnavailable)
    await expect(impatient.pix.find({ id, idProvedor: null })).rejects.toThrow(ProviderUnavailable)

    counterpart.setFaults({})
    await impatient.pix.create({ ...COMMON, id, segundos: 1800 })
    expect(counterpart.store.all().filter(({ reference }) => reference === id)).toHaveLength(1)
  })
})

test('reports what came, also if it is another amount', async () => {
  const id = freshId()
  const { idProvedor } = await byPix(id)
  counterpart.pay(id, { valor: 12_000 })

  expect(await account.pix.find({ id, idProvedor })).toMatchObject({
    situacao: 'pago',
    recebimentos: [{ valor: 12_000 }],
  })
})

test('a chargeback is disputed money, not lost money', async () => {
  const id = freshId()
  const { idProvedor } = await byCard({}, id)
  counterpart.contest(id)

  expect(await account.cartao.find({ id, idProvedor })).toMatchObject({
    situacao: 'contestado',
    recebimentos: [{ valor: 12_345 }],
    dados: { contestacao: 'aberta' },
  })
})

test('finds a chargeback by its payment, and takes documents for it', async () => {
  const id = freshId()
  const { idProvedor } = await byCard({}, id)
  const charge = { id, idProvedor }
  const { contestacao } = account.cartao
  expect(await contestacao?.find(charge)).toBeNull()
  counterpart.contest(id, new Date('2099-12-01T20:00:00Z'))

  const found = await contestacao?.find(charge)
  expect(found).toEqual({
    id: expect.any(String),
    prazo: '2099-12-01T20:00:00.000Z',
    documentos: 'pendente',
  })
  const nota = { nome: '1-nota.pdf', tipo: 'application/pdf', bytes: new Uint8Array([1, 2, 3]) }
  await contestacao?.answer(found?.id ?? '', [nota, { ...nota, nome: '2-nota.pdf' }])
  expect(await contestacao?.find(charge)).toMatchObject({ documentos: 'emAnalise' })
  expect(counterpart.store.find(id)?.chargeback?.documents).toEqual([
    { name: '1-nota.pdf', type: 'application/pdf', size: 3 },
    { name: '2-nota.pdf', type: 'application/pdf', size: 3 },
  ])

  await expect(contestacao?.answer('desconhecida', [nota])).rejects.toThrow(ProviderRefusal)
  await expect(contestacao?.answer(found?.id ?? '', [])).rejects.toThrow('não aceitou os documentos')
})

test('does not take another charge’s order for its own', async () => {
  const { idProvedor } = await byPix()

  expect(await account.pix.find({ id: freshId(), idProvedor })).toBeNull()
})

test('checks the account by a call that changes nothing', async () => {
  expect(await account.check()).toEqual({ titular: 'LOJA SIMULADA' })

  counterpart.setFaults({ tokenVencido: true })
  await expect(account.check()).rejects.toThrow(ProviderRefusal)
  await expect(account.check()).rejects.toThrow('Copie-o de novo')

  counterpart.setFaults({ foraDoAr: true })
  await expect(account.check()).rejects.toThrow(ProviderUnavailable)
})

test('browsers load the script of the same counterpart', async () => {
  const { campos } = account.cartao
  expect(campos).toMatchObject({ provedor: 'mercadoPago', chavePublica: counterpart.credentials.publicKey })

  expect(await (await fetch('script' in campos ? campos.script : '')).text()).toContain('window.MercadoPago')
})
