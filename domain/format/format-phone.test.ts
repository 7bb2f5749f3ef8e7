import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatPhone } from './format-phone.ts'

test.each([
  ['', ''],
  ['1', '(1'],
  ['11', '(11'],
  ['113', '(11) 3'],
  ['113333', '(11) 3333'],
  ['1133334444', '(11) 3333-4444'],
  ['11987654321', '(11) 98765-4321'],
  ['(11) 98765-4321', '(11) 98765-4321'],
  ['119876543219', '(11) 98765-4321'],
  ['+55 11 98765-4321', '(11) 98765-4321'],
  ['+5511987654321', '(11) 98765-4321'],
  ['55999998888', '(55) 99999-8888'],
  ['telefone', ''],
])('formats %j as %j', (text, written) => {
  expect(formatPhone(text)).toBe(written)
})

describe('any text', () => {
  const texts = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789.-() +a') }))

  test('formatting twice changes nothing', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(formatPhone(formatPhone(text))).toBe(formatPhone(text))
      }),
    )
  })

  test('is at most 15 characters long', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(formatPhone(text).length).toBeLessThanOrEqual(15)
      }),
    )
  })

  test('keeps digits in order from the first on', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(digits(text.replace(/^\s*\+\s*55/, '')).startsWith(digits(formatPhone(text)))).toBe(true)
      }),
    )
  })

  test('loses no digit that fits the mask', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 11 }), (text) => {
        expect(digits(formatPhone(text))).toBe(text)
      }),
    )
  })
})

function digits(text: string): string {
  return text.replace(/\D/g, '')
}
