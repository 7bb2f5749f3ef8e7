import fc from 'fast-check'
import { expect, test } from 'vitest'
import { writeBarcode } from './barcode.ts'

const BOLETO = { banco: '001', fator: 1647, valor: 23_990, campoLivre: '0000003123456700012345617' }
const CODE = '00192164700000239900000003123456700012345617'

test.each([
  [CODE, BOLETO],
  [
    '00196758600001026560000001149718606852452211',
    { banco: '001', fator: 7586, valor: 102_656, campoLivre: '0000001149718606852452211' },
  ],
  [
    '23797404300001240200448056168623793601105800',
    { banco: '237', fator: 4043, valor: 124_020, campoLivre: '0448056168623793601105800' },
  ],
  [
    '23797000000000000004150090019801673500021140',
    { banco: '237', fator: 0, valor: 0, campoLivre: '4150090019801673500021140' },
  ],
])('writes %s', (code, boleto) => {
  expect(writeBarcode(boleto)).toBe(code)
})

test.each([
  ['a bank of two digits', { banco: '01' }],
  ['a factor of five', { fator: 10_000 }],
  ['half a centavo', { valor: 0.5 }],
  ['less than nothing', { valor: -100 }],
  ['a hundred million reais', { valor: 10_000_000_000 }],
  ['a field of 24', { campoLivre: '0'.repeat(24) }],
])('rejects %s', (_, wrong) => {
  expect(() => writeBarcode({ ...BOLETO, ...wrong })).toThrow(RangeError)
})

test('the general check digit is never 0', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9_999_999_999 }), (valor) => {
      expect(writeBarcode({ ...BOLETO, valor })[4]).not.toBe('0')
    }),
  )
})
