import { describe, expect, test } from 'vitest'
import { LOOK_NAMES } from './appearance.ts'
import { contrastProblems } from './contrast-problems.ts'
import { LOOKS } from './looks.ts'

const ATELIE = LOOKS.atelie.cores

test.each(LOOK_NAMES)('the look %s is readable', (name) => {
  expect(contrastProblems(LOOKS[name].cores)).toEqual([])
})

describe.each([
  ['a yellow action on paper', { acao: '#ffc400' }, ['acao']],
  ['a light accent on paper', { destaque: '#e0a060' }, ['destaque']],
  ['grey text on paper', { tinta: '#999999' }, ['tinta']],
  ['dark text on a dark paper', { papel: '#141313' }, ['tinta', 'acao']],
  ['an action barely below the minimum', { acao: '#7d7362' }, ['acao']],
  ['today’s colours', {}, []],
] as const)('%s', (_case, changed, colours) => {
  const cores = { ...ATELIE, ...changed }
  const problems = contrastProblems(cores)

  test('names the colours that can not be read', () => {
    expect(problems.map(({ cor }) => cor)).toEqual(colours)
  })

  test('suggests colours that can', () => {
    const corrected = { ...cores }
    // The ink first: it tints the grounds of the others.
    for (const { cor } of problems) {
      const found = contrastProblems(corrected).find((problem) => problem.cor === cor)
      if (found) corrected[cor] = found.sugestao
    }
    expect(contrastProblems(corrected)).toEqual([])
  })
})

test('says what is wrong, and how far', () => {
  expect(contrastProblems({ ...ATELIE, acao: '#ffc400' })).toMatchObject([
    {
      cor: 'acao',
      mensagem:
        'A cor de ação se confunde com o fundo: contraste de 1,3, e o mínimo para enxergar bem é 4,5.',
    },
  ])
})
