import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readObjects, writeObject } from './tlv.ts'

const ids = fc.stringMatching(/^\d{2}$/)
const values = fc.string({ minLength: 1, maxLength: 99 })

test('reads back what it writes', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.tuple(ids, values), { selector: ([id]) => id }), (objects) => {
      const text = objects.map(([id, value]) => writeObject(id, value)).join('')
      expect([...(readObjects(text) ?? [])]).toEqual(objects)
    }),
  )
})

test.each(['0', '0002', '000301', '00020', '0000', '00020100', '000201000201', 'AB0201', '00x201'])(
  '%j is not a list of objects',
  (text) => {
    expect(readObjects(text)).toBeNull()
  },
)

test.each(['', 'x'.repeat(100)])('refuses the value %j', (value) => {
  expect(() => writeObject('59', value)).toThrow(RangeError)
})
