import { expect, test } from 'vitest'
import { shownChanges } from './shown-changes.ts'

test.each<[string, unknown, unknown]>([
  ['descricao', null, ''],
  ['itens', null, []],
  ['descricao', '', '<p></p>'],
  ['seo', null, { title: '', description: '' }],
  ['versao', 3, 4],
  ['id', null, 12],
])('omits %s from %j to %j, which shows no difference', (campo, antes, depois) => {
  expect(shownChanges([{ campo, antes, depois }])).toEqual([])
})

test('includes a change to or from an empty value', () => {
  const mudancas = [
    { campo: 'nome', antes: null, depois: 'Violão' },
    { campo: 'texto', antes: 'Olá', depois: '' },
  ]

  expect(shownChanges(mudancas)).toEqual([
    { campo: 'nome', antes: '—', depois: 'Violão' },
    { campo: 'texto', antes: 'Olá', depois: '—' },
  ])
})

test('includes a change of a picture alone, with the same text before and after', () => {
  const banner = { label: 'Semana do violão', arquivo: 'ab12' }

  expect(
    shownChanges([{ campo: 'banners', antes: [banner], depois: [{ ...banner, arquivo: 'cd34' }] }]),
  ).toEqual([{ campo: 'banners', antes: 'Semana do violão', depois: 'Semana do violão' }])
})
