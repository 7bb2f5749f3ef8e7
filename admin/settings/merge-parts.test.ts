import { expect, test } from 'vitest'
import { mergeParts } from './merge-parts.ts'

const BASE = { loja: { nome: 'Lira', telefone: '1' }, paises: ['BR'] }

test.each([
  [
    'two fields of one part',
    { ...BASE, loja: { nome: 'Lira', telefone: '2' } },
    { ...BASE, loja: { nome: 'Harpa', telefone: '1' } },
    { ...BASE, loja: { nome: 'Harpa', telefone: '2' } },
  ],
  [
    'one field: mine',
    { ...BASE, loja: { nome: 'Lira', telefone: '2' } },
    { ...BASE, loja: { nome: 'Lira', telefone: '3' } },
    { ...BASE, loja: { nome: 'Lira', telefone: '2' } },
  ],
  [
    'a list is one field: mine',
    { ...BASE, paises: ['PT'] },
    { ...BASE, paises: ['AR'] },
    { ...BASE, paises: ['PT'] },
  ],
  ['a list that I left as it was: theirs', BASE, { ...BASE, paises: ['AR'] }, { ...BASE, paises: ['AR'] }],
])('%s', (_rule, mine, theirs, merged) => {
  expect(mergeParts(BASE, mine, theirs)).toEqual(merged)
})
