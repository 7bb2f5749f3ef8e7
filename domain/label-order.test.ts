import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareLabels } from './label-order.ts'

test.each([
  [
    ['1/16', '4/4', '1/2', '7/8', '3/4'],
    ['4/4', '7/8', '3/4', '1/2', '1/16'],
  ],
  [
    ['10-46', '9-42', '11-52'],
    ['9-42', '10-46', '11-52'],
  ],
  [
    ['16"', '15,5"', '4/4', '15"'],
    ['4/4', '15"', '15,5"', '16"'],
  ],
  [
    ['Mogno', 'Ébano', 'abeto', '12 cordas'],
    ['12 cordas', 'abeto', 'Ébano', 'Mogno'],
  ],
])('%j are shown as %j', (labels, sorted) => {
  expect(labels.toSorted(compareLabels)).toEqual(sorted)
})

test('the order does not depend on how the labels came', () => {
  const label = fc.oneof(
    fc.string(),
    fc.stringMatching(/^\d{1,2}\/\d{1,2}$/),
    fc.stringMatching(/^\d{1,3},\d"$/),
  )
  fc.assert(
    fc.property(label, label, (a, b) => {
      expect(Math.sign(compareLabels(a, b))).toBe(-Math.sign(compareLabels(b, a)) + 0)
    }),
  )
})
