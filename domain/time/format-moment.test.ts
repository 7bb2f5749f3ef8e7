import { expect, test } from 'vitest'
import { formatMoment } from './format-moment.ts'

test.each([
  ['2026-11-21T17:30:00.000Z', '21/11/2026 às 14h30'],
  ['2026-11-22T02:59:59.000Z', '21/11/2026 às 23h59'],
  ['2026-11-22T03:05:00.000Z', '22/11/2026 às 00h05'],
])('%s is %s', (moment, text) => {
  expect(formatMoment(moment)).toBe(text)
})
