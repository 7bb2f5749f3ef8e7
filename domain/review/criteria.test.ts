import { expect, test } from 'vitest'
import {
  acceptedMarks,
  criteriaHint,
  criteriaProblems,
  defaultCriteria,
  shownDefaults,
  shownMarks,
  withCodes,
} from './criteria.ts'

const named = (rotulo: string, codigo = '') => ({ codigo, rotulo, ajuda: '' })
const CASE = withCodes([named('Proteção'), named('Peso'), named('Custo-benefício')])

test('a new criterion has the code of its label; the usual ones keep theirs', () => {
  expect(CASE.map(({ codigo }) => codigo)).toEqual(['protecao', 'peso', 'custoBeneficio'])
})

test('a renamed criterion keeps its code', () => {
  expect(withCodes([named('Resistência', 'protecao')])).toEqual([named('Resistência', 'protecao')])
})

test("shows marks in the criteria's order and leaves out former ones", () => {
  expect(shownMarks(CASE, { som: 5, peso: 2, protecao: 4 })).toEqual([
    { criterio: 'protecao', rotulo: 'Proteção', nota: 4 },
    { criterio: 'peso', rotulo: 'Peso', nota: 2 },
  ])
  expect(acceptedMarks(CASE, { som: 5, peso: 2 })).toEqual({ peso: 2 })
})

test.each([
  ['the usual ones', [...defaultCriteria(true)], []],
  ['those of a case', [...defaultCriteria(false)], []],
  ['an empty label', [named('Som'), named(' ')], ['criterios.1.rotulo']],
  ['a label twice', [named('Peso'), named('peso')], ['criterios.1.rotulo']],
  [
    'a new one with the code of a renamed one',
    [named('Leveza', 'peso'), named('Peso')],
    ['criterios.1.rotulo'],
  ],
])('refuses a list with an empty or repeated name: %s', (_case, criteria, fields) => {
  expect(criteriaProblems(criteria).map(({ campo }) => campo)).toEqual(fields)
})

test('without criteria of its own, only what sounds is judged by its sound; marks of before stay shown', () => {
  const labels = (criteria: readonly { rotulo: string }[]) => criteria.map(({ rotulo }) => rotulo)

  expect(labels(defaultCriteria(true))).toEqual(['Som', 'Acabamento', 'Tocabilidade', 'Custo-benefício'])
  expect(labels(defaultCriteria(false))).toEqual(['Acabamento', 'Durabilidade', 'Custo-benefício'])
  expect(labels(shownDefaults(false)).slice(3)).toEqual(['Som', 'Tocabilidade'])
  expect(labels(shownDefaults(true)).slice(4)).toEqual(['Durabilidade'])
  expect(withCodes(defaultCriteria(false).map(({ rotulo }) => named(rotulo)))).toEqual(defaultCriteria(false))
})

test('a form hints at what the product is rated by', () => {
  expect(criteriaHint(CASE)).toBe(
    'Proteção, peso, custo-benefício, como chegou: o que você gostaria de ter sabido antes.',
  )
})
