import { expect, test } from 'vitest'
import { guidesOfCategory } from './related-guides.ts'

const GUIDES = [
  { nome: 'cordas', categorias: ['/cordas'] },
  { nome: 'violino', categorias: ['/violinos/estudo', '/cordas/instrumentos/violinos'] },
  { nome: 'instrumentos', categorias: ['/cordas/instrumentos'] },
  { nome: 'breu', categorias: ['/acessorios/arco/breu'] },
  { nome: 'nada', categorias: [] },
]

test.each([
  ['/cordas/instrumentos/violinos', ['violino', 'instrumentos', 'cordas']],
  ['/cordas/instrumentos', ['instrumentos', 'cordas', 'violino']],
  ['/cordas', ['cordas', 'violino', 'instrumentos']],
  ['/violinos', ['violino']],
  ['/violinos/estudo', ['violino']],
  ['/acessorios/arco/breu', ['breu']],
  // Not a part of a word.
  ['/acessorios/arco/br', []],
  ['/cordas-de-aco', []],
  ['/ukuleles', []],
])('in %s the guides are %j', (path, names) => {
  expect(guidesOfCategory(path, GUIDES, 3).map(({ nome }) => nome)).toEqual(names)
})

test('there are no more than requested', () => {
  expect(guidesOfCategory('/cordas', GUIDES, 1).map(({ nome }) => nome)).toEqual(['cordas'])
})
