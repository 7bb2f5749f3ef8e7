import { expect, test } from 'vitest'
import { agendaPeriod, stepped } from './agenda-period.ts'

test.each([
  ['semana', '2026-12-02', { from: '2026-11-29', length: 7 }],
  ['semana', '2026-11-29', { from: '2026-11-29', length: 7 }],
  ['mes', '2026-12-25', { from: '2026-11-29', length: 35 }],
  ['mes', '2027-02-10', { from: '2027-01-31', length: 35 }],
  ['mes', '2026-02-10', { from: '2026-02-01', length: 28 }],
  ['mes', '2026-08-10', { from: '2026-07-26', length: 42 }],
] as const)('the %s of %s', (view, day, period) => {
  expect(agendaPeriod(view, day)).toEqual(period)
})

test.each([
  ['semana', '2026-12-28', 1, '2027-01-04'],
  ['mes', '2026-12-31', 1, '2027-01-01'],
  ['mes', '2026-03-31', -1, '2026-02-01'],
] as const)('the %s beside %s by %i', (view, day, by, expected) => {
  expect(stepped(view, day, by)).toBe(expected)
})
