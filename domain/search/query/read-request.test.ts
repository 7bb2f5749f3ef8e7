import { expect, test } from 'vitest'
import { readRequest } from './read-request.ts'

test.each([
  ['violão até 500 reais', 'violão', { de: null, ate: 500 }],
  ['violão até R$ 1.000,00', 'violão', { de: null, ate: 1000 }],
  ['menos de mil', '', { de: null, ate: 1000 }],
  ['guitarra entre 300 e 800', 'guitarra', { de: 300, ate: 800 }],
  ['guitarra acima de 1,5 mil', 'guitarra', { de: 1500, ate: null }],
  ['violino a partir de 2.000,00', 'violino', { de: 2000, ate: null }],
  ['até dois mil e quinhentos', '', { de: null, ate: 2500 }],
  ['violão de 7 cordas', 'violão de 7 cordas', null],
  ['cordas 10-46', 'cordas 10-46', null],
  ['de 10 a 46', 'de 10 a 46', null],
  ['violino 3/4', 'violino 3/4', null],
])('reads the price in “%s”', (text, texto, range) => {
  expect(readRequest(text)).toMatchObject({ texto, range })
})

test.each([
  ['violino para criança de 8 anos', 'violino', 8, false],
  ['violino 8 anos', 'violino', 8, false],
  ['violino infantil', 'violino', null, true],
  ['violão para minha filha', 'violão', null, false],
  ['violino até 12 cordas', 'violino até 12 cordas', null, false],
])("reads the player's age from “%s”", (text, texto, age, child) => {
  expect(readRequest(text)).toMatchObject({ texto, age, child })
})

test('takes quoted text literally', () => {
  expect(readRequest('"violão até 500 reais"')).toMatchObject({
    texto: 'violão até 500 reais',
    exact: true,
    range: null,
  })
})

test.each(['entre 1 e '.repeat(40), 'para de com '.repeat(40), 'mil e '.repeat(60), '9.999'.repeat(80)])(
  'reads the hostile text “%s”',
  (text) => {
    expect(typeof readRequest(text.slice(0, 200)).texto).toBe('string')
  },
)
