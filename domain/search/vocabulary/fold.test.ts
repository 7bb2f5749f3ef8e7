import { expect, test } from 'vitest'
import { foldWord } from './fold.ts'

test.each([
  ['cordas', 'corda'],
  ['violoes', 'violao'],
  ['maos', 'mao'],
  ['arcos', 'arco'],
  ['breus', 'breu'],
  ['acos', 'aco'],
  ['bandolins', 'bandolim'],
  ['profissionais', 'profissional'],
  ['paineis', 'painel'],
  ['infantis', 'infantil'],
  ['captadores', 'captador'],
  ['afinacoes', 'afinacao'],
  ['cavaletes', 'cavalete'],
  ['ukuleles', 'ukulele'],
  ['nylons', 'nylon'],
  ['strings', 'string'],
  ['eletricas', 'eletrico'],
  ['acustica', 'acustico'],
])('%s is read as %s', (plural, singular) => {
  expect(foldWord(plural)).toBe(singular)
})

test.each(['bass', 'les', 'exl120s', 'violao', 'viola', 'violino', 'nylon', 'mais'])(
  '%s stays unchanged',
  (word) => {
    expect(foldWord(word)).toBe(word)
  },
)

test('violão, viola and violino stay distinct, in singular and plural', () => {
  const words = ['violao', 'violoes', 'viola', 'violas', 'violino', 'violinos'].map(foldWord)
  expect(words).toEqual(['violao', 'violao', 'viola', 'viola', 'violino', 'violino'])
})
