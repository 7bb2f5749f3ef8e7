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

test('a set has its strings in the order of the sheet, and the length in millimetres', () => {
  expect(setReader({ instrumento: 'guitarra', campos: CAMPOS })(LINES)).toMatchObject({
    family: 'guitarra',
    scaleMm: 647.7,
    count: 6,
    strings: [{ note: { semitone: 11, octave: 3 } }, { note: { semitone: 4, octave: 4 } }],
  })
})

test.each<[string, Template, typeof LINES]>([
  ['a category of no instrument', { instrumento: null, campos: CAMPOS }, LINES],
  ['a sheet with one string', { instrumento: 'guitarra', campos: CAMPOS }, LINES.slice(0, 2)],
  ['a template without strings', { instrumento: 'guitarra', campos: CAMPOS.slice(2) }, LINES],
])('%s is no set', (_name, template, lines) => {
  expect(setReader(template)(lines)).toBeNull()
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
