import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PIX_CODES } from './pix.fixtures.ts'
import { readPixCode } from './read-pix-code.ts'
import { writeDynamicCode, writeStaticCode } from './write-pix-code.ts'

const UUID = '123e4567-e12b-12d1-a456-426655440000'
const FULANO = { nome: 'Fulano de Tal', cidade: 'BRASILIA' }
const LOJA = { chave: 'pix@loja.example.com', nome: 'LOJA EXEMPLO DE MUSICA', cidade: 'SAO PAULO' }

test('a key alone is the static code of the manual', () => {
  expect(writeStaticCode({ chave: UUID, ...FULANO })).toBe(PIX_CODES.P1)
})

test('a key may be an alphanumeric CNPJ', () => {
  const code = { chave: '12.abc.345/01de-35', valor: 1000, nome: 'Loja Exemplo', cidade: 'São Paulo' }
  expect(writeStaticCode(code)).toBe(PIX_CODES.P9)
})

test('an order has its amount and its txid', () => {
  expect(writeStaticCode({ ...LOJA, valor: 123_450, txid: 'PEDIDO000123' })).toBe(PIX_CODES.P10)
})

test('a charge is the dynamic code of the manual', () => {
  const location = 'pix.example.com/8b3da2f39a4140d1a91abd93113bd441'
  expect(writeDynamicCode({ location, ...FULANO })).toBe(PIX_CODES.P2)
})

describe('what no code can hold is thrown back', () => {
  test.each([
    ['a key that is none', { chave: '11987654321' }],
    ['a txid of a charge', { txid: 'x'.repeat(26) }],
    ['a txid with a hyphen', { txid: 'RP12345678-2019' }],
    ['nothing to pay', { valor: 0 }],
    ['half a centavo', { valor: 10.5 }],
    ['more to say than has room beside the key', { informacao: 'x'.repeat(54) }],
    ['nobody', { nome: ' ' }],
    ['no city', { cidade: '大阪' }],
  ])('%s', (_, wrong) => {
    expect(() => writeStaticCode({ ...LOJA, ...wrong })).toThrow(RangeError)
  })

  test.each(['https://pix.example.com/1', 'x'.repeat(78), ''])('the address %j', (location) => {
    expect(() => writeDynamicCode({ location, ...FULANO })).toThrow(RangeError)
  })

  test('but all the room beside the key may be used', () => {
    const informacao = 'x'.repeat(53)
    expect(readPixCode(writeStaticCode({ ...LOJA, informacao }))).toMatchObject({ informacao })
  })
})

test('names are written without accents, and cut to their room', () => {
  const nome = 'Lira Instrumentos Musicais Ltda'
  const cidade = 'São José do Rio Preto'
  expect(readPixCode(writeStaticCode({ chave: UUID, nome, cidade }))).toMatchObject({
    nome: 'Lira Instrumentos Musicai',
    cidade: 'Sao Jose do Rio',
  })
})

test('what is written is read, whoever is paid', () => {
  const texts = fc.string({ unit: fc.constantFrom(...'aZ9 -&çãÉÑßø—日🎻\n\u0301') })
  const receivers = fc.record({
    nome: texts.map((text) => `L${text}`),
    cidade: texts.map((text) => `S${text}`),
  })
  const chave = fc.constantFrom(UUID, '12345678909', '12ABC34501DE35', '+5511987654321', LOJA.chave)
  const valor = fc.integer({ min: 1, max: 999_999_999_999 })
  const txid = fc.stringMatching(/^[A-Za-z0-9]{1,25}$/)
  fc.assert(
    fc.property(receivers, chave, valor, txid, (receiver, chave, valor, txid) => {
      const code = writeStaticCode({ ...receiver, chave, valor, txid })
      expect(code).toMatch(/^[ -~]{1,512}$/)
      expect(readPixCode(code)).toMatchObject({ tipo: 'estatico', chave, valor, txid })
    }),
  )
})
