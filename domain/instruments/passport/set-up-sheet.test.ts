import { expect, test } from 'vitest'
import { FAMILY_WORDS } from '../families/family.ts'
import { compareWithUsual, MEASURES, measureProblems, setUpSheet } from './set-up-sheet.ts'

test.each(FAMILY_WORDS)('%s: each field of the sheet is a measure, once', (familia) => {
  const fields = setUpSheet({ familia, tamanho: null }).map(({ campo }) => campo)

  expect(new Set(fields).size).toBe(fields.length)
  expect(MEASURES).toEqual(expect.arrayContaining(fields))
})

test.each([
  ['violino', '4/4', [3, 4]],
  ['violino', '3/4', null],
  ['violino', null, null],
  ['contrabaixo', '3/4', [5, 9]],
  ['violaDeArco', '15,5"', [4, 5]],
  ['violaDeArco', '17"', [4, 5]],
  ['violaDeArco', '13"', null],
  ['violaDeArco', '14"', null],
  ['violaDeArco', null, null],
  ['guitarra', null, [1, 2.4]],
] as const)('%s %s: the usual height of the highest string is %j', (familia, tamanho, usual) => {
  const [first] = setUpSheet({ familia, tamanho })

  expect(first).toMatchObject({ campo: 'cordasAgudas', usual })
})

test.each([
  ['violino', true],
  ['guitarra', false],
] as const)('%s: whether it has a soundpost is %s', (familia, has) => {
  expect(setUpSheet({ familia, tamanho: null }).some(({ campo }) => campo === 'alma')).toBe(has)
})

test('an unknown instrument may have any of the measures, and nothing is usual', () => {
  const sheet = setUpSheet(null)

  expect(sheet.map(({ campo }) => campo)).toEqual(MEASURES)
  expect(sheet.every(({ usual }) => usual === null)).toBe(true)
})

test.each([
  [{ cordasAgudas: 1.5, alivio: 0 }, []],
  [{ cordasAgudas: 21 }, ['cordasAgudas']],
  [{ pestana: 0, alma: 61 }, ['pestana', 'alma']],
])('%j is impossible in %j', (medidas, fields) => {
  expect(measureProblems(medidas).map(({ campo }) => campo)).toEqual(fields)
})

test.each([
  [1.2, 'usual'],
  [1.8, 'usual'],
  [1.9, 'acima'],
  [1.1, 'abaixo'],
] as const)('%d mm beside 1.2 to 1.8 is %s', (value, word) => {
  expect(compareWithUsual(value, [1.2, 1.8])).toBe(word)
})

test('nothing is said where nothing is usual', () => {
  expect(compareWithUsual(1, null)).toBeNull()
})
