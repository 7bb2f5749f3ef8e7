import { expect, test } from 'vitest'
import { matches } from './facet-search.ts'

test.each([
  ["D'Addario", 'addario', true],
  ['Náilon', 'nailon', true],
  ['Nailon', 'NÁI', true],
  ['Aço trançado', ' trançado ', true],
  ['Elixir', 'x', true],
  ['Elixir', 'z', false],
  ['Elixir', '', true],
])('matches "%s" with "%s": %s', (label, typed, expected) => {
  expect(matches(label, typed)).toBe(expected)
})
