import { expect, test } from 'vitest'
import { chosen, SCREENS } from './words.ts'

test.each([
  ['mobile', 'mobile'],
  ['relogio', undefined],
  ['', undefined],
  [null, undefined],
])('of the screens, %s is %s', (value, expected) => {
  expect(chosen(SCREENS, value)).toBe(expected)
})
