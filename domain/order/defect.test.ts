import fc from 'fast-check'
import { expect, test } from 'vitest'
import { areAll, areBought, paidFor } from './defect.ts'
import { lastDefectDay, mayReportDefect, repairDeadline } from './order-rights.ts'

const STRINGS = { idSku: 1, quantidade: 3, total: 10_000, descontoVista: 1_000 }
const GUITAR = { idSku: 2, quantidade: 1, total: 90_000, descontoVista: 9_000 }
const LINES = [STRINGS, GUITAR]
const piece = (idAtributoSimples: number, quantidade = 1) => ({ idAtributoSimples, quantidade })

test.each([
  [[piece(1)], false, 3_333],
  [[piece(1, 2)], false, 6_667],
  [[piece(1)], true, 3_000],
  [[piece(1, 3), piece(2)], false, 100_000],
  [[piece(1, 3), piece(2)], true, 90_000],
])('%j, on Pix: %s, cost %i centavos', (pieces, onPix, valor) => {
  expect(paidFor(LINES, pieces, onPix)).toBe(valor)
})

test('the parts of a line add up to what was paid for it', () => {
  const line = fc.record({ quantidade: fc.integer({ min: 2, max: 9 }), total: fc.nat(999_999) })
  fc.assert(
    fc.property(line, ({ quantidade, total }) => {
      const lines = [{ idSku: 1, quantidade, total, descontoVista: 0 }]
      const one = paidFor(lines, [piece(1)], false)

      expect(one).toBeGreaterThanOrEqual(0)
      expect(Math.abs(one * quantidade - total)).toBeLessThan(quantidade)
      expect(paidFor(lines, [piece(1, quantidade)], false)).toBe(total)
    }),
  )
})

test.each([
  [[piece(1, 3)], true],
  [[piece(1, 4)], false],
  [[piece(3)], false],
  [[piece(1), piece(1)], false],
])('%j are in the order: %s', (pieces, yes) => {
  expect(areBought(LINES, pieces)).toBe(yes)
})

test('an order is complete when all pieces of each line are given', () => {
  expect(areAll(LINES, [piece(1, 3), piece(2)])).toBe(true)
  expect(areAll(LINES, [piece(1, 2), piece(2)])).toBe(false)
  expect(areAll(LINES, [piece(2)])).toBe(false)
})

test('a defect can be reported within ninety days, and must be repaired within thirty', () => {
  // A Friday; ninety days later is a Thursday.
  expect(lastDefectDay('2026-08-14')).toBe('2026-11-12')
  // A period that would end on a Sunday ends on Monday.
  expect(lastDefectDay('2026-08-17')).toBe('2026-11-16')
  expect(mayReportDefect('entregue', '2026-08-14', '2026-11-12')).toBe(true)
  expect(mayReportDefect('entregue', '2026-08-14', '2026-11-13')).toBe(false)
  expect(mayReportDefect('enviado', '2026-08-14', '2026-08-20')).toBe(false)
  expect(repairDeadline('2026-11-21')).toBe('2026-12-21')
})
