import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PIX_CODES } from '#domain/payments/pix/pix.fixtures.ts'
import { writeDynamicCode } from '#domain/payments/pix/write-pix-code.ts'
import { startBank } from '#tools/counterparts/bank/start-bank.ts'
import { COMMON } from './conformance.fixtures.ts'
import { pixApi } from './pix-api.ts'

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
