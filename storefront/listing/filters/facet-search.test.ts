import { expect, test } from 'vitest'
import { labelsWith } from './facet-search.ts'

test.each([
  ["D'Addario", 'addario', true],
  ['Náilon', 'nailon', true],
  ['Nailon', 'NÁI', true],
  ['Aço trançado', ' trançado ', true],
  ['Elixir', 'x', true],
  ['Elixir', 'z', false],
  ['Elixir', '', true],
])('matches "%s" with "%s": %s', (label, typed, expected) => {
  expect(labelsWith(typed)(label)).toBe(expected)
})
