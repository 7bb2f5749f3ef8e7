import { expect, test } from 'vitest'
import { formatDate, formatDay, formatShortDate } from './format-date.ts'

test.each([
  ['2026-11-21T15:00:00Z', '21 de novembro de 2026', '21/11/2026'],
  // Ten to midnight in São Paulo is already the next day in UTC.
  ['2026-03-01T02:50:00Z', '28 de fevereiro de 2026', '28/02/2026'],
  ['2027-01-01T12:00:00Z', '1 de janeiro de 2027', '01/01/2027'],
])('%s is %s', (moment, long, short) => {
  expect(formatDate(moment)).toBe(long)
  expect(formatShortDate(moment)).toBe(short)
})

test('a Date is formatted like its text', () => {
  expect(formatDate(new Date('2026-11-21T15:00:00Z'))).toBe('21 de novembro de 2026')
})

test('a day is the same in every time zone', () => {
  expect(formatDay('2026-11-01')).toBe('01/11/2026')
})
