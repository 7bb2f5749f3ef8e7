import { expect, test } from 'vitest'
import { googleCategory } from './google-category.ts'

test.each([
  [['Violões', 'Violões de nylon'], 54],
  [['Percussão', 'Pandeiros'], 54],
  [['Cordas', 'Cordas para violino'], 55],
  [['Violinos', 'Estojos'], 55],
  [['Acessórios'], 55],
  [['Livros'], null],
  [[], null],
])('%j is %j', (niveis, category) => {
  expect(googleCategory(niveis)).toBe(category)
})
