import { expect, test } from 'vitest'
import { formatMinutes } from './duration.ts'

test.each([
  [0, '0 min'],
  [45, '45 min'],
  [60, '1 h'],
  [250, '4 h 10 min'],
])('%i minutes are %s', (minutes, text) => {
  expect(formatMinutes(minutes)).toBe(text)
})
