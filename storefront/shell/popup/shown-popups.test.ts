import { expect, test } from 'vitest'
import { parseShown } from './shown-popups.ts'

test('reads stored ids', () => {
  expect(parseShown('[3,1]')).toEqual([3, 1])
})

test.each([null, '', '{', '{"a":1}', '"1"'])('reads %s as no ids', (stored) => {
  expect(parseShown(stored)).toEqual([])
})

test('drops values that are not ids', () => {
  expect(parseShown('[1,"2",null,2.5]')).toEqual([1])
})
