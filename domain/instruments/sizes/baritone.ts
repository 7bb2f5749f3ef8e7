import type { Family } from '../families/family.ts'
import type { Note } from '../pitch/note.ts'
import { countStrings, TUNINGS, type Tuning } from '../pitch/tunings.ts'
import type { Size } from './size.ts'
import { sizeNamed } from './sizes.ts'

/**
 * Tunings that are those of a longer instrument of the family, and how long it is in millimetres. The ukulele's is a
 * size of its own, which is tuned a fourth lower than the others (sources: `fretted.ts` and `tunings.ts`). Guitars of
 * 27 inches or more are called baritones (studentofguitar.com/27-inch-scale-guitars), and 27 to 28 are the most common
 * (https://oranjproductions.com/whatitis.htm); others have up to 30.5 (https://www.liquisearch.com/baritone_guitar).
 */
const BARITONES: Partial<Record<Family, Baritone>> = {
  ukulele: {
    tunings: ['Barítono', '8 cordas, Barítono'],
    size: 'Barítono',
    usualMm: 508,
    fromMm: 480,
  },
  guitarra: {
    tunings: ['Si padrão, barítono', 'Barítono em Lá'],
    size: null,
    usualMm: 686,
    fromMm: 680,
  },
}

type Baritone = { tunings: readonly string[]; size: string | null; usualMm: number; fromMm: number }

/** A tuning by its name; null if it has none. */
type Named = { nome: string | null }

/** What is known of an instrument's length and number of strings. */
type Built = { size: string | null; scaleMm: number | null; strings: number | null }

/** The length of the instruments that are tuned to these notes, and its size if it has a name; null if any may be. */
export function baritoneTuned(
  family: Family,
  notas: readonly Note[],
): { size: Size | null; usualMm: number } | null {
  const baritone = BARITONES[family]
  const isTuned = TUNINGS[family].some(
    (tuning) => isOfBaritone(family, tuning) && JSON.stringify(tuning.notas) === JSON.stringify(notas),
  )
  if (!baritone || !isTuned) return null

  return { size: sizeNamed(family, baritone.size ?? '') ?? null, usualMm: baritone.usualMm }
}

/** Whether an instrument can't be in a tuning, which is that of a longer or a shorter one. */
export function isTooShortFor(family: Family, built: Omit<Built, 'strings'>, tuning: Named): boolean {
  return isOfBaritone(family, tuning) && isBaritone(family, built) === false
}

/** The tuning in which an instrument usually is: the first one of those for its length and as many strings. */
export function usualTuning(family: Family, { strings, ...built }: Built): Tuning | null {
  const possible = TUNINGS[family].filter((each) => strings === null || countStrings(each) === strings)
  const long = isBaritone(family, built) ?? false

  return possible.find((each) => isOfBaritone(family, each) === long) ?? possible[0] ?? null
}

function isOfBaritone(family: Family, { nome }: Named): boolean {
  return nome !== null && (BARITONES[family]?.tunings.includes(nome) ?? false)
}

/** Null if neither size nor length is known. */
function isBaritone(family: Family, { size, scaleMm }: Omit<Built, 'strings'>): boolean | null {
  const baritone = BARITONES[family]
  if (!baritone || (size === null && scaleMm === null)) return null

  return baritone.size !== null && size !== null ? size === baritone.size : (scaleMm ?? 0) >= baritone.fromMm
}
