import type { Family } from '../families/family.ts'
import type { Note } from '../pitch/note.ts'
import { readDiameter } from '../strings/stated-string.ts'
import type { StatedSet } from './stated-set.ts'

/**
 * Instruments whose strings weigh what their gauges say, up to which gauge in thousandths of an inch strings are plain,
 * and of what the windings of the others usually are. Nylon and gut strings of one gauge weigh too differently.
 */
const GAUGED: Partial<Record<Family, { plain: number; winding: string; example: string }>> = {
  guitarra: { plain: 20, winding: 'Níquel', example: '10 13 17 26 36 46' },
  violaoAco: { plain: 18, winding: 'Bronze fosforoso', example: '12 16 24 32 42 53' },
  baixo: { plain: 0, winding: 'Níquel', example: '45 65 80 105' },
}

/** The usual materials of an instrument whose strings can be written as gauges; undefined for others. */
export function gaugesOf(family: Family) {
  return GAUGED[family]
}

/**
 * Reads the gauges of a set from the first string to the last, as players write them: `10 13 17 26 36 46`,
 * `.010-.046` string by string, in thousandths of an inch. A `w` after one says that the string is wound, a `p` that it
 * is plain. Null if it can't be read, or does not have one gauge for each note.
 */
export function readGauges(family: Family, text: string, notes: readonly Note[]): StatedSet | null {
  const usual = GAUGED[family]
  const words = text.trim().split(/[\s;/–-]+/)
  if (!usual || words.length !== notes.length) return null
  const strings = words.flatMap((word, i) => {
    const [, digits = '', kind = ''] = /^(\d*[.,]?\d+)([wp]?)$/i.exec(word) ?? []
    const written = Number(digits.replace(',', '.'))
    const thousandths = written < 1 ? written * 1000 : written
    const note = notes.at(-1 - i)
    if (!note || !(thousandths >= THINNEST && thousandths <= THICKEST)) return []
    const isPlain = kind === '' ? thousandths <= usual.plain : kind.toLowerCase() === 'p'
    const diameter = readDiameter((thousandths / 1000).toFixed(thousandths % 1 === 0 ? 3 : 4).slice(1))

    return [{ note, diameter, materials: [isPlain ? 'Aço' : usual.winding], tension: null }]
  })

  return strings.length === notes.length ? { family, scaleMm: null, count: null, strings } : null
}

/** Thousandths of an inch, of any string that is made. */
const [THINNEST, THICKEST] = [6, 150]
