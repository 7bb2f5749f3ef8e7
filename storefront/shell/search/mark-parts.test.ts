import { expect, test } from 'vitest'
import { markParts } from './mark-parts.ts'

/** The text with marked parts in brackets. */
function marked(text: string, query: string, termos: string[] = []) {
  return markParts(text, query, termos)
    .map(({ text, marked }) => (marked ? `[${text}]` : text))
    .join('')
}

test.each([
  ['Violino 4/4 Eagle', 'viol', [], '[Viol]ino 4/4 Eagle'],
  ['Violão Clássico', 'violao cl', [], '[Violão] [Cl]ássico'],
  ['Breu para violino', 'iolino', [], 'Breu para violino'],
  ['Cordas para cello', 'encordoamento', ['cordas'], '[Cordas] para cello'],
  ['Ukulele Soprano', 'uquelele sop', ['ukulele'], '[Ukulele] [Sop]rano'],
  ["D'Addario EJ27N", 'ej27', [], "D'Addario [EJ27]N"],
  ['Capo', '', [], 'Capo'],
  ['Capo', '(', [], 'Capo'],
])('in "%s", "%s" marks the matching parts', (text, query, termos, expected) => {
  expect(marked(text, query, termos)).toBe(expected)
})

test('the parts add up to the text', () => {
  const text = 'Jogo de cordas – tensão média, 10–47'

  expect(
    markParts(text, 'cordas média', [])
      .map(({ text }) => text)
      .join(''),
  ).toBe(text)
})
