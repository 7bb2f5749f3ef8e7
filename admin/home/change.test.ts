import { expect, test } from 'vitest'
import { change } from './change.ts'

test.each([
  [112, 100, '+12% sobre'],
  [50, 100, '-50% sobre'],
  [100, 100, '0% sobre'],
  [0, 100, '-100% sobre'],
  [100, 0, 'Sobre'],
])('%i after %i is "%s"', (now, before, text) => {
  expect(change(now, before)).toBe(text)
})
