import { FAMILIES } from '../families/family.ts'
import { noteSyllable } from '../pitch/note.ts'
import type { SizedSet } from '../tension/stated-set.ts'
import { bow } from './bow.ts'
import { pluck } from './pluck.ts'
import { RATE } from './sampling.ts'
import { type Voice, voicesOf } from './voice.ts'

/** A computed sound: samples from -1 to 1. `corda` is the number of the string that sounds alone, or null. */
export type SetSound = { titulo: string; corda: number | null; samples: Float32Array }

/** A sound that is still to be computed, which takes some milliseconds. */
export type SetSoundPlan = Omit<SetSound, 'samples'> & { compute: () => Float32Array }

/** Seconds of one string alone, and from one open string to the next. */
const ALONE = { bowed: 2, plucked: 2.6 }
const BETWEEN = { bowed: 0.9, plucked: 0.42 }

/** Level of all sounds, so that none seems better for being louder: root mean square, and the highest sample. */
const LEVEL = 0.12
const PEAK = 0.89

/**
 * Returns what a set of strings sounds like: its open strings one after the other, and each string alone, but once where
 * strings are the same, as in pairs in unison. Empty if the tension of any string is unknown.
 */
export function setSounds(set: SizedSet): SetSoundPlan[] {
  const voices = voicesOf(set).filter((voice) => voice !== null)
  if (voices.length < set.strings.length) return []

  return [
    {
      titulo: `Cordas soltas ${FAMILIES[set.family].ofThe}`,
      corda: null,
      compute: () => levelled(openStrings(voices.toReversed())),
    },
    ...voices.flatMap((voice, i) =>
      voices.findIndex((other) => soundsAs(other, voice)) < i
        ? []
        : [
            {
              titulo: `${i + 1}ª corda, ${noteSyllable(voice.note)}`,
              corda: i + 1,
              compute: () => levelled(faded(played(voice, ALONE[kindOf(voice)]))),
            },
          ],
    ),
  ]
}

/** Voices of one set differ by nothing else. */
function soundsAs(one: Voice, other: Voice): boolean {
  return (
    one.hertz === other.hertz &&
    one.inharmonicity === other.inharmonicity &&
    one.brightness === other.brightness
  )
}

/** From the lowest string to the highest; what is plucked rings on, as a chord. */
function openStrings(voices: readonly Voice[]): Float32Array {
  const [first] = voices
  if (!first) return new Float32Array()
  const between = BETWEEN[kindOf(first)]
  const seconds = between * voices.length + (first.bowed ? 0.2 : 1.6)
  const mixed = new Float32Array(Math.round(seconds * RATE))
  for (const [i, voice] of voices.entries()) {
    const from = Math.round(i * between * RATE)
    // The bow leaves each string for the next one.
    const own = played(voice, voice.bowed ? between + 0.15 : seconds - i * between)
    for (let at = 0; at < own.length && from + at < mixed.length; at++)
      mixed[from + at] = (mixed[from + at] ?? 0) + (own[at] ?? 0)
  }
  return faded(mixed)
}

function played(voice: Voice, seconds: number): Float32Array {
  const samples = voice.bowed ? bow(voice, seconds) : pluck(voice, seconds)

  return scaled(samples, LEVEL / (rootMeanSquare(samples) || 1))
}

function kindOf({ bowed }: Voice): 'bowed' | 'plucked' {
  return bowed ? 'bowed' : 'plucked'
}

/** Ends in silence: a sound that is cut off clicks. */
function faded(samples: Float32Array): Float32Array {
  const length = Math.min(samples.length, Math.round(0.25 * RATE))

  return samples.map((sample, i) => sample * Math.min(1, (samples.length - 1 - i) / length))
}

function levelled(samples: Float32Array): Float32Array {
  const peak = samples.reduce((highest, sample) => Math.max(highest, Math.abs(sample)), 0)

  return scaled(samples, Math.min(LEVEL / (rootMeanSquare(samples) || 1), PEAK / (peak || 1)))
}

function scaled(samples: Float32Array, factor: number): Float32Array {
  return samples.map((sample) => sample * factor)
}

function rootMeanSquare(samples: Float32Array): number {
  return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / (samples.length || 1))
}
