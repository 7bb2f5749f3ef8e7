import { expect, test } from 'vitest'
import { pageNumbers } from './page-numbers.ts'
import { pageSearch } from './page-search.ts'

test.each([
  { pg: 1, qtdPages: 1, numbers: [1] },
  { pg: 1, qtdPages: 0, numbers: [] },
  { pg: 2, qtdPages: 3, numbers: [1, 2, 3] },
  { pg: 1, qtdPages: 9, numbers: [1, 2, 'gap', 9] },
  { pg: 5, qtdPages: 9, numbers: [1, 'gap', 4, 5, 6, 'gap', 9] },
  { pg: 4, qtdPages: 9, numbers: [1, 2, 3, 4, 5, 'gap', 9] },
  { pg: 9, qtdPages: 9, numbers: [1, 'gap', 8, 9] },
])('page $pg of $qtdPages links $numbers', ({ pg, qtdPages, numbers }) => {
  expect(pageNumbers(pg, qtdPages)).toEqual(numbers)
})

test.each([
  { search: '?marca=elixir&pg=4', pg: 2, expected: '?marca=elixir&pg=2' },
  { search: '?marca=elixir&pg=4', pg: 1, expected: '?marca=elixir' },
  { search: '?pg=2', pg: 1, expected: '' },
  { search: '', pg: 3, expected: '?pg=3' },
])('the query of page $pg for "$search" is "$expected"', ({ search, pg, expected }) => {
  expect(pageSearch(search, pg)).toBe(expected)
})
