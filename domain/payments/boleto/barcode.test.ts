import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBarcode, writeBarcode } from './barcode.ts'

const BOLETO = { banco: '001', fator: 1647, valor: 23_990, campoLivre: '0000003123456700012345617' }
const CODE = '00192164700000239900000003123456700012345617'

test('is written and read', () => {
  expect(writeBarcode(BOLETO)).toBe(CODE)
  expect(readBarcode(CODE)).toEqual(BOLETO)
})

test.each([
  ['another currency', CODE.replace('0019', '0018')],
  ['another general digit', CODE.replace('00192', '00193')],
  ['a slip of water or light', '84610000000246100291100054603390069589506108'],
  ['a slip of the city', '83860000005096000190000008017823000034306271'],
  ['a digit too few', CODE.slice(1)],
  ['a letter', `${CODE.slice(0, -1)}a`],
])('%s is no boleto', (_, code) => {
  expect(readBarcode(code)).toBeNull()
})

test.each([
  ['a bank of two digits', { banco: '01' }],
  ['a factor of five', { fator: 10_000 }],
  ['half a centavo', { valor: 0.5 }],
  ['less than nothing', { valor: -100 }],
  ['a hundred million reais', { valor: 10_000_000_000 }],
  ['a field of 24', { campoLivre: '0'.repeat(24) }],
])('%s has no place', (_, wrong) => {
  expect(() => writeBarcode({ ...BOLETO, ...wrong })).toThrow(RangeError)
})

test('the general digit is never 0', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (valor) => {
      expect(writeBarcode({ ...BOLETO, valor })[4]).not.toBe('0')
    }),
  )
})

// Three remainders share the general digit 1, so codes with it can hide a wrong digit.
test('each wrong digit is noticed where the general digit is not 1', () => {
  for (let at = 0; at < CODE.length; at++)
    for (const digit of '0123456789') {
      const typed = CODE.slice(0, at) + digit + CODE.slice(at + 1)
      expect(readBarcode(typed)).toEqual(typed === CODE ? BOLETO : null)
    }
})
