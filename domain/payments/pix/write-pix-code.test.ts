import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PIX_CODES } from './pix.fixtures.ts'
import { readPixCode } from './read-pix-code.ts'
import { writeDynamicCode, writeStaticCode } from './write-pix-code.ts'

const location = 'pix.example.com/8b3da2f39a4140d1a91abd93113bd441'
const FULANO = { location, nome: 'Fulano de Tal', cidade: 'BRASILIA' }

test('writes a charge as the dynamic code in the manual', () => {
  expect(writeDynamicCode(FULANO)).toBe(PIX_CODES.P2)
})

describe("refuses values that don't fit in a code", () => {
  test.each([
    ['a scheme in the URL', { location: 'https://pix.example.com/1' }],
    ['a URL of 78 characters', { location: 'x'.repeat(78) }],
    ['no URL', { location: '' }],
    ['no name', { nome: ' ' }],
    ['no city', { cidade: '大阪' }],
  ])('%s', (_, wrong) => {
    expect(() => writeDynamicCode({ ...FULANO, ...wrong })).toThrow(RangeError)
  })
})

test('writes names without accents and cuts them to the maximum length', () => {
  const nome = 'Lira Instrumentos Musicais Ltda'
  const cidade = 'São José do Rio Preto'
  expect(readPixCode(writeDynamicCode({ location, nome, cidade }))).toMatchObject({
    nome: 'Lira Instrumentos Musicai',
    cidade: 'Sao Jose do Rio',
  })
})

test('any code can be read back', () => {
  const texts = fc.string({ unit: fc.constantFrom(...'aZ9 -&çãÉÑßø—日🎻\n\u0301') })
  const receivers = fc.record({
    nome: texts.map((text) => `L${text}`),
    cidade: texts.map((text) => `S${text}`),
  })
  const charges = fc.uuid().map((id) => `pix.example.com/v2/cobv/${id.replaceAll('-', '')}`)
  fc.assert(
    fc.property(receivers, charges, (receiver, location) => {
      const code = writeDynamicCode({ ...receiver, location })
      expect(code).toMatch(/^[ -~]{1,512}$/)
      expect(readPixCode(code)).toMatchObject({ tipo: 'dinamico', location, singleUse: true })
    }),
  )
})

describe('a static code', () => {
  const LOJA = { nome: 'LOJA EXEMPLO DE MUSICA', cidade: 'SAO PAULO' }
  const ORDER = { ...LOJA, chave: 'pix@loja.example.com', valor: 123_450, txid: 'PEDIDO000123' }

  test('is the one of the test vector', () => {
    expect(writeStaticCode(ORDER)).toBe(PIX_CODES.P10)
  })

  test.each([
    ['a txid of 26 characters', { txid: 'A'.repeat(26) }],
    ['a txid with a hyphen', { txid: 'PEDIDO-1' }],
    ['no txid', { txid: '' }],
    ['no amount', { valor: 0 }],
    ['a key that does not fit', { chave: 'x'.repeat(100) }],
  ])('refuses %s', (_, wrong) => {
    expect(() => writeStaticCode({ ...ORDER, ...wrong })).toThrow(RangeError)
  })

  test('can be read back with every key, amount and txid', () => {
    const charges = fc.record({
      chave: fc.constantFrom(
        ...['12345678909', '12ABC34501DE35', '+5511987654321', 'pix@loja.example.com'],
        '123e4567-e12b-12d1-a456-426655440000',
      ),
      valor: fc.integer({ min: 1, max: 999_999_999_999 }),
      txid: fc.stringMatching(/^[A-Za-z0-9]{1,25}$/),
    })
    fc.assert(
      fc.property(charges, (charge) => {
        expect(readPixCode(writeStaticCode({ ...LOJA, ...charge }))).toMatchObject({
          tipo: 'estatico',
          ...charge,
        })
      }),
    )
  })
})
