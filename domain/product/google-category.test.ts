import { expect, test } from 'vitest'
import { googleCategory } from './google-category.ts'

test.each([
  [['Violões', 'Violões de nylon'], 'Instruments'],
  [['Percussão', 'Pandeiros'], 'Instruments'],
  [['Cordas', 'Cordas para violino'], 'Accessories'],
  [['Violinos', 'Estojos'], 'Accessories'],
  [['Acessórios'], 'Accessories'],
  [['Livros'], null],
  [[], null],
])('%j is %j', (names, category) => {
  expect(googleCategory(names)?.split(' ').at(-1) ?? null).toBe(category)
})
