import { expect, test } from 'vitest'
import { parseRecent, withLatest } from './recent-searches.ts'

test('the latest search stands first, once, and six are kept', () => {
  expect(withLatest(['breu', 'arco'], 'violino')).toEqual(['violino', 'breu', 'arco'])
  expect(withLatest(['breu', 'Arco'], ' arco ')).toEqual(['arco', 'breu'])
  expect(withLatest(['a', 'b', 'c', 'd', 'e', 'f'], 'g')).toEqual(['g', 'a', 'b', 'c', 'd', 'e'])
})

test('an empty search is no search', () => {
  expect(withLatest(['breu'], '  ')).toEqual(['breu'])
})

test.each([
  ['nothing', null],
  ['what is no JSON', '{'],
  ['what is no list', '{"a":1}'],
  ['a list of something else', '[1, null, "", "  "]'],
])('%s in the store is no search', (_, stored) => {
  expect(parseRecent(stored)).toEqual([])
})

test('no more is read than is kept', () => {
  expect(parseRecent(JSON.stringify(['a', 'b', 'c', 'd', 'e', 'f', 'g']))).toHaveLength(6)
})
