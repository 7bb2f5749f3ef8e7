import type { Metronome } from './tempo.ts'

/** A beat: its place in the bar, from 0, and when it sounds, in seconds of the audio clock. */
export type Beat = { place: number; at: number }

/**
 * Returns the beats from `next` on that sound before `until`, and the one after them. Each beat is placed by the one
 * before it and not by when this is called: a late timer makes no beat late. A change of tempo counts from the next beat.
 */
export function beatsUntil(
  next: Beat,
  { bpm, tempos }: Metronome,
  until: number,
): { due: Beat[]; next: Beat } {
  const due: Beat[] = []
  let beat = next
  while (beat.at < until) {
    due.push(beat)
    beat = { place: (beat.place + 1) % tempos, at: beat.at + 60 / bpm }
  }

  return { due, next: beat.place < tempos ? beat : { ...beat, place: 0 } }
}
