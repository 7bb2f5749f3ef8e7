import { expect, test } from 'vitest'
import { boughtWords } from './bought-words.ts'

test.each([
  [['Violino'], 'Violino'],
  [['Violino', 'Breu', 'Surdina'], 'Violino, Breu e Surdina'],
  [['Violino', 'Breu', 'Surdina', 'Arco'], 'Violino, Breu, Surdina e mais 1 produto'],
  [['Violino', 'Breu', 'Surdina', 'Arco', 'Estojo'], 'Violino, Breu, Surdina e mais 2 produtos'],
])('%j are named as %s', (produtos, words) => {
  expect(boughtWords(produtos)).toBe(words)
})
