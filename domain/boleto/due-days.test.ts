import { expect, test } from 'vitest'
import { dueDay, payableUntil, settledBy } from './due-days.ts'

test.each([
  ['2026-11-19', 3, '2026-11-25'],
  ['2026-11-21', 3, '2026-11-25'],
  ['2026-12-23', 3, '2026-12-29'],
  // Friday before Carnaval to Ash Wednesday.
  ['2027-02-05', 1, '2027-02-10'],
])('made on %s for %i business days, it is due on %s', (made, days, due) => {
  expect(dueDay(made, days)).toBe(due)
})

test.each([
  ['2026-11-19', '2026-11-19', '2026-11-25'],
  ['2026-11-20', '2026-11-23', '2026-11-26'],
  ['2026-11-21', '2026-11-23', '2026-11-26'],
  ['2027-02-08', '2027-02-10', '2027-02-15'],
  ['2027-05-27', '2027-05-28', '2027-06-02'],
])('due on %s, it may be paid until %s, and is known to be by %s', (due, payable, settled) => {
  expect(payableUntil(due)).toBe(payable)
  expect(settledBy(due)).toBe(settled)
})
