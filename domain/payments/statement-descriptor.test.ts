import { expect, test } from 'vitest'
import { statementDescriptor } from './statement-descriptor.ts'

test.each([
  ['Lira', 'LIRA'],
  ['São João Instrumentos', 'SAO JOAO INST'],
  ['A & B  Música', 'A B MUSICA'],
  ['Doze letras e', 'DOZE LETRAS E'],
  ['Treze letras e mais', 'TREZE LETRAS'],
  ['★', ''],
])('the store %s is %s on statements', (store, text) => {
  expect(statementDescriptor({ own: '', store })).toBe(text)
})

test('the merchant’s own text comes first', () => {
  expect(statementDescriptor({ own: 'Lira SP', store: 'São João Instrumentos' })).toBe('LIRA SP')
})
