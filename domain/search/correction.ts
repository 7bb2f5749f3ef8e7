import { soundOf } from './vocabulary/sound.ts'
import type { Word } from './vocabulary/vocabulary.ts'

/** Minimum similarity of a typed word and its correction. */
const MIN_SIMILARITY = 0.6

/** Shorter words have too many neighbours to guess the right one. */
const MIN_LENGTH = 4

/** Factor for words that only sound alike, so that similar spelling wins. */
const SOUND_FACTOR = 0.98

/**
 * Returns the catalogue word that was most likely meant by an unknown word, or null: the most similar in spelling or
 * sound, then the most frequent. `written` is the word before singularization, because a final s may not be a plural
 * (`Savarez`).
 */
export function likelyWord(typed: string, candidates: Word[], written = typed): Word | null {
  if (Math.max(typed.length, written.length) < MIN_LENGTH) return null
  const ways = [...new Set([typed, written])]
  const [best] = candidates
    .map((word) => ({ word, alike: Math.max(...ways.map((way) => alikeness(way, word.palavra))) }))
    .filter(({ alike }) => alike >= MIN_SIMILARITY)
    .sort((a, b) => b.alike - a.alike || b.word.ocorrencias - a.word.ocorrencias)

  return best?.word ?? null
}

/**
 * Returns the similarity of two words, from 0 to 1: one minus the share of letters that are wrong, missing, extra or
 * swapped with their neighbour. Returns 0 for more than two such errors (more than one in short words and in words with
 * different first letters): `dedeira` is not `madeira`.
 */
export function likeness(a: string, b: string): number {
  const slips = distance(a, b)
  const allowed = a[0] !== b[0] || Math.min(a.length, b.length) < 6 ? 1 : 2
  if (slips > allowed) return 0

  return 1 - slips / Math.max(a.length, b.length)
}

function alikeness(typed: string, word: string): number {
  return Math.max(likeness(typed, word), SOUND_FACTOR * likeness(soundOf(typed), soundOf(word)))
}

/** Optimal string alignment: each swap of neighbours counts once. */
function distance(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? (beforeLast[j - 2] ?? 0) + 1 : Infinity
      row.push(Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + change, swapped))
    }
    beforeLast = last
    last = row
  }
  return last[b.length] ?? 0
}
