import { formatNumber } from '../../format/format-number.ts'
import { FAMILIES, type Family } from '../families/family.ts'
import { hertz, midiOf, type Note, noteAt, noteLetter } from '../pitch/note.ts'
import { countStrings, courseNotes, TUNINGS, type Tuning } from '../pitch/tunings.ts'
import { usualScaleTuned } from '../sizes/usual-scale.ts'
import { type StatedString, TENSIONS } from '../strings/stated-string.ts'
import { statedWeight } from '../strings/stated-weight.ts'
import { tensionKgf } from '../strings/tension.ts'
import { ownNotes, type StatedSet } from './stated-set.ts'

/**
 * What is wrong with a set, as sentences: of each of its strings, of how many it says that it has, and of the first of
 * them (its place among the described ones) that stands where another one should.
 */
type SetProblems = {
  strings: (string | null)[]
  count: string | null
  order: { place: number; problema: string } | null
}

/**
 * Returns why strings can't be those of one set for their instrument. A string alone is checked where it is read; here it
 * must suit the family, pull as strings do, there must be as many as the set says (all, or one of each pair), and they
 * must go from the first to the last.
 */
export function setProblems(set: StatedSet): SetProblems {
  return {
    strings: set.strings.map((string) => stringProblem(string, set, ownNotes(set))),
    count: countProblem(set),
    order: orderProblem(set),
  }
}

function stringProblem(
  string: StatedString,
  { family, scaleMm }: StatedSet,
  tuned: readonly Note[],
): string | null {
  const [lowest, highest] = notesOf(family)
  const { note, diameter, tension } = string
  if (midiOf(note) < midiOf(lowest) || midiOf(note) > midiOf(highest))
    return `As cordas ${FAMILIES[family].ofThe} vão de ${noteLetter(lowest)} a ${noteLetter(highest)}, e não ${noteLetter(note)}.`
  if (!diameter) return null
  const length = scaleMm ?? usualScaleTuned(family, tuned)
  // By its diameter, whatever tension is stated.
  const weight = statedWeight({ ...string, tension: null }, { family, scaleMm })
  if (weight === null) return null
  const kgf = tensionKgf({ kgPerMetre: weight, scaleMm: length, hertz: hertz(note) })
  const pulls = `Em ${noteLetter(note)}, uma corda ${diameter.text} puxaria ${rounded(kgf)} kg em ${formatNumber(length)} mm`
  if (kgf < TENSIONS[0] || kgf > TENSIONS[1]) return `${pulls}: confira a nota, o calibre e o material.`
  if (tension && scaleMm !== null && (kgf > tension.kgf * TOLERANCE || kgf * TOLERANCE < tension.kgf))
    return `${pulls}, e não ${tension.text}: confira o calibre e a tensão.`

  return null
}

/** From a fifth below the family's tunings, as players tune down, to an octave above, as sets in octaves have strings. */
function notesOf(family: Family): readonly [Note, Note] {
  const midis = TUNINGS[family].flatMap(({ notas }) => notas.map(midiOf))

  return [noteAt(Math.min(...midis) - 7), noteAt(Math.max(...midis) + 12)]
}

/** Windings of one diameter weigh up to 15 % more or less from maker to maker; half as much again is a slip of the pen. */
const TOLERANCE = 1.5

function countProblem({ count, strings, family }: StatedSet): string | null {
  // One string alone describes no set.
  if (count === null || strings.length < 2 || strings.length === count) return null
  const isOneOfEachCourse = TUNINGS[family].some(
    (tuning) => tuning.notas.length === strings.length && countStrings(tuning) === count,
  )
  if (isOneOfEachCourse) return null

  return `A ficha descreve ${strings.length} cordas, e o jogo tem ${count}: descreva todas, ou uma de cada par.`
}

/**
 * Strings that go up from the last one to the first are in order, and so are those of a usual tuning, higher or lower as
 * a whole, some of them an octave up as in Nashville. Only a set with the very notes of a tuning in other places is
 * refused: what no tuning has may be how somebody tunes.
 */
function orderProblem(set: StatedSet): SetProblems['order'] {
  const { family, strings } = set
  const own = ownNotes(set).map(midiOf)
  const isRising = own.every((midi, i) => i === 0 || midi > (own[i - 1] ?? 0))
  if (isRising || TUNINGS[family].some(({ notas }) => isInPlace(own, notas.map(midiOf)))) return null
  const notes = strings.map(({ note }) => note)
  for (const courses of TUNINGS[family].flatMap(coursesFromFirst)) {
    const shift = shiftOf(notes, courses.flat())
    if (shift === null) continue
    const expected = courses.flatMap((course) => course.map(() => course.map((note) => midiOf(note) + shift)))
    const place = notes.findIndex((note, i) => !expected[i]?.includes(midiOf(note)))
    const [found, due] = [notes[place], expected[place]?.[0]]
    if (found && due !== undefined)
      return {
        place,
        problema: `As cordas vão da primeira à última: aqui viria ${noteLetter(noteAt(due))}, e não ${noteLetter(found)}.`,
      }
  }

  return null
}

/** The notes of each course from the first to the last: one of each, and all. */
function coursesFromFirst(tuning: Tuning): Note[][][] {
  return [tuning.notas.map((note) => [note]), courseNotes(tuning)].map((courses) => courses.toReversed())
}

/** Returns whether each note stands where a tuning has it, all as much higher or lower, some another octave higher. */
function isInPlace(midis: readonly number[], tuning: readonly number[]): boolean {
  if (midis.length !== tuning.length) return false
  const shifts = midis.map((midi, i) => midi - (tuning[i] ?? 0))
  const least = Math.min(...shifts)

  return shifts.every((shift) => shift === least || shift === least + 12)
}

/** By how many semitones some notes are higher than others, in whatever order; null if they aren't the same otherwise. */
function shiftOf(notes: readonly Note[], others: readonly Note[]): number | null {
  if (notes.length !== others.length) return null
  const sorted = (list: readonly Note[]) => list.map(midiOf).toSorted((one, other) => one - other)
  const theirs = sorted(others)
  const [shift = 0, ...shifts] = sorted(notes).map((midi, i) => midi - (theirs[i] ?? 0))

  return Math.abs(shift) <= MAX_SHIFT && shifts.every((each) => each === shift) ? shift : null
}

/** Semitones by which players tune as a whole: a fifth. */
const MAX_SHIFT = 7

function rounded(kgf: number): string {
  return formatNumber(kgf < 10 ? Math.round(kgf * 10) / 10 : Math.round(kgf))
}
