import { toolAddress } from '../tool-address.ts'
import { practicePath } from './practice-tools.ts'

/** The parameters of the metronome's address. */
export const METRONOME_PARAMETERS = ['bpm', 'tempos'] as const

/** Beats a minute, and beats in a bar. */
export type Metronome = { bpm: number; tempos: number }

export const BPM = { min: 30, max: 260, usual: 100 } as const
export const BEATS = { min: 1, max: 12, usual: 4 } as const

/** Reads the parameters of the address; what can't be read is as usual, and what is beyond the bounds is at them. */
export function readMetronome(input: { bpm?: string; tempos?: string }): Metronome {
  return { bpm: bounded(input.bpm, BPM), tempos: bounded(input.tempos, BEATS) }
}

export function metronomeAddress({ bpm, tempos }: Metronome): string {
  return toolAddress(practicePath('metronomo'), METRONOME_PARAMETERS, { bpm, tempos })
}

/** The Italian name of a tempo, as most metronomes have it. */
export function tempoName(bpm: number): string {
  const [, name = 'Grave'] = NAMES.findLast(([from]) => bpm >= from) ?? []

  return name
}

const NAMES: readonly (readonly [from: number, name: string])[] = [
  [40, 'Largo'],
  [60, 'Larghetto'],
  [66, 'Adagio'],
  [76, 'Andante'],
  [108, 'Moderato'],
  [120, 'Allegro'],
  [168, 'Presto'],
  [200, 'Prestissimo'],
]

/** Who pauses longer starts to tap again. */
const PAUSE_MS = 2_500

/** As many taps as tell a tempo: older ones belong to another. */
const TAPS = 6

/** The taps that count, after one more at `now` milliseconds. */
export function withTap(taps: readonly number[], now: number): number[] {
  const last = taps.at(-1)

  return last === undefined || now - last > PAUSE_MS ? [now] : [...taps, now].slice(-TAPS)
}

/** The tempo of taps at these milliseconds; null for a single one. */
export function tappedTempo(taps: readonly number[]): number | null {
  const [first, last] = [taps[0], taps.at(-1)]
  if (first === undefined || last === undefined || last <= first) return null
  const bpm = (60_000 * (taps.length - 1)) / (last - first)

  return Math.round(Math.min(BPM.max, Math.max(BPM.min, bpm)))
}

function bounded(text: string | undefined, { min, max, usual }: { min: number; max: number; usual: number }) {
  const value = Math.round(Number(text?.trim().replace(',', '.') || Number.NaN))

  return Number.isFinite(value) ? Math.min(max, Math.max(min, value)) : usual
}
