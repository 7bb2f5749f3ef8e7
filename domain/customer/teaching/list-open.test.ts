import { expect, test } from 'vitest'
import { isListOpen } from './list-open.ts'

test.each([
  ['an open list without a last day', { situacao: 'aberta', prazo: null }, true],
  ['an open list before its last day', { situacao: 'aberta', prazo: '2026-11-27' }, true],
  ['an open list on its last day', { situacao: 'aberta', prazo: '2026-11-26' }, true],
  ['an open list after its last day', { situacao: 'aberta', prazo: '2026-11-25' }, false],
  ['a draft', { situacao: 'rascunho', prazo: null }, false],
  ['a closed list', { situacao: 'fechada', prazo: '2026-12-31' }, false],
] as const)('tells whether parents may buy from %s', (_name, list, open) => {
  expect(isListOpen(list, '2026-11-26')).toBe(open)
})
