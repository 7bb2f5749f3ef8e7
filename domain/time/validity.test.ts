import { expect, test } from 'vitest'
import { endsAfterItBegins } from './validity.ts'

test.each([
  ['2026-11-01T00:00:00Z', '2026-11-01T00:00:01Z', true],
  ['2026-11-01T00:00:00Z', '2026-11-01T00:00:00Z', false],
  // The same moment, written in another time zone.
  ['2026-11-01T00:00:00Z', '2026-10-31T21:00:00-03:00', false],
  ['2026-11-02T00:00:00Z', '2026-11-01T00:00:00Z', false],
  [null, '2026-11-01T00:00:00Z', true],
  ['2026-11-01T00:00:00Z', null, true],
  [null, null, true],
])('a validity from %s to %s is possible: %s', (begin, end, possible) => {
  expect(endsAfterItBegins(begin, end)).toBe(possible)
})
