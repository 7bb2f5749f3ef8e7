import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldText } from '../format/slug.ts'
import { byLabel } from './label-order.ts'

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
    ['2/0', '1/4', '00/0'],
    ['1/4', '00/0', '2/0'],
  ],
  [
    ['Mogno', 'Ébano', 'abeto', '12 cordas'],
    ['12 cordas', 'abeto', 'Ébano', 'Mogno'],
  ],
])('sorts %j as %j', (labels, sorted) => {
  expect(byLabel(labels.map((label) => ({ label }))).map(({ label }) => label)).toEqual(sorted)
})

test('the result does not depend on the input order', () => {
  const label = fc.oneof(
    fc.stringMatching(/^[a-zé]{1,4}$/),
    fc.stringMatching(/^\d{1,2}\/\d{1,2}$/),
    fc.stringMatching(/^\d{1,3},\d"$/),
  )
  const distinct = fc.uniqueArray(label, { selector: (text) => JSON.stringify(byLabel([{ label: text }])) })
  fc.assert(
    fc.property(distinct, (labels) => {
      const things = labels.map((text) => ({ label: text }))
      const texts = (list: { label: string }[]) => list.map((thing) => foldText(thing.label))
      expect(texts(byLabel(things.toReversed()))).toEqual(texts(byLabel(things)))
    }),
  )
})
