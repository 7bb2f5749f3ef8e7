import { expect, test } from 'vitest'
import { markParts } from './mark-parts.ts'

/** The text with what is marked in brackets. */
function marked(texto: string, busca: string, termos: string[] = []) {
  return markParts(texto, busca, termos)
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
])('in %s, %s marks', (texto, busca, termos, expected) => {
  expect(marked(texto, busca, termos)).toBe(expected)
})

test('the text stays whole', () => {
  const texto = 'Jogo de cordas – tensão média, 10–47'

  expect(
    markParts(texto, 'cordas média', [])
      .map(({ text }) => text)
      .join(''),
  ).toBe(texto)
})
