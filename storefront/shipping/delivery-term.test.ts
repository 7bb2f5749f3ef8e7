import { expect, test } from 'vitest'
import { dayText, termText } from './delivery-term.ts'

test.each([
  ['entrega', 0, 'no mesmo dia'],
  ['entrega', 1, 'em até 1 dia útil'],
  ['entrega', 5, 'em até 5 dias úteis'],
  ['retirada', 0, 'pronto no mesmo dia'],
  ['retirada', 1, 'pronto em até 1 dia útil'],
] as const)('describes %s in %i days as "%s"', (tipo, prazo, text) => {
  expect(termText({ tipo, prazo })).toBe(text)
})

test('formats a day independently of the time zone', () => {
  expect(dayText('2026-11-27')).toBe('27 de novembro')
  expect(dayText('2027-01-01')).toBe('1 de janeiro')
})
