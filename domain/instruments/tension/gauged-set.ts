import type { Family } from '../families/family.ts'
import { midiOf, type Note } from '../pitch/note.ts'
import { countStrings, courseNotes, type Tuning } from '../pitch/tunings.ts'
import { readDiameter, type StatedString } from '../strings/stated-string.ts'
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
 * is plain. Of an instrument with pairs there may be one gauge for each pair, or one for each string: of a pair in
 * octaves the thinner one is the higher string, whichever is written first. Null if it can't be read, or has another
 * number of gauges.
 */
export function readGauges(family: Family, text: string, tuning: Strung): StatedSet | null {
  const usual = GAUGED[family]
  const words = text.trim().split(/[\s;/–-]+/)
  const courses = coursesFor(tuning, words.length)
  if (!usual || !courses) return null
  const strings = courses.flatMap((notes, course) => {
    const before = courses.slice(0, course).reduce((sum, { length }) => sum + length, 0)
    const gauges = words.slice(before, before + notes.length).flatMap((word) => readGauge(word) ?? [])

    // A bass string of `0.10` may be a .100.
    const isThin = usual.plain === 0 && gauges.some(({ thousandths }) => thousandths <= THINNEST_OF_BASS)

    return gauges.length < notes.length || isThin ? [] : strung(notes, gauges, usual)
  })

  return strings.length === words.length
    ? { family, scaleMm: null, count: countStrings(tuning), strings }
    : null
}

/** Notes from the lowest course to the highest, and the other strings of each. */
type Strung = Pick<Tuning, 'notas' | 'others'>

/** The notes of each course for which there is a gauge, from the first course to the last; null if they don't match. */
function coursesFor(tuning: Strung, gauges: number): Note[][] | null {
  const { notas } = tuning
  if (gauges === notas.length) return notas.map((note) => [note]).toReversed()

  return gauges === countStrings(tuning) ? courseNotes(tuning).toReversed() : null
}

type Gauge = { thousandths: number; isPlain: boolean | null }

function readGauge(word: string): Gauge | null {
  const [, digits = '', kind = ''] = /^(\d*[.,]?\d+)([wp]?)$/i.exec(word) ?? []
  const thousandths = thousandthsWritten(digits)

  return thousandths >= THINNEST && thousandths <= THICKEST
    ? { thousandths, isPlain: kind === '' ? null : kind.toLowerCase() === 'p' }
    : null
}

/** `10`, `9.5`, `.010`; two decimals are thousandths too, as Brazilian shops write `0.10` for .010. */
function thousandthsWritten(digits: string): number {
  const [, hundredths] = /^0?[.,](\d\d)$/.exec(digits) ?? []
  if (hundredths !== undefined) return Number(hundredths)
  const written = Number(digits.replace(',', '.'))

  return written < 1 ? written * 1000 : written
}

/** The strings of a course: its thickest gauge is the lowest string. */
function strung(
  notes: readonly Note[],
  gauges: readonly Gauge[],
  usual: { plain: number; winding: string },
): StatedString[] {
  const thickestFirst = gauges.toSorted((one, other) => other.thousandths - one.thousandths)
  const lowestFirst = notes.toSorted((one, other) => midiOf(one) - midiOf(other))

  return lowestFirst.flatMap((note, i): StatedString[] => {
    const gauge = thickestFirst[i]
    if (!gauge) return []
    const { thousandths, isPlain } = gauge
    const diameter = readDiameter((thousandths / 1000).toFixed(thousandths % 1 === 0 ? 3 : 4).slice(1))
    const plain = isPlain ?? thousandths <= usual.plain

    return [{ note, diameter, materials: [plain ? 'Aço' : usual.winding], tension: null }]
  })
}

/** Thousandths of an inch, of any string that is made. */
const [THINNEST, THICKEST] = [6, 150]

/** No bass has as thin a string: D'Addario's chart begins at .032, and octaves of eight strings are not half of it. */
const THINNEST_OF_BASS = 15
