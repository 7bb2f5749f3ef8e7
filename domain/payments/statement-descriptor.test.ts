import { expect, test } from 'vitest'
import { statementDescriptor } from './statement-descriptor.ts'

test.each([
  ['Lira', 'LIRA'],
  ['São João Instrumentos', 'SAO JOAO INST'],
  ['A & B  Música', 'A B MUSICA'],
  ['Doze letras e', 'DOZE LETRAS E'],
  ['Treze letras e mais', 'TREZE LETRAS'],
  ['★', ''],
])('%s is %s', (store, text) => {
  expect(statementDescriptor(store)).toBe(text)
})
