import { expect, test } from 'vitest'
import { warrantyEnd } from './warranty.ts'

test.each([
  ['12 meses contra defeito de fabricação', '2026-11-26', '2027-11-26'],
  ['Garantia de 1 ano', '2028-02-29', '2029-02-28'],
  ['3 meses', '2026-11-30', '2027-02-28'],
  ['1 mês', '2026-01-31', '2026-02-28'],
  ['90 dias contra defeito de fabricação', '2026-11-26', '2027-02-24'],
  ['Vitalícia', '2026-11-26', null],
  ['', '2026-11-26', null],
])('%j from %s ends on %s', (garantia, day, end) => {
  expect(warrantyEnd(garantia, day)).toBe(end)
})
