import { expect, test } from 'vitest'
import { readSizeQuestion, sizeAddress } from './size-address.ts'

test.each([
  ['', { family: null, player: {}, invalid: {} }],
  ['instrumento=trompete&braco=56', { family: null, player: {}, invalid: {} }],
  ['instrumento=violino', { family: 'violino', player: {}, invalid: {} }],
  [
    'instrumento=violino&braco=56,5&idade=9',
    { family: 'violino', player: { braco: 565, idade: 9 }, invalid: {} },
  ],
  // A form without script sends all of its fields, and also those that say nothing of a cello.
  [
    'instrumento=violoncelo&braco=56&altura=140&idade=',
    { family: 'violoncelo', player: { altura: 1400 }, invalid: {} },
  ],
  ['instrumento=viola-de-arco&braco=6', { family: 'violaDeArco', player: {}, invalid: { braco: '6' } }],
  [
    'instrumento=violino&braco=meio metro&altura=1,32',
    { family: 'violino', player: { altura: 1320 }, invalid: { braco: 'meio metro' } },
  ],
])('reads ?%s', (query, question) => {
  expect(readSizeQuestion(new URLSearchParams(query))).toEqual(question)
})

test('a question has one address', () => {
  const question = readSizeQuestion(new URLSearchParams('idade=9&x=1&braco=56.50&instrumento=violino'))

  expect(sizeAddress(question)).toBe('/ferramentas/tamanho?instrumento=violino&braco=56%2C5&idade=9')
  expect(readSizeQuestion(new URL(sizeAddress(question), 'http://loja').searchParams)).toEqual(question)
  expect(sizeAddress({ family: null, player: {} })).toBe('/ferramentas/tamanho')
})
