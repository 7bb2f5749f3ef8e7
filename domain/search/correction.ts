import { soundOf } from './vocabulary/sound.ts'
import type { Word } from './vocabulary/vocabulary.ts'

/** Of two words that are less alike than this, one is not meant by the other. */
const THRESHOLD = 0.6

/** A word shorter than this has too many neighbours to guess which one was meant. */
const SHORTEST_TYPED = 4

/** Words that only sound alike are a little less alike than those that are written so. */
const HEARD = 0.98

/**
 * The word of the catalogue that was most likely meant by one that the catalogue doesn't have, or null: the most alike to the
 * eye or to the ear, then the most frequent. `written` is the word with its plural, which may be none (`Savarez`).
 */
export function likelyWord(typed: string, candidates: Word[], written = typed): Word | null {
  if (Math.max(typed.length, written.length) < SHORTEST_TYPED) return null
  const ways = [...new Set([typed, written])]
  const [best] = candidates
    .map((word) => ({ word, alike: Math.max(...ways.map((way) => alikeness(way, word.palavra))) }))
    .filter(({ alike }) => alike >= THRESHOLD)
    .sort((a, b) => b.alike - a.alike || b.word.ocorrencias - a.word.ocorrencias)

  return best?.word ?? null
}

/**
 * How alike two words are, from 0 to 1: one minus the share of letters that are wrong, missing, too many or swapped with
 * their neighbour. More than two such slips (one in short words, and in those that begin with another letter) are no typing error:
 * a `dedeira` is no `madeira`.
 */
export function likeness(a: string, b: string): number {
  const slips = distance(a, b)
  const allowed = a[0] !== b[0] || Math.min(a.length, b.length) < 6 ? 1 : 2
  if (slips > allowed) return 0

  return 1 - slips / Math.max(a.length, b.length)
}

function alikeness(typed: string, word: string): number {
  return Math.max(likeness(typed, word), HEARD * likeness(soundOf(typed), soundOf(word)))
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
