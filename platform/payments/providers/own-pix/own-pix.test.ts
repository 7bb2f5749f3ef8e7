import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { DEMO_SETTINGS } from '#demo/content/settings.ts'
import { readPixCode } from '#domain/payments/pix/read-pix-code.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testAdminApi } from '#tests/support/staff.ts'
import { FREE } from '../../accounts/accounts.fixtures.ts'
import { freshId, PAYER } from '../../payments.fixtures.ts'
import { type ChargeRef, type PixProvider, ProviderRefusal } from '../../port.ts'
import { confirmReceipt, ownPixAt } from './own-pix.fixtures.ts'
import type { OwnPixOptions } from './own-pix.ts'

const NOW = new Date('2026-11-24T12:00:00Z')
const STORE = { nome: 'Lira Música', cidade: 'São Paulo', titular: 'Lira Ltda', documento: '11222333000181' }
const ASK = {
  valor: 12_345,
  pagador: PAYER,
  descricao: 'Pedido 1',
  descritor: 'LIRA',
  avisos: 'http://loja.test/v2/webhooks/pix',
  segundos: 86_400,
}

let database: TestDatabase
let provider: PixProvider

beforeAll(async () => {
  database = await testDatabase()
  provider = opened().pix!
})
afterAll(() => database.close())

test('creates a static code with key, amount and txid, once per id', async () => {
  const id = freshId()
  const created = await provider.create({ ...ASK, id })

  expect(created).toMatchObject({ idProvedor: null, situacao: 'pendente', recebimentos: [], estornos: [] })
  expect(created.dados).toMatchObject({
    metodo: 'pix',
    proprio: { txid: id.slice(0, 16).toUpperCase(), nome: 'Lira Ltda', documento: '11222333000181' },
  })
  expect(created.dados.metodo === 'pix' && readPixCode(created.dados.copiaECola)).toMatchObject({
    tipo: 'estatico',
    chave: 'pix@loja.example.com',
    valor: 12_345,
    txid: id.slice(0, 16).toUpperCase(),
    nome: 'Lira Musica',
    cidade: 'Sao Paulo',
  })
  expect(await provider.find(ref(id))).toEqual(created)

  const moved = opened({ chave: '11222333000181' }).pix!
  expect(await moved.create({ ...ASK, id })).toEqual(created)
})

test('is paid by what the store confirmed, in spite of a cancellation', async () => {
  const [paid, late] = [freshId(), freshId()]
  await provider.create({ ...ASK, id: paid })
  await provider.create({ ...ASK, id: late })
  await confirmReceipt(database.db, paid, 12_345)

  expect(await provider.find(ref(paid))).toMatchObject({
    situacao: 'pago',
    recebimentos: [{ id: expect.any(String), valor: 12_345, em: NOW }],
  })
  expect(await provider.cancel(ref(paid))).toMatchObject({ situacao: 'pago' })

  expect(await provider.cancel(ref(late))).toMatchObject({ situacao: 'cancelado' })
  expect(await provider.cancel(ref(late))).toMatchObject({ situacao: 'cancelado' })
  await confirmReceipt(database.db, late, 12_345)
  expect(await provider.find(ref(late))).toMatchObject({ situacao: 'pago' })
})

test('refunds nothing before a person has confirmed money', async () => {
  const id = freshId()
  await provider.create({ ...ASK, id })

  expect(await provider.refund!({ cobranca: ref(id), recebimento: 'x', id: freshId(), valor: 1 })).toBe(
    'recusado',
  )
})

test.each([
  ['52998224725', null],
  ['11.222.333/0001-81', null],
  ['pix@loja.example.com', null],
  ['+5511987654321', null],
  [randomUUID(), null],
  ['52998224726', /Confira os dígitos/],
  ['11987654321', /celular com \+55/],
  ['minha chave', /nenhum tipo/],
])('checks the key %s', async (chave, refused) => {
  const checked = opened({ chave }).check()

  if (refused === null) expect(await checked).toEqual({ titular: 'Lira Ltda' })
  else await expect(checked).rejects.toThrow(refused)
})

test('asks for the name and city of the store, which are part of the code', async () => {
  const nameless = opened({ receiver: () => ({ ...STORE, cidade: ' ' }) })

  await expect(nameless.check()).rejects.toThrow(/cidade/)
  await expect(nameless.pix!.create({ ...ASK, id: freshId() })).rejects.toThrow(ProviderRefusal)
})

test('is added in the panel by its key, which is checked', async () => {
  const add = (chave: string) =>
    testAdminApi<{ titular?: string; data?: unknown }>(database.db)('POST', '/settings/payment-accounts', {
      papel: 'dono',
      body: {
        provedor: 'pixProprio',
        ambiente: 'producao',
        nome: 'Chave da loja',
        metodos: { pix: FREE },
        credenciais: { chave },
      },
    })

  expect(await add('11.222.333/0001-82')).toMatchObject({
    status: 422,
    body: { data: { campos: [{ campo: 'credenciais.chave', mensagem: expect.stringMatching(/dígitos/) }] } },
  })
  expect(await add('11.222.333/0001-81')).toMatchObject({
    status: 200,
    body: { titular: DEMO_SETTINGS.loja.razaoSocial, pistas: { chave: '11.222.333/0001-81' } },
  })
})

test('reads no notification, since nobody sends any', () => {
  const delivery = { body: '{}', header: () => 'assinado', query: () => 'chave', now: NOW }

  expect(opened().readNotifications(delivery)).toBeNull()
})

function opened(changes: Partial<OwnPixOptions> = {}) {
  return ownPixAt(database.db, { receiver: () => STORE, ...changes })
}

function ref(id: string): ChargeRef {
  return { id, idProvedor: null }
}
