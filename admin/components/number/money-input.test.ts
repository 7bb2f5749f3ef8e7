import { expect, test } from 'vitest'
import { centavosOf } from './money-input.tsx'

test.each([
  ['1.299,90', 129990],
  ['1299,9', 129990],
  ['1299.90', 129990],
  ['R$ 12', 1200],
  ['1.299', 129900],
  ['0,05', 5],
  ['', null],
  ['doze', undefined],
  ['1,2,3', undefined],
  ['-5', undefined],
])('%j is %s centavos', (text, centavos) => {
  expect(centavosOf(text)).toBe(centavos)
})
