import { expect, test } from 'vitest'
import { parseShown } from './shown-popups.ts'

test('ids come back as they were stored', () => {
  expect(parseShown('[3,1]')).toEqual([3, 1])
})

test.each([null, '', '{', '{"a":1}', '"1"'])('%s holds none', (stored) => {
  expect(parseShown(stored)).toEqual([])
})

test('what is no id is left out', () => {
  expect(parseShown('[1,"2",null,2.5]')).toEqual([1])
})
