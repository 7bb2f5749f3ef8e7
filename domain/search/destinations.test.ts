import { expect, test } from 'vitest'
import { rankDestinations } from './destinations.ts'
import { readSearch } from './query/query.ts'
import { searchTokens } from './search-text.ts'

const DESTINATIONS = [
  ['Cordas para todos os instrumentos', 145],
  ['Cordas para violino', 51],
  ['Cordas avulsas para violino', 36],
  ['Violinos', 20],
  ['Violões', 40],
  ['Violas de arco', 8],
  ['Arcos de violino', 12],
  ["D'Addario", 48],
  ['Eagle', 9],
].map(([nome, produtos]) => ({
  nome: String(nome),
  palavras: searchTokens(String(nome)),
  produtos: Number(produtos),
}))

test.each([
  { typed: 'cordas violino', first: ['Cordas para violino', 'Cordas avulsas para violino'] },
  { typed: 'viol', first: ['Violões', 'Violinos', 'Violas de arco'] },
  { typed: 'violino', first: ['Violinos'] },
  { typed: 'encordoamento viol', first: ['Cordas para violino'] },
  { typed: "cordas d'addario violino", first: ['Cordas para violino'] },
  { typed: 'daddario', first: ["D'Addario"] },
  { typed: 'violino eagle', first: ['Violinos', 'Eagle'] },
])('$typed suggests $first first', ({ typed, first }) => {
  const ranked = rankDestinations(DESTINATIONS, readSearch(typed, { typing: true }))
  expect(ranked.slice(0, first.length).map(({ nome }) => nome)).toEqual(first)
})

test('omits unrelated destinations', () => {
  const names = rankDestinations(DESTINATIONS, readSearch('violino')).map(({ nome }) => nome)
  expect(names).not.toContain('Violões')
  expect(names).not.toContain('Eagle')
})
