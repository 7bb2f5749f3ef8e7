import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { InvoiceAccessRefused, type InvoiceService, InvoiceServiceUnavailable } from '../port.ts'
import {
  AUTHORIZED,
  CANCELLATION,
  CANCELLED,
  CITIES,
  CORRECTED,
  HOOK,
  INVALID,
  LETTER,
  PROCESSING,
  REJECTED,
  SHORT_REASON,
} from './documented-answers.fixtures.ts'
import { rejectionFrom, stateFrom } from './focus-answers.ts'
import { focusNfe } from './focus-nfe.ts'

const KEY = '41190607504505000132550010000000221923094166'
const NO_FILES = { xml: null, danfe: null, cancelamento: null, cartaXml: null, carta: null }

let server: Server
let service: InvoiceService
let answer: { status: number; body: unknown }
let called: string[]

beforeAll(async () => {
  server = createServer((request, response) => {
    called.push(`${request.method} ${request.url}`)
    const { status, body } = answer
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  service = focusNfe({ ambiente: 'homologacao', token: 'token', url: `http://127.0.0.1:${port}` })
})
afterAll(() => void server.close())
beforeEach(() => {
  called = []
})

test('reads an authorized invoice, also in the answer of a synchronous issue', async () => {
  answer = { status: 200, body: AUTHORIZED }
  const authorized = {
    situacao: 'autorizada',
    numero: '22',
    serie: '1',
    chave: KEY,
    codigo: '100',
    mensagem: 'Autorizado o uso da NF-e',
    erros: [],
    arquivos: {
      ...NO_FILES,
      xml: `/arquivos_development/07504505000132/201906/XMLs/${KEY}-nfe.xml`,
      danfe: `/arquivos_development/07504505000132/201906/DANFEs/${KEY}.pdf`,
    },
    numeroCarta: null,
  }

  expect(await service.find('referencia_000899_nfe')).toEqual(authorized)
  expect(called).toEqual(['GET /v2/nfe/referencia_000899_nfe'])
  expect(stateFrom({ status: 201, body: AUTHORIZED })).toEqual(authorized)
})

test('reads an invoice with a letter as authorized, with the letter’s files', async () => {
  answer = { status: 200, body: CORRECTED }

  expect(await service.find('x')).toMatchObject({
    situacao: 'autorizada',
    chave: KEY,
    arquivos: {
      cartaXml: `/arquivos_development/07504505000132/201906/XMLs/${KEY}-cce-01.xml`,
      carta: `/notas_fiscais/NFe${KEY}/cartas_correcao/1.pdf`,
    },
    numeroCarta: 1,
  })
})

test('reads a cancelled invoice, which has no DANFE any more', async () => {
  answer = { status: 200, body: CANCELLED }

  expect(await service.find('x')).toMatchObject({
    situacao: 'cancelada',
    chave: KEY,
    arquivos: {
      danfe: null,
      cancelamento: `/arquivos_development/07504505000132/201906/XMLs/${KEY}-can.xml`,
    },
    numeroCarta: 2,
  })
})

test.each([
  ['that waits for the Sefaz', PROCESSING, { situacao: 'processando', chave: null, codigo: null }],
  ['that the Sefaz rejected', REJECTED, { situacao: 'rejeitada', chave: null, codigo: '598' }],
])('reads an invoice %s', async (_, body, state) => {
  answer = { status: 200, body }

  expect(await service.find('x')).toMatchObject({ ...state, arquivos: NO_FILES })
})

test('says what is wrong with an invoice before it is sent to the Sefaz', () => {
  expect(rejectionFrom({ status: 422, body: INVALID })).toMatchObject({
    situacao: 'rejeitada',
    mensagem: INVALID.mensagem,
    erros: [{ campo: '', mensagem: INVALID.erros[0]?.mensagem }],
  })
})

test('reads the answers to a cancellation', async () => {
  answer = { status: 200, body: CANCELLATION }
  expect(await service.cancel('x', 'O cliente desistiu da compra.')).toEqual({
    aceito: true,
    codigo: '135',
    mensagem: 'Evento registrado e vinculado a NF-e',
  })
  answer = { status: 400, body: SHORT_REASON }
  expect(await service.cancel('x', 'Desistiu.')).toEqual({
    aceito: false,
    codigo: null,
    mensagem: SHORT_REASON.mensagem,
  })
  expect(called).toEqual(['DELETE /v2/nfe/x', 'DELETE /v2/nfe/x'])
})

test('reads the answer to a correction letter', async () => {
  answer = { status: 200, body: LETTER }

  expect(await service.correct('x', 'O bairro é Centro.')).toMatchObject({ aceito: true, codigo: '135' })
  expect(called).toEqual(['POST /v2/nfe/x/carta_correcao'])
})

test('finds a city by its whole name among those that only begin with it', async () => {
  answer = { status: 200, body: CITIES }

  expect(await service.findCity({ uf: 'PR', cidade: 'Curitiba' })).toBe('4106902')
  expect(await service.findCity({ uf: 'PR', cidade: 'Curiti' })).toBeNull()
})

test('registers the address of its notifications once', async () => {
  answer = { status: 200, body: [HOOK] }
  await service.registerWebhook({ url: HOOK.url, secret: 'segredo' })

  expect(called).toEqual(['GET /v2/hooks'])
})

test.each([
  ['a token that is not taken', 401, 'HTTP Basic: Access denied.', InvoiceAccessRefused],
  ['an invoice of another CNPJ', 403, { codigo: 'permissao_negada', mensagem: 'CNPJ' }, InvoiceAccessRefused],
  ['too many calls', 429, {}, InvoiceServiceUnavailable],
  ['an outage', 503, '<html></html>', InvoiceServiceUnavailable],
  ['a page of a proxy', 200, '<html></html>', InvoiceServiceUnavailable],
  ['an authorization without a key', 200, { ...AUTHORIZED, chave_nfe: null }, InvoiceServiceUnavailable],
  ['files elsewhere', 200, { ...AUTHORIZED, caminho_danfe: '//mau.test/a.pdf' }, InvoiceServiceUnavailable],
])('takes no answer for an invoice: %s', async (_, status, body, kind) => {
  answer = { status, body }

  await expect(service.find('x')).rejects.toThrow(kind)
})
