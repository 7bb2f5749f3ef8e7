import { expect, test } from 'vitest'
import { fillMask } from './fill-mask.ts'

test.each([
  ['00-00', '', ''],
  ['00-00', '12', '12'],
  ['00-00', '123', '12-3'],
  ['00-00', '1a2b3c4d5', '12-34'],
  ['(00) 0', '1', '(1'],
  ['(00) 0', '123', '(12) 3'],
])('fills the mask %j with %j as %j', (mask, text, filled) => {
  expect(fillMask(mask, text)).toBe(filled)
})
