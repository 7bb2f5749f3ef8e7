import { expect, test } from 'vitest'
import { isBusinessDay } from '#domain/time/business-days.ts'
import { dayAfter } from '#domain/time/business-days-calendar.ts'
import { dueDay } from './due-days.ts'

test.each([
  ['2026-11-19', 3, '2026-11-25'],
  ['2026-11-21', 3, '2026-11-25'],
  ['2026-12-23', 3, '2026-12-29'],
  // Friday before Carnaval to Ash Wednesday.
  ['2027-02-05', 1, '2027-02-10'],
])('issued on %s for %i business days, is due on %s', (issued, days, due) => {
  expect(dueDay(issued, days)).toBe(due)
})

test('is always due on a banking day', () => {
  for (let n = 0; n < 730; n++)
    expect(isBusinessDay(dueDay(dayAfter('2026-01-01', n), 3), 'bancario')).toBe(true)
})
