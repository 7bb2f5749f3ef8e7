import { expect, test } from 'vitest'
import { fewerTerms } from './fewer-terms.ts'
import { readSearch } from './query.ts'

const fewer = (text: string) =>
  fewerTerms(readSearch(text), text).map((terms) => terms.map(({ palavras }) => palavras.join(' ')))

test('drops the least specific words first, and the head last', () => {
  expect(fewer('violão canhoto')).toEqual([['violao'], ['canhoto']])
  expect(fewer('estojo violino verde')[0]).toEqual(['estojo', 'violino'])
  expect(fewer('estojo violino verde').at(-1)).toEqual(['verde'])
})

test('returns a bounded number of combinations for any text', () => {
  expect(fewer('aa bb cc dd ee ff gg hh ii jj kk ll').length).toBeLessThan(64)
})
