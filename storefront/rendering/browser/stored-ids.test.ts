import { expect, test } from 'vitest'
import { parseIds } from './stored-ids.ts'

test.each([
  [null, []],
  ['[3,1]', [3, 1]],
  ['[1,2,3,4,5]', [1, 2, 3, 4]],
  ['nonsense', []],
  ['{"a":1}', []],
  ['7', []],
  ['[3,"x",-1,1.5,null,1e12]', [3]],
])('reads %s as %j', (stored, ids) => {
  expect(parseIds(stored, 4)).toEqual(ids)
})
