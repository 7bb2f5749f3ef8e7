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

describe('a typing error is read as the word that was meant', () => {
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
  ])('%s → %s', (typed, meant) => {
    expect(likelyWord(typed, CATALOGUE)?.palavra).toBe(meant)
  })
})

test.each([
  ['dedeira', 'madeira'],
  ['ensaio', 'tensao'],
])('%s is no %s: nobody slips twice and at the first letter', (typed, other) => {
  expect(likelyWord(typed, [word(other)])).toBeNull()
})

test('a first letter alone can be a slip', () => {
  expect(likelyWord('biolino', CATALOGUE)?.palavra).toBe('violino')
})

test.each(['bateria', 'saxofone', 'xyz', 'aro', 'piano'])(
  '%s is no typing error of anything here',
  (typed) => {
    expect(likelyWord(typed, CATALOGUE)).toBeNull()
  },
)

test('among equally like words the more frequent one is meant', () => {
  expect(likelyWord('cordo', [word('corda', 2), word('cordas', 9), word('corde', 5)])?.palavra).toBe('corde')
})

test('likeness is the same both ways, 1 for equal words, 0 for strangers', () => {
  expect(likeness('violino', 'violino')).toBe(1)
  expect(likeness('violino', 'tarraxa')).toBe(0)
  expect(likeness('voilino', 'violino')).toBeCloseTo(likeness('violino', 'voilino'))
})
