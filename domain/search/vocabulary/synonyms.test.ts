import { describe, expect, test } from 'vitest'
import { alternativesOf } from './synonyms.ts'

describe("typed words also find the catalogue's words", () => {
  test.each([
    ['encordoamento', 'corda'],
    ['corda', 'encordoamento'],
    ['jogo corda', 'corda'],
    ['uquelele', 'ukulele'],
    ['contrabaixo', 'baixo'],
    ['contra baixo', 'baixo'],
    ['cello', 'violoncelo'],
    ['cavaco', 'cavaquinho'],
    ['resina', 'breu'],
    ['correia', 'talabarte'],
    ['alca', 'correia'],
    ['capo', 'capotraste'],
    ['capo traste', 'capotraste'],
    ['nailon', 'nylon'],
    ['viola 10corda', 'viola caipira'],
    ['chin rest', 'queixeira'],
    ['shoulder rest', 'espaleira'],
    ['elixer', 'elixir'],
    ['tarracha', 'tarraxa'],
    ['gianini', 'giannini'],
    ['4 4', '4x4'],
  ])('%s → %s', (typed, meant) => {
    expect(alternativesOf(typed)?.map((words) => words.join(' '))).toContain(meant)
  })
})

describe('distinct words', () => {
  test.each([
    ['viola', 'violao'],
    ['violao', 'viola'],
    ['viola', 'violino'],
    ['viola caipira', 'viola arco'],
    ['breu', 'resina'],
    ['guitarra', 'violao'],
    ['ponte', 'bridge'],
    ['baixo', 'contrabaixo'],
  ])('%s does not find %s', (typed, other) => {
    const all = alternativesOf(typed)?.map((words) => words.join(' ')) ?? []
    expect(all).not.toContain(other)
  })
})

test('a word without synonyms has no entry', () => {
  expect(alternativesOf('afinacao')).toBeUndefined()
})
