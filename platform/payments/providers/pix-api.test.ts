import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PIX_CODES } from '#domain/payments/pix/pix.fixtures.ts'
import { writeDynamicCode } from '#domain/payments/pix/write-pix-code.ts'
import { startBank } from '#tools/counterparts/bank/start-bank.ts'
import { COMMON } from './conformance.fixtures.ts'
import { ACTIVE, NOTIFICATION, PAID, REFUSED_REFUND } from './documented-pix.fixtures.ts'
import { pixApi } from './pix-api.ts'
import { pixNotifications } from './pix-notifications.ts'

const LOCATION = 'pix.example.com/8b3da2f39a4140d1a91abd93113bd441'
const RECEIVER = { nome: 'Loja', cidade: 'São Paulo' }
const OURS = writeDynamicCode({ ...RECEIVER, location: LOCATION })

let server: Server
let answer: Record<string, unknown>

beforeAll(async () => {
  server = createServer((request, response) => {
    const token = { access_token: 'token', expires_in: 300 }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(request.url === '/token' ? token : answer))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterAll(() => void server.close())

test.each([
  [
    'a code that banks can read is handed on',
    { pixCopiaECola: PIX_CODES.P2, location: LOCATION },
    PIX_CODES.P2,
  ],
  ['no code is made up for by one of our own', { location: LOCATION }, OURS],
  ['a broken checksum is replaced', { pixCopiaECola: PIX_CODES.P2.slice(0, -1), location: LOCATION }, OURS],
  ['a code of another key is replaced', { pixCopiaECola: PIX_CODES.P1, location: LOCATION }, OURS],
  ['a code without an address to replace it stays', { pixCopiaECola: 'pague aqui' }, 'pague aqui'],
])('%s', async (_, charge, code) => {
  answer = { status: 'ATIVA', pix: [], ...charge }
  const state = await provider().find({ id: '0'.repeat(32), idProvedor: null })

  expect(state?.dados).toEqual({ metodo: 'pix', copiaECola: code })
})

test('reads the documented charge, and writes the code that it lacks', async () => {
  answer = ACTIVE

  expect(await provider().find({ id: ACTIVE.txid, idProvedor: null })).toEqual({
    idProvedor: null,
    situacao: 'pendente',
    dados: { metodo: 'pix', copiaECola: writeDynamicCode({ ...RECEIVER, location: ACTIVE.location }) },
    recebimentos: [],
    estornos: [],
  })
})

test('reads the documented payment, with its refund', async () => {
  answer = PAID

  expect(await provider().find({ id: PAID.txid, idProvedor: null })).toMatchObject({
    situacao: 'pago',
    recebimentos: [
      { id: 'E1234567820200909122120200808008', valor: 11_000, em: new Date('2020-09-09T20:15:00.358Z') },
    ],
    estornos: [{ id: '123ABC', situacao: 'pendente' }],
  })
})

test('reads the documented refund that was not made', async () => {
  answer = REFUSED_REFUND
  const cobranca = { id: PAID.txid, idProvedor: null }

  expect(await provider().refund?.({ cobranca, recebimento: 'E1', id: '502', valor: 2000 })).toBe('recusado')
})

test('reads the documented notification, whose refund is no list', () => {
  const read = pixNotifications('chave')
  const delivery = { body: JSON.stringify(NOTIFICATION), header: () => undefined, now: new Date() }

  expect(read({ ...delivery, query: () => 'chave' })).toMatchObject([
    {
      id: 'E12345678202009091221kkkkkkkkkkk 123ABC=EM_PROCESSAMENTO',
      cobranca: { id: 'c3e0e7a4e7f1469a9f782d3d4999343c' },
    },
    { id: 'E87654321202009091221dfghi123456', cobranca: { id: '971122d8f37211eaadc10242ac120002' } },
  ])
  expect(read({ ...delivery, query: () => 'outra' })).toBeNull()
})

test('asks for a new token if the bank has revoked the one in use', async () => {
  const bank = await startBank({ port: 0 })
  const { pix } = bank.settings
  if (!pix) throw new Error('The bank takes no Pix.')
  const api = pixApi({ ...pix, certificate: undefined, receiver: () => RECEIVER, now: () => 0 })
  const charge = { id: 'a'.repeat(32), idProvedor: null }
  await api.create({ ...COMMON, ...charge, segundos: 1800 })
  bank.revokeToken()

  expect(await api.find(charge)).toMatchObject({ situacao: 'pendente' })
  bank.setFaults({ tokenVencido: true })
  await expect(api.find(charge)).rejects.toMatchObject({ status: 401 })
  bank.setFaults({})
  expect(await api.find(charge)).toMatchObject({ situacao: 'pendente' })
  await bank.close()
})

function provider() {
  const { port } = server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`

  return pixApi({
    url,
    tokenUrl: `${url}/token`,
    clientId: 'loja',
    clientSecret: 'segredo',
    chave: 'pix@loja.example.com',
    receiver: () => RECEIVER,
    now: () => 0,
  })
}
