import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatPhone } from './format-phone.ts'
import { readPhone } from './phone.ts'

test.each([
  ['(11) 98765-4321', '+5511987654321', 'celular'],
  ['11987654321', '+5511987654321', 'celular'],
  ['+55 11 98765-4321', '+5511987654321', 'celular'],
  ['+5511987654321', '+5511987654321', 'celular'],
  ['5511987654321', '+5511987654321', 'celular'],
  ['011 98765.4321', '+5511987654321', 'celular'],
  ['(11) 3333-4444', '+551133334444', 'fixo'],
  ['551133334444', '+551133334444', 'fixo'],
  ['(55) 99999-8888', '+5555999998888', 'celular'],
  ['(55) 3222-1111', '+555532221111', 'fixo'],
  ['+55 (55) 3222-1111', '+555532221111', 'fixo'],
])('%s is %s, %s', (text, numero, tipo) => {
  expect(readPhone(text)).toEqual({ numero, tipo })
})

test.each([
  ...['', '0800 123 4567', '4004-1234', '987654321', '(11) 8765-4321', '(11) 88765-4321', '(20) 98765-4321'],
  ...[
    '+1 212 555 0100',
    '11 98765-43210',
    '11 98765-432',
    'telefone',
    '(11) 98765-4321 ramal 2',
    '+5511++987654321',
  ],
])('rejects %j', (text) => {
  expect(readPhone(text)).toBeNull()
})

test('accepts exactly the 67 existing area codes', () => {
  const all = Array.from({ length: 100 }, (_, i) => String(i).padStart(2, '0'))
  const areas = all.filter((area) => readPhone(`+55${area}987654321`))

  expect(areas).toHaveLength(67)
  // The first and the last of each state.
  const known =
    '68 82 92 97 96 71 77 85 88 61 27 28 62 64 98 99 31 38 67 65 66 91 94 83 81 87 86 89 41 46 21 24 84 69 95 51 55 47 49 79 11 19 63'
  expect(areas).toEqual(expect.arrayContaining(known.split(' ')))
})

test('reads back what the mask writes', () => {
  const numbers = fc.oneof(fc.stringMatching(/^119\d{8}$/), fc.stringMatching(/^55[2-5]\d{7}$/))
  fc.assert(
    fc.property(numbers, (number) => {
      expect(readPhone(formatPhone(number))?.numero).toBe(`+55${number}`)
    }),
  )
})
