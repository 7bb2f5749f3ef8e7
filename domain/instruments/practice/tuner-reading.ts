import { centsFrom, nearestNote } from '../pitch/deviation.ts'
import { hertz, noteLetter, noteSyllable } from '../pitch/note.ts'
import type { TunedString } from './tuned-strings.ts'

/** What a heard frequency is compared with: the nearest string, the nearest note of all, or one string. */
export type TunerTarget = 'corda' | 'nota' | number

/** A heard frequency beside the one that it should be. */
export type TunerReading = {
  /** The string that is meant; null if it is any note. */
  corda: number | null
  nota: string
  silaba: string
  hertz: number
  /** Positive if it is too high. */
  cents: number
}

/** A note that is farther from all strings is not one of these that is being tuned. */
const FAR_CENTS = 300

/** Compares a heard frequency with what it should be, A4 being `la` hertz. */
export function tunerReading(
  heard: number,
  target: TunerTarget,
  { strings, la }: { strings: readonly TunedString[]; la: number },
): TunerReading {
  const meant = strings.filter(({ corda }) => typeof target !== 'number' || corda === target)
  const [nearest] = meant.flatMap((string) => readingsOf(heard, string)).sort(byDistance)
  const note = nearestNote(heard, la)
  const free = {
    corda: null,
    nota: noteLetter(note),
    silaba: noteSyllable(note),
    hertz: hertz(note, la),
    cents: centsFrom(hertz(note, la), heard),
  }
  if (target === 'nota' || !nearest) return free

  return typeof target === 'number' || Math.abs(nearest.cents) <= FAR_CENTS ? nearest : free
}

/** The string, and the second one of a pair in octaves. */
function readingsOf(heard: number, { corda, nota, silaba, hertz: own, par }: TunedString): TunerReading[] {
  const first = { corda, nota, silaba, hertz: own, cents: centsFrom(own, heard) }
  if (par === null || par.hertz === own) return [first]

  return [first, { corda, ...par, cents: centsFrom(par.hertz, heard) }]
}

function byDistance(one: TunerReading, other: TunerReading): number {
  return Math.abs(one.cents) - Math.abs(other.cents)
}
