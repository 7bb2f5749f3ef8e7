import { expect, test } from 'vitest'
import { shownChanges } from './shown-changes.ts'

test.each<[string, unknown, unknown]>([
  ['descricao', null, ''],
  ['itens', null, []],
  ['descricao', '', '<p></p>'],
  ['seo', null, { title: '', description: '' }],
  ['versao', 3, 4],
  ['id', null, 12],
])('leaves out %s from %j to %j, which says nothing', (campo, antes, depois) => {
  expect(shownChanges([{ campo, antes, depois }])).toEqual([])
})

test('keeps a change to or from nothing', () => {
  const mudancas = [
    { campo: 'nome', antes: null, depois: 'Violão' },
    { campo: 'texto', antes: 'Olá', depois: '' },
  ]

  expect(shownChanges(mudancas)).toEqual([
    { campo: 'nome', antes: '—', depois: 'Violão' },
    { campo: 'texto', antes: 'Olá', depois: '—' },
  ])
})

test('keeps a change that only a picture shows, with one text for both', () => {
  const banner = { label: 'Semana do violão', arquivo: 'ab12' }

  expect(
    shownChanges([{ campo: 'banners', antes: [banner], depois: [{ ...banner, arquivo: 'cd34' }] }]),
  ).toEqual([{ campo: 'banners', antes: 'Semana do violão', depois: 'Semana do violão' }])
})
