import { describe, expect, test } from 'vitest'
import { likelyWord, likeness } from './correction.ts'

const word = (palavra: string, ocorrencias = 1) => ({ palavra, escrita: palavra, ocorrencias })
const CATALOGUE = [
  ...[
    word('violao', 40),
    word('viola', 20),
    word('violino', 60),
    word('violoncelo', 20),
    word('guitarra', 50),
  ],
  ...[
    word('encordoamento', 90),
    word('cavaquinho', 8),
    word('ukulele', 9),
    word('breu', 7),
    word('palheta', 9),
  ],
  ...[
    word('giannini', 12),
    word('daddario', 30),
    word('talabarte', 2),
    word('capotraste', 5),
    word('arco', 20),
  ],
]

describe('corrects a typing error', () => {
  test.each([
    ['violono', 'violino'],
    ['voilino', 'violino'],
    ['violinno', 'violino'],
    ['guitara', 'guitarra'],
    ['gitarra', 'guitarra'],
    ['encordoameto', 'encordoamento'],
    ['cavaqinho', 'cavaquinho'],
    ['cavaquino', 'cavaquinho'],
    ['ukulel', 'ukulele'],
    ['brue', 'breu'],
    ['palehta', 'palheta'],
    ['giannni', 'giannini'],
    ['daddairo', 'daddario'],
    ['capotrasti', 'capotraste'],
    ['violoncello', 'violoncelo'],
  ])('corrects %s to %s', (typed, meant) => {
    expect(likelyWord(typed, CATALOGUE)?.palavra).toBe(meant)
  })
})

test.each([
  ['dedeira', 'madeira'],
  ['ensaio', 'tensao'],
])('does not read %s as %s: two errors, one in the first letter', (typed, other) => {
  expect(likelyWord(typed, [word(other)])).toBeNull()
})

test('corrects a wrong first letter', () => {
  expect(likelyWord('biolino', CATALOGUE)?.palavra).toBe('violino')
})

test.each(['bateria', 'saxofone', 'xyz', 'aro', 'piano'])(
  '%s is not a typing error of any word here',
  (typed) => {
    expect(likelyWord(typed, CATALOGUE)).toBeNull()
  },
)

test('prefers the more frequent of two equally similar words', () => {
  expect(likelyWord('cordo', [word('corda', 2), word('cordas', 9), word('corde', 5)])?.palavra).toBe('corde')
})

test('likeness is symmetric, 1 for equal words and 0 for unrelated ones', () => {
  expect(likeness('violino', 'violino')).toBe(1)
  expect(likeness('violino', 'tarraxa')).toBe(0)
  expect(likeness('voilino', 'violino')).toBeCloseTo(likeness('violino', 'voilino'))
})
