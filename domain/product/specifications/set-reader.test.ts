import { describe, expect, test } from 'vitest'
import type { Family } from '#domain/instruments/families/family.ts'
import { setTension } from '#domain/instruments/tension/set-tension.ts'
import { ownNotes } from '#domain/instruments/tension/stated-set.ts'
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
  // GHS's nickel .046 weighs 3.806e-4 lb/in, D'Addario's 3.8216e-4; plain steel weighs the same of all.
  ['GHS', [null, 6.797e-3]],
  ['ghs', [null, 6.797e-3]],
  ["D'Addario", [null, null]],
])('the wound strings of %s weigh what the maker says, if it does', (marca, weights) => {
  const lines = [
    { label: 'Prima', valor: 'E4 · .013 · Aço' },
    { label: 'Segunda', valor: 'E2 · .046 · Níquel' },
  ]
  const set = setReader({ instrumento: 'guitarra', campos: CAMPOS })(lines, { marca })

  expect(set?.charted?.map((weight) => weight && Number(weight.toPrecision(4)))).toEqual(weights)
})

describe('strings that name no material are of those that the sheet names for all', () => {
  const gauged = (gauges: readonly number[], notes: readonly string[]) =>
    gauges.map((gauge, i) => ({
      label: `${i + 1}ª corda`,
      valor: `${notes[i]} · .${String(gauge).padStart(3, '0')}`,
    }))
  const ELECTRIC = gauged([10, 13, 17, 26, 36, 46], ['E4', 'B3', 'G3', 'D3', 'A2', 'E2'])
  const ACOUSTIC = gauged([12, 16, 24, 32, 42, 53], ['E4', 'B3', 'G3', 'D3', 'A2', 'E2'])
  const BASS = gauged([45, 65, 80, 100], ['G2', 'D2', 'A1', 'E1'])

  test.each<[Family, typeof ELECTRIC, string | null, string | null, number | null]>([
    ['guitarra', ELECTRIC, 'Aço sólido', 'Aço niquelado', 47],
    ['guitarra', ELECTRIC, null, 'Nickel Wound', 47],
    ['guitarra', ELECTRIC, 'Hex Core', 'Nickel Plated Steel', 47],
    ['guitarra', ELECTRIC, 'Aço sólido', 'Stainless Steel', 48.3],
    ['violaoAco', ACOUSTIC, 'Aço sólido', 'Phosphor Bronze', 74.1],
    ['violaoAco', ACOUSTIC, 'Aço', '80/20 Bronze', 72.1],
    ['baixo', BASS, null, 'Aço niquelado', 78.4],
    // What is unknown stays so.
    ['guitarra', ELECTRIC, 'Aço sólido', null, null],
    ['guitarra', ELECTRIC, 'Aço sólido', 'Cobalto', null],
    ['violaoAco', ACOUSTIC, 'Seda e aço', 'Cobre prateado', null],
  ])('%s with %j, %s around %s: %s kg', (instrumento, strings, nucleo, enrolamento, kgf) => {
    const campos = [
      ...strings.map(({ label }) => sampleField({ label, tipo: 'corda' })),
      sampleField({ label: 'Núcleo', papel: 'nucleo' }),
      sampleField({ label: 'Enrolamento', papel: 'enrolamento' }),
    ]
    const sheet = Object.entries({ Núcleo: nucleo, Enrolamento: enrolamento }).flatMap(([label, valor]) =>
      valor === null ? [] : [{ label, valor }],
    )
    const set = setReader({ instrumento, campos })([...strings, ...sheet])
    const scaleMm = instrumento === 'baixo' ? 863.6 : 647.7
    const total = set && setTension(set, { scaleMm, notes: ownNotes(set), reference: 440 })?.total

    expect(total && Math.round(total * 10) / 10).toBe(kgf)
  })
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

test('of several sets in one pack, the strings of one count', () => {
  const lines = LINES.with(-1, { label: 'Cordas', valor: '18 cordas (3 jogos)' })

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
