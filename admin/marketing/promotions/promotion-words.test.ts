import { expect, test } from 'vitest'
import { usesText } from './promotion-words.ts'

test.each([
  [null, null, 'Sem limite'],
  [0, null, '0'],
  [0, 10, '0 de 10'],
  [10, 10, '10 de 10'],
])('%s uses of at most %s are said as %s', (usos, usosMaximos, expected) => {
  expect(usesText({ usos, usosMaximos })).toBe(expected)
})
