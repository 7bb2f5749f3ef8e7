import { expect, test } from 'vitest'
import { bancoDoBrasilField } from './banco-do-brasil.ts'

test.each([
  ['0000003123456700012345617', '3123456', 7_000_123_456, '17'],
  ['0000001149718606852452211', '1149718', 6_068_524_522, '11'],
])('%s belongs to contract %s', (field, convenio, numero, carteira) => {
  expect(bancoDoBrasilField({ convenio, numero, carteira })).toBe(field)
})

test('pads short numbers with zeros', () => {
  expect(bancoDoBrasilField({ convenio: '3123456', numero: 42, carteira: '17' })).toBe(
    '0000003123456000000004217',
  )
})

test.each([
  { convenio: '312345' },
  { convenio: '31234567', numero: 1 },
  { numero: 10_000_000_000 },
  { numero: -1 },
  { carteira: '1' },
])('rejects %j', (wrong) => {
  const field = { convenio: '3123456', numero: 1, carteira: '17', ...wrong }
  expect(() => bancoDoBrasilField(field)).toThrow(RangeError)
})
