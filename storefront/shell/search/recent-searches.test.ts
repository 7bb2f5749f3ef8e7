import { expect, test } from 'vitest'
import { parseRecent, withLatest } from './recent-searches.ts'

test('puts the latest search first, without repeats, and stores six', () => {
  expect(withLatest(['breu', 'arco'], 'violino')).toEqual(['violino', 'breu', 'arco'])
  expect(withLatest(['breu', 'Arco'], ' arco ')).toEqual(['arco', 'breu'])
  expect(withLatest(['a', 'b', 'c', 'd', 'e', 'f'], 'g')).toEqual(['g', 'a', 'b', 'c', 'd', 'e'])
})

test('ignores an empty search', () => {
  expect(withLatest(['breu'], '  ')).toEqual(['breu'])
})

test.each([
  ['nothing', null],
  ['what is no JSON', '{'],
  ['what is no list', '{"a":1}'],
  ['a list of something else', '[1, null, "", "  "]'],
])('reads %s as no searches', (_, stored) => {
  expect(parseRecent(stored)).toEqual([])
})

test('reads no more searches than it stores', () => {
  expect(parseRecent(JSON.stringify(['a', 'b', 'c', 'd', 'e', 'f', 'g']))).toHaveLength(6)
})
