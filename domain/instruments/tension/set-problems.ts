import { formatNumber } from '../../format/format-number.ts'
import { FAMILIES, type Family } from '../families/family.ts'
import { hertz, midiOf, type Note, noteAt, noteLetter } from '../pitch/note.ts'
import { countStrings, TUNINGS } from '../pitch/tunings.ts'
import { usualScales } from '../sizes/usual-scale.ts'
import { type StatedString, TENSIONS } from '../strings/stated-string.ts'
import { statedWeight } from '../strings/stated-weight.ts'
import { tensionKgf } from '../strings/tension.ts'
import type { StatedSet } from './stated-set.ts'

/** What is wrong with a set, as sentences: of each of its strings, and of how many it says that it has. */
type SetProblems = { strings: (string | null)[]; count: string | null }

/**
 * Returns why strings can't be those of one set for their instrument. A string alone is checked where it is read; here it
 * must suit the family, pull as strings do, and there must be as many as the set says: all, or one of each pair.
 */
export function setProblems(set: StatedSet): SetProblems {
  return { strings: set.strings.map((string) => stringProblem(string, set)), count: countProblem(set) }
}

function stringProblem(string: StatedString, { family, scaleMm }: StatedSet): string | null {
  const [lowest, highest] = notesOf(family)
  const { note, diameter, tension } = string
  if (midiOf(note) < midiOf(lowest) || midiOf(note) > midiOf(highest))
    return `As cordas ${FAMILIES[family].ofThe} vão de ${noteLetter(lowest)} a ${noteLetter(highest)}, e não ${noteLetter(note)}.`
  if (!diameter) return null
  const length = scaleMm ?? usualScales(family)[0]
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

function rounded(kgf: number): string {
  return formatNumber(kgf < 10 ? Math.round(kgf * 10) / 10 : Math.round(kgf))
}
