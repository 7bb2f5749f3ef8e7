import { describe, expect, test } from 'vitest'
import { FAMILIES, FAMILY_WORDS, type Family } from '../families/family.ts'
import { hertz, midiOf, noteLetter } from './note.ts'
import { countStrings, courseNotes, TUNINGS, tuningNamed } from './tunings.ts'

describe('tunings that are published in hertz', () => {
  test.each<[Family, string, number[]]>([
    // https://www.hubbry.com/E%E2%99%AD_Tuning, after Wikipedia.
    ['guitarra', 'Padrão', [82.41, 110, 146.83, 196, 246.94, 329.63]],
    ['violaoAco', 'Padrão', [82.41, 110, 146.83, 196, 246.94, 329.63]],
    // https://freeguitartuner.net/pt-br/mandolin-tuner
    ['bandolim', 'Padrão', [196, 293.66, 440, 659.25]],
    // https://everything.explained.today/Bass_guitar_tuning, after Wikipedia.
    ['baixo', 'Tenor, 4 cordas', [55, 73.416, 97.999, 130.813]],
  ])('%s, %s', (family, name, published) => {
    const notes = TUNINGS[family].find(({ nome }) => nome === name)?.notas ?? []

    expect(notes).toHaveLength(published.length)
    // Rounded or cut to the hundredth.
    for (const [i, note] of notes.entries())
      expect(Math.abs(hertz(note) - (published[i] ?? 0))).toBeLessThan(0.01)
  })
})

// From the fifth pair to the first: http://auladeviola.com/viola-caipira-por-que-uns-usam-afinacao-em-mi-e-outros-em-re
test.each([
  ['Cebolão em Ré', 'A D F# A D'],
  ['Cebolão em Mi', 'B E G# B E'],
  ['Rio Abaixo', 'G D G B D'],
  ['Natural', 'A D G B E'],
  ['Boiadeira', 'G D F# A D'],
])('a viola caipira in %s is %s', (name, letters) => {
  const notes = tuningNamed(name, 'violaCaipira')?.notas ?? []

  expect(notes.map(({ semitone }) => noteLetter({ semitone, octave: null })).join(' ')).toBe(letters)
})

// https://www.studybass.com/gear/bass-tuning/altered-bass-tunings/, https://basstuner.io/tuning/half-step-down,
// https://montegasppa.cacilhas.info/2016/06/dad-gad.html, http://www.tenstringguitar.info
test.each([
  ['baixo', 'Si grave, 4 cordas', 'B E A D'],
  ['baixo', 'Meio tom abaixo', 'D# G# C# F#'],
  ['violaoNailon', '8 cordas, de Lá a Lá', 'A E A D G C E A'],
  ['violaoNailon', '10 cordas, de Yepes', 'F# G# A# C E A D G B E'],
] as const)('%s in %s is %s', (family, name, letters) => {
  const notes = tuningNamed(name, family)?.notas ?? []

  expect(notes.map(({ semitone }) => noteLetter({ semitone, octave: null })).join(' ')).toBe(letters)
})

test('a name of several tunings is that of the family, if it has one', () => {
  const notes = (family: Family | null, name: string) => tuningNamed(name, family)?.notas.length

  expect([notes('guitarra', 'padrão'), notes('violaCaipira', 'Natural'), notes('baixo', 'Drop D')]).toEqual([
    6, 5, 4,
  ])
  expect([notes('violino', 'Rio Abaixo'), notes(null, 'Drop C')]).toEqual([5, 6])
})

// https://h2g2.com/edited_entry/A87856825, https://liveukulele.com/lessons/tuning-your-ukulele/8-string/
test.each<[Family, string, string]>([
  ['violaoAco', '12 cordas', 'E2 E3 A2 A3 D3 D4 G3 G4 B3 B3 E4 E4'],
  ['guitarra', '12 cordas', 'E2 E3 A2 A3 D3 D4 G3 G4 B3 B3 E4 E4'],
  ['bandolim', 'Padrão', 'G3 G3 D4 D4 A4 A4 E5 E5'],
  ['ukulele', '8 cordas', 'G3 G4 C4 C5 E4 E4 A4 A4'],
  ['violaCaipira', '12 cordas, Cebolão em Mi', 'B2 B3 B3 E3 E4 E4 G#3 G#4 B3 B3 E4 E4'],
])('the strings of %s in %s are %s', (family, name, letters) => {
  const tuning = tuningNamed(name, family)

  expect(tuning && courseNotes(tuning).flat().map(noteLetter).join(' ')).toBe(letters)
})

const REENTRANT = [
  'ukulele, Padrão, Sol agudo',
  'ukulele, 5 cordas',
  'ukulele, 6 cordas',
  'banjo, 5 cordas em Sol',
  'violaoNailon, 10 cordas, de Yepes',
]

describe.each(FAMILY_WORDS)('the tunings of %s', (family) => {
  test('have as many strings as it is built with, and there is one for each number', () => {
    const counts = TUNINGS[family].map(countStrings)

    expect([...new Set(counts)].toSorted((one, other) => one - other)).toEqual([...FAMILIES[family].strings])
  })

  test('have the other strings of a course in unison or octaves above its note', () => {
    for (const { nome, notas, others } of TUNINGS[family]) {
      expect(others, nome).toHaveLength(notas.length)
      expect(others.flat().filter((semitones) => semitones !== 0 && semitones !== 12)).toEqual([])
    }
  })

  test('have names of their own', () => {
    const names = TUNINGS[family].map(({ nome }) => nome)

    expect(new Set(names).size).toBe(names.length)
  })

  test('go up from string to string, but for a short or re-entrant first one, and resonating ones', () => {
    for (const { nome, notas } of TUNINGS[family]) {
      const midis = notas.map(midiOf)
      const rising = midis.every((midi, i) => i === 0 || midi > (midis[i - 1] ?? 0))
      const isReentrant = REENTRANT.includes(`${family}, ${nome}`)

      expect(rising, nome).toBe(!isReentrant)
    }
  })
})
