import { expect, test } from 'vitest'
import { EMPTY_CATEGORY, parentPathOf, renamed } from './category-draft.ts'

test.each([
  ['follow the name', { nome: 'Corda', titulo: 'Corda', slug: 'corda' }, 'Cordas', 'Cordas', 'cordas'],
  ['that were edited stay', { nome: 'Corda', titulo: 'Tudo', slug: 'tudo' }, 'Cordas', 'Tudo', 'tudo'],
  ['are independent', { nome: 'Corda', titulo: 'Tudo', slug: 'corda' }, 'Cordas', 'Tudo', 'cordas'],
  ['begin with the name', { nome: '', titulo: '', slug: '' }, 'Sopro', 'Sopro', 'sopro'],
])("a new category's title and slug %s", (_, old, nome, titulo, slug) => {
  expect(renamed({ ...EMPTY_CATEGORY, ...old }, nome)).toEqual({ ...EMPTY_CATEGORY, nome, titulo, slug })
})

const TREE = [
  { id: 1, caminho: 'cordas' },
  { id: 2, caminho: 'cordas/violao' },
]

test.each([
  ['of a saved one on the first level', { caminho: 'cordas' }, null, ''],
  ['of a saved one below others', { caminho: 'cordas/violao/nylon' }, 2, '/cordas/violao'],
  ['of a new one on the first level', null, null, ''],
  ['of a new one below another', null, 2, '/cordas/violao'],
  ['of a new one whose parent is gone', null, 9, ''],
])('the path above the slug %s', (_, saved, idPai, path) => {
  expect(parentPathOf(saved, TREE, idPai)).toBe(path)
})
