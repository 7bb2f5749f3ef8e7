import { expect, test } from 'vitest'
import { ofAccount } from './school-name.ts'

test.each([
  ['a teacher', 'professor', 'Clara Nunes', 'de Clara Nunes'],
  ['a school', 'escola', 'Aurora', 'da escola Aurora'],
  ['a school whose name says so', 'escola', 'Escola de Música Aurora', 'da Escola de Música Aurora'],
] as const)('says that a list is of %s with its article', (_case, tipo, nome, words) => {
  expect(ofAccount({ tipo, nome })).toBe(words)
})
