import { expect, test } from 'vitest'
import { sampleField } from './field.fixtures.ts'
import type { SpecificationField, Template } from './field.ts'
import { setReader } from './set-reader.ts'

const CAMPOS: SpecificationField[] = [
  sampleField({ label: 'Prima', tipo: 'corda' }),
  sampleField({ label: 'Segunda', tipo: 'corda' }),
  sampleField({ label: 'Medido em', tipo: 'numero', unidade: 'pol', papel: 'escala' }),
  sampleField({ label: 'Cordas', papel: 'cordas' }),
]
const LINES = [
  { label: 'Cor', valor: 'azul' },
  { label: 'segunda', valor: 'B3 · .013' },
  { label: 'Prima', valor: 'E4 · .010' },
  { label: 'Medido em', valor: '25,5 pol.' },
  { label: 'Cordas', valor: '6' },
]

test('a set has its strings in the order of the template, and the length in millimetres', () => {
  expect(setReader({ instrumento: 'guitarra', campos: CAMPOS })(LINES)).toMatchObject({
    family: 'guitarra',
    scaleMm: 647.7,
    count: 6,
    strings: [{ note: { semitone: 4, octave: 4 } }, { note: { semitone: 11, octave: 3 } }],
  })
})

test.each([
  ['2ª corda', '1ª corda', '3ª corda'],
  ['Corda 2', 'Corda 1', 'Corda 3'],
])('strings %s, %s, %s are in the order of their numbers, wherever the template has them', (si, mi, sol) => {
  const strings = { [si]: 'B3 · .013', [mi]: 'E4 · .010', [sol]: 'G3 · .017' }
  const campos = Object.keys(strings).map((label) => sampleField({ label, tipo: 'corda' }))
  const lines = Object.entries(strings).map(([label, valor]) => ({ label, valor }))
  const set = setReader({ instrumento: 'guitarra', campos })(lines)

  expect(set?.strings.map(({ note: { octave, semitone } }) => [octave, semitone])).toEqual([
    [4, 4],
    [3, 11],
    [3, 7],
  ])
})

test.each([
  // GHS's plain .013 weighs 3.86e-5 lb/in, D'Addario's 3.744e-5.
  ['GHS', [4.054e-4, 6.893e-4]],
  ['ghs', [4.054e-4, 6.893e-4]],
  ["D'Addario", [null, null]],
])('the strings of %s weigh what the maker says, if it does', (marca, weights) => {
  const lines = LINES.map((line) => (line.label === 'Cor' ? line : { ...line, valor: `${line.valor} · Aço` }))
  const set = setReader({ instrumento: 'guitarra', campos: CAMPOS })(lines, { marca })

  expect(set?.charted?.map((weight) => weight && Number(weight.toPrecision(4)))).toEqual(weights)
})

test.each<[string, Template, typeof LINES]>([
  ['a category of no instrument', { instrumento: null, campos: CAMPOS }, LINES],
  ['a sheet with one string', { instrumento: 'guitarra', campos: CAMPOS }, LINES.slice(0, 2)],
  ['a template without strings', { instrumento: 'guitarra', campos: CAMPOS.slice(2) }, LINES],
])('%s is no set', (_name, template, lines) => {
  expect(setReader(template)(lines)).toBeNull()
})

test('a number of strings may have a word beside it', () => {
  const lines = LINES.with(-1, { label: 'Cordas', valor: '6 cordas' })

  expect(setReader({ instrumento: 'guitarra', campos: CAMPOS })(lines)?.count).toBe(6)
})

test('what is no string is left out, and what is not said is null', () => {
  const lines = [
    { label: 'Prima', valor: 'E4 · .010' },
    { label: 'Segunda', valor: 'B3 · .013' },
    { label: 'Cordas', valor: 'seis' },
  ]

  expect(setReader({ instrumento: 'guitarra', campos: CAMPOS })(lines)).toMatchObject({
    scaleMm: null,
    count: null,
  })
})
