import { expect, test } from 'vitest'
import { meets } from './facet-search.ts'

test.each([
  ["D'Addario", 'addario', true],
  ['Náilon', 'nailon', true],
  ['Nailon', 'NÁI', true],
  ['Aço trançado', ' trançado ', true],
  ['Elixir', 'x', true],
  ['Elixir', 'z', false],
  ['Elixir', '', true],
])('%s for "%s": %s', (label, typed, expected) => {
  expect(meets(label, typed)).toBe(expected)
})
