import { expect, test } from 'vitest'
import type { Family } from '../families/family.ts'
import { lettersOf } from './read-tuning.ts'
import { mostCourses } from './searched-tuning.ts'
import { tensionAnswer } from './tension-answer.ts'

const SIX = 'E2 A2 D3 G3 B3 E4'

test.each<[string, Family, { cordas?: string; afinacao?: string }, number, string]>([
  ['the usual number of a guitar', 'guitarra', {}, 6, SIX],
  ['the usual number of a bass', 'baixo', {}, 4, 'E1 A1 D2 G2'],
  ['five of a bass', 'baixo', { cordas: '5' }, 5, 'B0 E1 A1 D2 G2'],
  ['seven of a guitar', 'guitarra', { cordas: '7' }, 7, 'B1 E2 A2 D3 G3 B3 E4'],
  ['eight of a mandolin, in pairs', 'bandolim', {}, 8, 'G3 D4 A4 E5'],
  ['as many as the tuning', 'guitarra', { afinacao: '7 cordas, Drop A' }, 7, 'A1 E2 A2 D3 G3 B3 E4'],
  ['twelve in the notes of six', 'guitarra', { cordas: '12', afinacao: 'Drop D' }, 12, 'D2 A2 D3 G3 B3 E4'],
  ['other strings than the tuning has', 'baixo', { cordas: '5', afinacao: 'Drop D' }, 5, 'B0 E1 A1 D2 G2'],
  ['a number that nobody builds', 'guitarra', { cordas: '11' }, 6, SIX],
])('sets are looked for with %s', (_, family, input, cordas, notas) => {
  const { procura, searched } = tensionAnswer({ family, input, jogo: null, atual: null })

  expect([procura.cordas, procura.afinacao.notas.join(' ')]).toEqual([cordas, notas])
  expect([searched.strings, lettersOf(searched.notes)]).toEqual([cordas, notas])
})

test('the strings of the largest instrument can be chosen', () => {
  expect(mostCourses('guitarra', [6, 7, 12])).toBe(7)
  expect(mostCourses('bandolim', [8])).toBe(4)
})
