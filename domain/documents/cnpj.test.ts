import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCnpj } from './cnpj.ts'
import { formatCnpj } from './format-cnpj.ts'

const NUMERIC = [
  ...['11222333000181', '12345678000195', '11444777000161', '13723705000189', '60391947000100'],
  '00000000000191',
]
const ALPHANUMERIC = [
  ...['12ABC34501DE35', 'ABCDEFGHIJKL80', 'AA345678000A29', '12345678000A08', 'AA345678000386'],
  ...['A31707X3000136', 'Q0SLFMBD7VX439', '1Z000000000039'],
]
const VALID = [...NUMERIC, ...ALPHANUMERIC]

test.each(VALID)('accepts %s: with or without punctuation, in upper or lower case', (cnpj) => {
  expect(readCnpj(cnpj)).toBe(cnpj)
  expect(readCnpj(` ${formatCnpj(cnpj)} `)).toBe(cnpj)
  expect(readCnpj(cnpj.toLowerCase())).toBe(cnpj)
})

test.each([
  ...['AA345678000329', 'ABCDEFGHIJKL81', 'Q0SLFMBD7VX400', '00000000000000', '11111111111111'],
  ...['11257245286531', '1122233300018', '112223330001811', '', '12ABC34501DE3A', '12ABÇ34501DE35'],
])('rejects %j', (text) => {
  expect(readCnpj(text)).toBeNull()
})

// Two remainders share the check digit 0, so a wrong digit can go unnoticed in numbers with that check digit.
const sure = NUMERIC.filter((cnpj) => cnpj.charAt(12) !== '0')

test.each(sure)('detects each wrong digit in %s', (cnpj) => {
  for (let at = 0; at < cnpj.length; at++)
    for (const digit of '0123456789') {
      const typed = cnpj.slice(0, at) + digit + cnpj.slice(at + 1)
      expect(readCnpj(typed)).toBe(typed === cnpj ? cnpj : null)
    }
})

test('any twelve letters and digits have exactly one pair of check digits', () => {
  const bases = fc.stringMatching(/^[0-9A-Z]{12}$/).filter((base) => !/^(.)\1*$/.test(base))
  fc.assert(
    fc.property(bases, (base) => {
      const endings = Array.from({ length: 100 }, (_, i) => String(i).padStart(2, '0'))
      expect(endings.filter((ending) => readCnpj(base + ending))).toHaveLength(1)
    }),
    { numRuns: 30 },
  )
})
