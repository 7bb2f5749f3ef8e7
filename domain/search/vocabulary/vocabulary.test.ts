import { expect, test } from 'vitest'
import { gatherWords, replaceWords, writtenWords } from './vocabulary.ts'

test('collects each word as token, spelling and count', () => {
  const gathered = gatherWords()
  for (const text of [
    'Violão Giannini N-14',
    'Capa para violões',
    'Cordas para violão de 7 cordas',
    'Violão',
  ])
    gathered.read(text)

  expect(gathered.words()).toEqual(
    expect.arrayContaining([
      { palavra: 'violao', escrita: 'violão', ocorrencias: 4 },
      { palavra: 'giannini', escrita: 'giannini', ocorrencias: 1 },
      { palavra: 'corda', escrita: 'cordas', ocorrencias: 1 },
    ]),
  )
  expect(gathered.words().map(({ palavra }) => palavra)).not.toContain('para')
})

test('excludes codes, measures and stop words', () => {
  expect(writtenWords("Cordas de aço D'Addario EXL-120 .010-.046 3/4")).toEqual([
    ['corda', 'cordas'],
    ['aco', 'aço'],
    ['daddario', "d'addario"],
    ['exl', 'exl'],
  ])
})

test('replaces only the given words', () => {
  const replacements = new Map([['violono', 'violino']])
  expect(replaceWords('Cordas p/ violonos 3/4 (Mi)', replacements)).toBe('Cordas p/ violino 3/4 (Mi)')
})
