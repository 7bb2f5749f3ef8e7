import { decimate } from './decimate.ts'
import { findPeriod } from './find-period.ts'
import { firstPartial, measurePartials, type Partial } from './partials.ts'

/** A pitch that was heard, and how periodic the sound is: from 0, noise, to 1. */
export type HeardPitch = { hertz: number; clarity: number }

/** What is looked for: from below the lowest string of a piano or of a bass to above the highest of a mandolin. */
export const HEARD_RANGE = { min: 25, max: 1500 } as const

/** The number of samples to look at: a power of two, as audio comes, of some nine periods of 27 Hz. */
export function pieceLength(sampleRate: number): number {
  return Math.min(LONGEST_PIECE, 2 ** Math.ceil(Math.log2(SECONDS * sampleRate)))
}

const SECONDS = 0.34

/** As much as an `AnalyserNode` holds. */
const LONGEST_PIECE = 32_768

/**
 * Returns the pitch of one voice, or null for silence, noise and chords. The period of the whole wave gives the note,
 * also where its fundamental is weak or missing; the phases of its lowest partials then give the frequency to a fraction
 * of a cent. Partials of a stiff string are sharp, the higher the more: its pitch is that of the first one, or what it
 * would be by the others.
 */
export function detectPitch(samples: Float32Array, sampleRate: number): HeardPitch | null {
  const { samples: slow, rate } = decimate(samples, sampleRate)
  if (loudness(slow) < SILENCE) return null
  const found = findPeriod(slow, rate / HEARD_RANGE.max, rate / HEARD_RANGE.min)
  if (found === null || found.clarity < MIN_CLARITY) return null
  const hertz = refined(slow, rate, rate / found.period)

  return hertz >= HEARD_RANGE.min && hertz <= HEARD_RANGE.max ? { hertz, clarity: found.clarity } : null
}

/** Of full scale: quieter than a room in which nobody plays. */
const SILENCE = 0.0003

/** Below it lie speech, chords and noise. */
const MIN_CLARITY = 0.8

/** A partial that is this much weaker than the strongest one is not there. */
const ABSENT = 0.03

function refined(samples: Float32Array, rate: number, hertz: number): number {
  const partials = measurePartials(samples, rate, hertz)
  const multiple = multipleOf(partials)

  return firstPartial(multiple === 1 ? partials : measurePartials(samples, rate, hertz * multiple)) ?? hertz
}

/** Two or three periods together repeat as well as one: then only every second or third partial is there. */
function multipleOf(partials: readonly Partial[]): number {
  const strongest = Math.max(...partials.map(({ amplitude }) => amplitude))
  const isEmptyBetween = (step: number) =>
    partials.every(({ number, amplitude }) => number % step === 0 || amplitude < ABSENT * strongest)

  return [3, 2].find(isEmptyBetween) ?? 1
}

function loudness(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, value) => sum + value * value, 0) / samples.length)
}
