import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addBusinessDays, isBusinessDay, nextBusinessDay } from './business-days.ts'
import { dayAfter, holidaysOf } from './business-days-calendar.ts'
import { saoPauloClock } from './business-days-clock.ts'

test.each([
  [2026, '2026-02-17', '2026-04-03', '2026-06-04'],
  [2027, '2027-02-09', '2027-03-26', '2027-05-27'],
  [2028, '2028-02-29', '2028-04-14', '2028-06-15'],
  [2029, '2029-02-13', '2029-03-30', '2029-05-31'],
  [2030, '2030-03-05', '2030-04-19', '2030-06-20'],
  [2031, '2031-02-25', '2031-04-11', '2031-06-12'],
  [2032, '2032-02-10', '2032-03-26', '2032-05-27'],
])('%i: Carnaval on %s, Sexta-feira Santa on %s, Corpus Christi on %s', (year, carnaval, friday, corpus) => {
  const banks = holidaysOf(year, 'bancario')
  const carriers = holidaysOf(year, 'entrega')

  expect([carnaval, dayAfter(carnaval, -1), friday, corpus].every((day) => banks.has(day))).toBe(true)
  expect([carnaval, dayAfter(carnaval, -1), corpus].some((day) => carriers.has(day))).toBe(false)
  expect(carriers.has(friday)).toBe(true)
})

test.each([
  ['2026-12-23', 3, '2026-12-29'],
  ['2026-12-24', 1, '2026-12-28'],
  ['2026-11-19', 1, '2026-11-23'],
  ['2026-11-21', 1, '2026-11-23'],
  ['2026-11-20', 0, '2026-11-20'],
  ['2026-12-31', 1, '2027-01-04'],
])('%s plus %i business days is %s', (day, days, expected) => {
  expect(addBusinessDays(day, days)).toBe(expected)
})

describe('business days', () => {
  test.each([
    ['2026-11-20', 'entrega', false],
    ['2023-11-20', 'entrega', true],
    ['2026-02-16', 'entrega', true],
    ['2026-02-16', 'bancario', false],
    ['2026-06-04', 'bancario', false],
    ['2026-11-21', 'entrega', false],
    ['2026-11-22', 'entrega', false],
    ['2026-11-23', 'entrega', true],
  ] as const)('%s for %s: %s', (day, calendar, expected) => {
    expect(isBusinessDay(day, calendar)).toBe(expected)
  })

  test('the result is always a business day, one step at a time', () => {
    const days = fc.integer({ min: 0, max: 3650 }).map((n) => dayAfter('2026-01-01', n))
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 40 }), (day, n) => {
        const end = addBusinessDays(day, n)
        expect(isBusinessDay(end)).toBe(true)
        expect(end).toBe(nextBusinessDay(addBusinessDays(day, n - 1)))
        // Banks are closed whenever carriers are.
        expect(addBusinessDays(day, n, 'bancario') >= end).toBe(true)
      }),
      { numRuns: 50 },
    )
  })
})

test.each([
  ['2026-11-21T02:59:59Z', '2026-11-20', 23],
  ['2026-11-21T03:00:00Z', '2026-11-21', 0],
  ['2026-01-15T17:00:00Z', '2026-01-15', 14],
])('%s is %s, %i h, in São Paulo', (moment, dia, hora) => {
  expect(saoPauloClock(new Date(moment))).toEqual({ dia, hora })
})
