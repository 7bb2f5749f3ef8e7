/** A note: semitones above C of its octave, and the octave of scientific pitch notation (A4 is 440 Hz). */
export type Note = { semitone: number; octave: number }

/** A note name without octave, as tunings are often given: `G D A E`. */
export type NoteName = { semitone: number; octave: number | null }

/** Orchestras tune to 440 or 442 Hz, early music to 415 or 430; modern pitch goes up to 446. */
export const REFERENCE_PITCH = { min: 415, max: 446, usual: 440 } as const

const LETTERS: Readonly<Record<string, number>> = { c: 0, d: 2, e: 4, f: 5, g: 7, a: 9, b: 11 }
const SYLLABLES: Readonly<Record<string, number>> = {
  do: 0,
  re: 2,
  mi: 4,
  fa: 5,
  sol: 7,
  la: 9,
  si: 11,
}
const NAMES = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B'] as const
const SPOKEN = ['Dó', 'Dó#', 'Ré', 'Ré#', 'Mi', 'Fá', 'Fá#', 'Sol', 'Sol#', 'Lá', 'Lá#', 'Si'] as const

/**
 * Reads `E4`, `f#3`, `Bb2`, `Mi4`, `Sol♯3`, `Lá`, `si bemol 2`; null if it is no note. Letters and syllables name the
 * same notes, as musicians in Brazil use both.
 */
export function parseNote(text: string): NoteName | null {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/♯|sustenido/g, '#')
    .replace(/♭|bemol/g, 'b')
    .replace(/\s+/g, '')
  const [, name = '', accidental = '', octave = ''] =
    /^(do|re|mi|fa|sol|la|si|[a-g])(#|b)?(-?\d)?$/.exec(plain) ?? []
  const natural = SYLLABLES[name] ?? LETTERS[name]
  if (natural === undefined) return null
  const raised = natural + { '#': 1, b: -1, '': 0 }[accidental as '#' | 'b' | '']
  // B♯4 is C5 and C♭4 is B3: the octave belongs to the written letter.
  const carried = Math.floor(raised / 12)

  return { semitone: (raised + 12) % 12, octave: octave === '' ? null : Number(octave) + carried }
}

/** Returns a note that has an octave, by name; throws for any other, which in our own tables is a mistake. */
export function noteOf(name: string): Note {
  const note = parseNote(name)
  if (note === null || note.octave === null) throw new Error(`${name} is not a note with octave.`)

  return { semitone: note.semitone, octave: note.octave }
}

/** `E4`, or `E` without octave. */
export function noteLetter({ semitone, octave }: NoteName): string {
  return `${NAMES[semitone]}${octave ?? ''}`
}

/** `Mi4`, or `Mi` without octave. */
export function noteSyllable({ semitone, octave }: NoteName): string {
  return `${SPOKEN[semitone]}${octave ?? ''}`
}

/** The number of a note on a MIDI keyboard: C4 is 60. */
export function midiOf({ semitone, octave }: Note): number {
  return (octave + 1) * 12 + semitone
}

/** The note of a number on a MIDI keyboard. */
export function noteAt(midi: number): Note {
  return { semitone: midi % 12, octave: Math.floor(midi / 12) - 1 }
}

/** The frequency of a note in hertz, in equal temperament on A4 = `reference`. */
export function hertz(note: Note, reference: number = REFERENCE_PITCH.usual): number {
  return reference * 2 ** ((midiOf(note) - 69) / 12)
}
