import { expect, test } from 'vitest'
import { choicesFor, withCurrent } from './home-section-choices.ts'
import { KINDS, newSection, sectionName, TO_ADD } from './home-section-kinds.ts'

const GROUP = { value: 'hero', label: 'Destaque' }
const SHOWCASE = { value: 'natal', label: 'Natal' }
const CHOICES = { groups: [GROUP], showcases: [SHOWCASE] }

test.each([
  ['vitrine', [SHOWCASE]],
  ['hero', [GROUP]],
  ['banners', [GROUP]],
  ['categorias', [GROUP]],
  ['marcas', null],
  ['texto', null],
  ['vantagens', null],
] as const)('a section of the kind %s shows one of %j', (tipo, expected) => {
  expect(choicesFor(tipo, CHOICES)).toEqual(expected)
})

test.each([
  [null, ['', 'hero']],
  ['hero', ['', 'hero']],
  ['gone', ['', 'hero', 'gone']],
])('the field of a section that shows %s offers %j', (hash, values) => {
  expect(withCurrent([GROUP], hash).map(({ value }) => value)).toEqual(values)
})

test('every kind but the first can be added, empty and shown', () => {
  expect([...TO_ADD, 'hero'].sort()).toEqual(Object.keys(KINDS).sort())
  expect(newSection('texto')).toMatchObject({ tipo: 'texto', titulo: '', hash: null, html: '', ativa: true })
})

test.each([
  [{}, 'Vitrine de produtos'],
  [{ hash: 'natal' }, 'Vitrine de produtos: Natal'],
  [{ hash: 'gone' }, 'Vitrine de produtos'],
  [{ hash: 'natal', titulo: 'Presentes' }, 'Vitrine de produtos: Presentes'],
])('a showcase with %j is named %s', (changes, name) => {
  const names = new Map([['natal', 'Natal']])

  expect(sectionName({ ...newSection('vitrine'), ...changes }, names)).toBe(name)
})
