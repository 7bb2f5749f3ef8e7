import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatCep } from './format-cep.ts'

test.each([
  ['', ''],
  ['0', '0'],
  ['01001', '01001'],
  ['010010', '01001-0'],
  ['01001000', '01001-000'],
  ['01001-000', '01001-000'],
  ['01.001-000', '01001-000'],
  ['CEP 01001-000, São Paulo', '01001-000'],
  ['0100100099', '01001-000'],
  ['abc', ''],
])('formats %j as %j', (text, written) => {
  expect(formatCep(text)).toBe(written)
})

describe('any text', () => {
  const texts = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789.-() +a') }))

  test('formatting twice changes nothing', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(formatCep(formatCep(text))).toBe(formatCep(text))
      }),
    )
  })

  test('is at most 9 characters long', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(formatCep(text).length).toBeLessThanOrEqual(9)
      }),
    )
  })

  test('keeps digits in order from the first on', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(digits(text).startsWith(digits(formatCep(text)))).toBe(true)
      }),
    )
  })

  test('loses no digit that fits the mask', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 8 }), (text) => {
        expect(digits(formatCep(text))).toBe(text)
      }),
    )
  })
})

function digits(text: string): string {
  return text.replace(/\D/g, '')
}
