import { describe, expect, test } from 'vitest'
import { centsFrom } from '../deviation.ts'
import { hertz, noteLetter } from '../note.ts'
import { TUNINGS } from '../tunings.ts'
import { detectPitch } from './detect-pitch.ts'
import {
  generateTone,
  HOLLOW,
  NO_FUNDAMENTAL,
  PLUCKED,
  randomNumbers,
  SAWTOOTH,
  SINE,
  type Tone,
  WEAK_FUNDAMENTAL,
} from './tones.fixtures.ts'

/** From 27 to 1,400 Hz in twelve equal steps, none of which is a note of the scale. */
const FREQUENCIES = Array.from({ length: 13 }, (_, i) => 27 * (1400 / 27) ** (i / 12))

const TIMBRES: { name: string; tone: Partial<Tone> }[] = [
  { name: 'a sine', tone: { partials: SINE } },
  { name: 'a sawtooth', tone: { partials: SAWTOOTH } },
  { name: 'odd partials only', tone: { partials: HOLLOW } },
  { name: 'a weak fundamental', tone: { partials: WEAK_FUNDAMENTAL } },
  { name: 'a missing fundamental', tone: { partials: NO_FUNDAMENTAL } },
  { name: 'a plucked string', tone: { partials: PLUCKED, decay: 0.5 } },
  { name: 'a stiff plucked string', tone: { partials: PLUCKED, decay: 0.5, stiffness: 1e-4 } },
  { name: 'a very stiff string', tone: { partials: SAWTOOTH, decay: 0.5, stiffness: 4e-4 } },
]

describe('clean tones from 27 to 1,400 Hz are found to the cent', () => {
  test.each(TIMBRES)('$name', ({ tone }) => {
    expect(farOff(FREQUENCIES, tone, 1)).toEqual([])
  })

  test.each([44_100, 96_000, 16_000])('at %i samples a second', (sampleRate) => {
    const few = FREQUENCIES.filter((_, i) => i % 4 === 0)

    expect(farOff(few, { partials: SAWTOOTH, sampleRate }, 1)).toEqual([])
  })
})

describe('in noise ten decibels below the tone they are found to three cents', () => {
  test.each(TIMBRES)('$name', ({ tone }) => {
    expect(farOff(FREQUENCIES, { ...tone, noise: 10 }, 3)).toEqual([])
  })
})

test('every string of every tuning is found', () => {
  const notes = Object.values(TUNINGS).flatMap((tunings) => tunings.flatMap(({ notas }) => notas))
  const frequencies = [...new Map(notas(notes)).values()]

  expect(frequencies.length).toBeGreaterThan(30)
  expect(farOff(frequencies, { partials: WEAK_FUNDAMENTAL }, 1)).toEqual([])
})

test.each([
  ['silence', () => 0],
  ['noise', noise(0.1)],
  ['quiet noise', noise(0.0002)],
])('%s has no pitch', (_, sample) => {
  expect(detectPitch(Float32Array.from({ length: 16_384 }, sample), 48_000)).toBeNull()
})

test('an offset from zero changes nothing', () => {
  const tone = generateTone({ hertz: 82.41, partials: PLUCKED }).map((value) => value + 0.3)

  expect(centsFrom(82.41, detectPitch(tone, 48_000)?.hertz ?? 0)).toBeCloseTo(0, 0)
})

/** The frequencies whose tones are found more than `limit` cents away from it, or not at all. */
function farOff(frequencies: readonly number[], tone: Partial<Tone>, limit: number) {
  return frequencies.flatMap((hertz, i) => {
    const sampleRate = tone.sampleRate ?? 48_000
    const heard = detectPitch(generateTone({ hertz, seed: i + 1, ...tone }), sampleRate)
    const cents = heard && centsFrom(hertz, heard.hertz)
    return cents !== null && Math.abs(cents) <= limit ? [] : [{ hertz, cents }]
  })
}

function notas(notes: readonly Parameters<typeof hertz>[0][]): [string, number][] {
  return notes.map((note) => [noteLetter(note), hertz(note)])
}

function noise(level: number): () => number {
  const random = randomNumbers(7)

  return () => level * (2 * random() - 1)
}
