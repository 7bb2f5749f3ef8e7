import { type NoteName, parseNote } from './note.ts'

/**
 * Reads notes as players write them: `E A D G B E`, `mi, lá, ré`, `Sol–Ré–Sol`, or joined as `EADGBE` and `DGCFAD` if there
 * are as many as some tuning has. What is no note is null.
 */
export function writtenNotes(text: string, isCount: (notes: number) => boolean): (NoteName | null)[] {
  const words = text.split(/[\s,;·–-]+/).filter(Boolean)
  const [only = ''] = words
  const letters = words.length === 1 ? joinedLetters(only) : []

  return (isCount(letters.length) ? letters : words).map(parseNote)
}

/** A `b` behind a capital is a flat, as in `EbAbDb`; among small letters it is a note, as in `eadgbe`. */
function joinedLetters(word: string): string[] {
  const isSmall = word === word.toLowerCase()
  const letter = isSmall ? '[a-g][#♯♭]?' : '(?:[A-G][#♯b♭]?|[a-g][#♯♭]?)'
  const whole = new RegExp(`^(?:${letter}\\d?)+$`)

  return whole.test(word) ? (word.match(new RegExp(`${letter}\\d?`, 'g')) ?? []) : []
}
