import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centsFrom, deviationWords, nearestNote } from './deviation.ts'
import { hertz, midiOf, noteLetter } from './note.ts'

test.each([
  [440, 440, 'A4'],
  [30.87, 440, 'B0'],
  [452, 440, 'A4'],
  [453, 440, 'A#4'],
  [415, 415, 'A4'],
  [415, 440, 'G#4'],
  [1318.5, 440, 'E6'],
])('%d Hz with A at %d Hz is %s', (frequency, reference, note) => {
  expect(noteLetter(nearestNote(frequency, reference))).toBe(note)
})

test.each([
  [0, 'Afinada'],
  [-2.4, 'Afinada'],
  [-3, '3 cents abaixo'],
  [12.6, '13 cents acima'],
  [99.6, '1 semitom acima'],
  [-210, '2 semitons e 10 cents abaixo'],
  [101, '1 semitom e 1 cent acima'],
])('%d cents are said as “%s”', (cents, words) => {
  expect(deviationWords(cents)).toBe(words)
})

test('every note is nearest to itself, up to half a semitone away', () => {
  const anyNote = fc.record({
    semitone: fc.integer({ min: 0, max: 11 }),
    octave: fc.integer({ min: 0, max: 7 }),
  })
  fc.assert(
    fc.property(anyNote, fc.double({ min: -49, max: 49, noNaN: true }), (note, cents) => {
      const frequency = hertz(note) * 2 ** (cents / 1200)

      expect(midiOf(nearestNote(frequency))).toBe(midiOf(note))
      expect(centsFrom(hertz(note), frequency)).toBeCloseTo(cents, 6)
    }),
  )
})
