import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatCpf } from './format-cpf.ts'

test.each([
  ['', ''],
  ['123', '123'],
  ['1234', '123.4'],
  ['1234567', '123.456.7'],
  ['123456789', '123.456.789'],
  ['1234567890', '123.456.789-0'],
  ['52998224725', '529.982.247-25'],
  ['529.982.247-25', '529.982.247-25'],
  ['5299822472599', '529.982.247-25'],
  ['cpf', ''],
])('formats %j as %j', (text, written) => {
  expect(formatCpf(text)).toBe(written)
})

describe('any text', () => {
  const texts = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789.-() +a') }))

  test('formatting twice changes nothing', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(formatCpf(formatCpf(text))).toBe(formatCpf(text))
      }),
    )
  })

  test('is at most 14 characters long', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(formatCpf(text).length).toBeLessThanOrEqual(14)
      }),
    )
  })

  test('keeps digits in order from the first on', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(digits(text).startsWith(digits(formatCpf(text)))).toBe(true)
      }),
    )
  })

  test('loses no digit that fits the mask', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789'), maxLength: 11 }), (text) => {
        expect(digits(formatCpf(text))).toBe(text)
      }),
    )
  })
})

function digits(text: string): string {
  return text.replace(/\D/g, '')
}
