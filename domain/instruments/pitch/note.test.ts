import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FAMILIES, FAMILY_WORDS } from '../families/family.ts'
import { hertz, midiOf, noteLetter, noteOf, noteSyllable, parseNote } from './note.ts'
import { TUNINGS, tuningNamed } from './tunings.ts'

test.each([
  ['E4', 'E4'],
  ['mi4', 'E4'],
  ['Mi 4', 'E4'],
  ['Fá#3', 'F#3'],
  ['F♯3', 'F#3'],
  ['Sol sustenido 3', 'G#3'],
  ['Si♭2', 'A#2'],
  ['Bb2', 'A#2'],
  ['B#3', 'C4'],
  ['Cb4', 'B3'],
  ['lá', 'A'],
  ['SOL', 'G'],
])('reads %s as %s', (text, letter) => {
  const note = parseNote(text)

  expect(note && noteLetter(note)).toBe(letter)
})

test.each(['', 'H4', 'E44', 'mi maior', '4', 'E##'])('%s is no note', (text) => {
  expect(parseNote(text)).toBeNull()
})

// Equal temperament on A4 = 440 Hz, to the hundredth of a hertz.
test.each([
  ['B0', 30.87],
  ['E1', 41.2],
  ['C2', 65.41],
  ['E2', 82.41],
  ['A2', 110],
  ['D3', 146.83],
  ['G3', 196],
  ['C4', 261.63],
  ['F#4', 369.99],
  ['A4', 440],
  ['E5', 659.26],
])('%s sounds at %d Hz', (name, frequency) => {
  expect(hertz(noteOf(name))).toBeCloseTo(frequency, 1)
})

test('A4 is the reference pitch, from baroque to modern', () => {
  for (const reference of [415, 430, 440, 442, 446]) expect(hertz(noteOf('A4'), reference)).toBe(reference)
})

test('letters and syllables of a note are read as that note', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 11 }), fc.integer({ min: 0, max: 8 }), (semitone, octave) => {
      expect(parseNote(noteLetter({ semitone, octave }))).toEqual({ semitone, octave })
      expect(parseNote(noteSyllable({ semitone, octave }))).toEqual({ semitone, octave })
    }),
  )
})

describe('tunings', () => {
  test.each(FAMILY_WORDS)(
    '%s has tunings, each with a number of notes that the family has strings',
    (family) => {
      const courses = FAMILIES[family].strings.flatMap((strings) => [strings, strings / 2])

      expect(TUNINGS[family].length).toBeGreaterThan(0)
      for (const { nome, notas } of TUNINGS[family]) expect(courses, nome).toContain(notas.length)
    },
  )

  test('rise from string to string, except where the instrument is known for the opposite', () => {
    const reentrant = Object.values(TUNINGS)
      .flat()
      .filter(({ notas }) => notas.some((note, i) => i > 0 && midiOf(note) <= midiOf(notas[i - 1] ?? note)))

    expect(reentrant.map(({ nome }) => nome)).toEqual([
      '10 cordas, de Yepes',
      'Padrão, Sol agudo',
      '5 cordas',
      '6 cordas',
      '5 cordas em Sol',
    ])
  })

  test('Cebolão em Ré is Cebolão em Mi a whole tone lower', () => {
    const [mi, re] = ['cebolão em mi', 'CEBOLAO EM RE'].map((name) => tuningNamed(name)?.notas.map(midiOf))

    expect(re).toEqual(mi?.map((midi) => midi - 2))
  })
})
