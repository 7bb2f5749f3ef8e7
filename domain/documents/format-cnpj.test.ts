import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCnpj } from './format-cnpj.ts'

test.each([
  ['', ''],
  ['11', '11'],
  ['112', '11.2'],
  ['11222333', '11.222.333'],
  ['112223330', '11.222.333/0'],
  ['11222333000181', '11.222.333/0001-81'],
  ['11.222.333/0001-81', '11.222.333/0001-81'],
  ['112223330001819', '11.222.333/0001-81'],
  ['12abc34501de35', '12.ABC.345/01DE-35'],
  ['12.abc.', '12.ABC'],
  ['ção', 'O'],
])('formats %j as %j', (text, written) => {
  expect(formatCnpj(text)).toBe(written)
})

test('any text takes at most 18 characters, and formatting twice changes nothing', () => {
  const texts = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'019AZaz./- ') }))
  fc.assert(
    fc.property(texts, (text) => {
      expect(formatCnpj(text).length).toBeLessThanOrEqual(18)
      expect(formatCnpj(formatCnpj(text))).toBe(formatCnpj(text))
    }),
  )
})
