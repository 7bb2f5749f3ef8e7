import { describe, expect, test } from 'vitest'
import { FAMILIES, FAMILY_WORDS, type Family } from '../families/family.ts'
import { hertz, midiOf, noteLetter } from './note.ts'
import { OCTAVE_COURSES, TUNINGS, tuningNamed } from './tunings.ts'

describe('tunings that are published in hertz', () => {
  test.each<[Family, string, number[]]>([
    // https://www.hubbry.com/E%E2%99%AD_Tuning, after Wikipedia.
    ['guitarra', 'Padrão', [82.41, 110, 146.83, 196, 246.94, 329.63]],
    ['violaoAco', 'Padrão', [82.41, 110, 146.83, 196, 246.94, 329.63]],
    // https://freeguitartuner.net/pt-br/mandolin-tuner
    ['bandolim', 'Padrão', [196, 293.66, 440, 659.25]],
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

describe.each(FAMILY_WORDS)('the tunings of %s', (family) => {
  test('have as many notes as it is built with strings or pairs', () => {
    const counts: readonly number[] = FAMILIES[family].strings
    for (const { nome, notas } of TUNINGS[family])
      expect(counts.includes(notas.length) || counts.includes(notas.length * 2), nome).toBe(true)
  })

  test('go up from string to string, but for a short or re-entrant first one, and resonating ones', () => {
    for (const { nome, notas } of TUNINGS[family]) {
      const midis = notas.map(midiOf)
      const rising = midis.every((midi, i) => i === 0 || midi > (midis[i - 1] ?? 0))
      const isReentrant = ['Padrão, Sol agudo', '5 cordas em Sol', '10 cordas, de Yepes'].includes(nome)

      expect(rising, nome).toBe(!isReentrant)
    }
  })

  test('have no more octave strings than courses', () => {
    expect(OCTAVE_COURSES[family] ?? 0).toBeLessThanOrEqual(TUNINGS[family][0]?.notas.length ?? 0)
  })
})
