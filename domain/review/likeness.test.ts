import { expect, test } from 'vitest'
import { alikeFrom, likeness, type Reader } from './likeness.ts'

const reader = (toca: string | null, nivel: Reader['nivel'] = null, estilo: Reader['estilo'] = null) => ({
  toca,
  nivel,
  estilo,
})
const ME = reader('violino.3-4', 'estudante', 'choro')

test.each<[string, Reader, number, boolean]>([
  ['the same in all', reader('violino.3-4', 'estudante', 'choro'), 11, true],
  ['the same instrument alone', reader('violino.3-4'), 6, true],
  ['another size alone', reader('violino.4-4'), 5, false],
  ['another size, and the next level', reader('violino', 'intermediario'), 7, true],
  ['another size of the same style', reader('violino.4-4', null, 'choro'), 7, true],
  ['another instrument, alike in the rest', reader('violoncelo', 'estudante', 'choro'), 5, false],
  ['a word that begins alike', reader('viola'), 0, false],
  ['two levels away', reader(null, 'avancado'), 0, false],
  ['one level away', reader(null, 'iniciante'), 2, false],
  ['nothing said', reader(null), 0, false],
])('a student of choro at a 3/4 violin and %s', (_case, reviewer, points, alike) => {
  expect(likeness(ME, reviewer)).toBe(points)
  expect(likeness(ME, reviewer) >= (alikeFrom(ME) ?? Infinity)).toBe(alike)
})

test.each<[string, Reader, number | null]>([
  ['all', ME, 5.5],
  ['the level only', reader(null, 'estudante'), 1.5],
  ['the style only', reader(null, null, 'rock'), 1],
  ['nothing', reader(null), null],
])('whoever says %s has others alike from %3$s points', (_case, who, points) => {
  expect(alikeFrom(who)).toBe(points)
})
