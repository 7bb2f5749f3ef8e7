import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listWords } from './list-words.ts'

test.each([
  { words: [], text: '' },
  { words: ['PR'], text: 'PR' },
  { words: ['PR', 'SC'], text: 'PR e SC' },
  { words: ['PR', 'RS', 'SC'], text: 'PR, RS e SC' },
])('$words is $text', ({ words, text }) => {
  expect(listWords(words)).toBe(text)
})

test('words are listed as Intl lists them', () => {
  const intl = new Intl.ListFormat('pt-BR')
  fc.assert(
    fc.property(fc.array(fc.string()), (words) => {
      expect(listWords(words)).toBe(intl.format(words))
    }),
  )
})
