import { expect, test } from 'vitest'
import type { ImportSummary } from '#contract/panel/transfers.ts'
import { isRunning, progressOf } from './kinds.ts'

const NOTHING = { pendente: 0, feita: 0, igual: 0, ruim: 0, desfeita: 0, mantida: 0 }

test.each([
  ['lendo', true],
  ['lida', false],
  ['comparando', true],
  ['comparada', false],
  ['importando', true],
  ['importada', false],
  ['cancelada', false],
  ['recusada', false],
  ['desfazendo', true],
  ['desfeita', false],
] as const)('an import in the state %s: a job is running, %s', (situacao, expected) => {
  expect(isRunning({ situacao })).toBe(expected)
})

test.each([
  ['compared lines of all', { situacao: 'comparando', linhas: 200, comparadas: 50 }, {}, 25],
  ['nothing of an empty file', { situacao: 'comparando', linhas: 0, comparadas: 0 }, {}, 0],
  ['all but the pending lines', { situacao: 'importando' }, { pendente: 1, feita: 1, igual: 1, ruim: 1 }, 75],
  ['nothing before the first line', { situacao: 'importando' }, { pendente: 10 }, 0],
  [
    'undone and kept lines of all that were done',
    { situacao: 'desfazendo' },
    { desfeita: 2, mantida: 1, feita: 1 },
    75,
  ],
  [
    'lines that were equal or bad are not undone',
    { situacao: 'desfazendo' },
    { feita: 4, igual: 50, ruim: 5 },
    0,
  ],
  ['nothing where no job runs', { situacao: 'importada' }, { feita: 9 }, 0],
] as const)('progress: %s', (_, summary, resultado, expected) => {
  const given = { linhas: 0, comparadas: 0, ...summary, resultado: { ...NOTHING, ...resultado } }
  expect(progressOf(given as unknown as ImportSummary)).toBe(expected)
})
