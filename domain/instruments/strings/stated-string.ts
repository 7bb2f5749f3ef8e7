import { formatNumber } from '../../format/format-number.ts'
import { midiOf, type Note, noteLetter, noteOf, parseNote } from '../pitch/note.ts'
import { NEWTONS_PER_KGF } from './tension.ts'

/** A string as its maker describes it. It has a diameter, a tension, or both. */
export type StatedString = {
  note: Note
  /** As it is written, `.010` in inches or `0,25 mm`, and in millimetres. */
  diameter: { text: string; mm: number } | null
  /** Core and winding in the maker's words, such as `Aço sólido`. */
  materials: readonly string[]
  /** How strongly it pulls, as it is written, and in kilogram-force; at which length is said elsewhere. */
  tension: { text: string; kgf: number } | null
}

const KG_PER_POUND = 0.45359237
const MM_PER_INCH = 25.4
const NUMBER = String.raw`(\d*[.,]?\d+)`
const INCHES = /^0?([.,]\d{3,4})\s*(?:"|″|”|''|pol\.?|in)?$/
/** `010`, `100`: thousandths without their point. */
const THOUSANDTHS = /^(0?\d{3})$/
/** Brazilian shops write `0.10` for .010. */
const HUNDREDTHS = /^0?[.,](\d{2})$/
/** What is meant to be a gauge or a tension, and is none: a number with hardly a word. */
const NUMERAL = /^[.,]?\d[\d.,]*\s*\p{L}{0,2}["″”]?$/u
const MILLIMETRES = new RegExp(String.raw`^${NUMBER}\s*mm$`, 'i')
const TENSION = new RegExp(String.raw`^${NUMBER}\s*(kgf?|lbs?|libras?|n)\.?$`, 'i')

/** Millimetres: below a plain .006 nothing is drawn for instruments, and Kalium's thickest bass string is a .266. */
const DIAMETERS = [0.15, 7] as const

/** Kilogram-force: the softest strings of small instruments, and more than any double bass string pulls. */
export const TENSIONS = [0.5, 60] as const

/** From where a tone is heard, to an octave above a violin's first string. */
const NOTES = [noteOf('E0'), noteOf('E6')] as const

/**
 * Reads a string such as `E4 · .010 · 7,3 kg`, `Mi5, Aço sólido, Estanho, 7,8 kg` or `D4 · 0,62 mm · liso`: the note with
 * its octave, and its diameter or its tension; all else is what it is made of. A `w` or `p` behind a gauge says that the
 * string is wound or plain. Returns why it is none as a sentence.
 */
export function readString(text: string): StatedString | { problema: string } {
  const parts = text
    .split(/\s*[·;|]\s*|\s*,\s+/)
    .map((part) => part.trim())
    .filter(Boolean)
  const notes: Note[] = []
  const diameters: NonNullable<StatedString['diameter']>[] = []
  const tensions: NonNullable<StatedString['tension']>[] = []
  const materials: string[] = []
  const windings: string[] = []
  const named = parts.map(noteIn).find((note) => note !== null)
  for (const part of parts) {
    const [, gauge = part, kind = ''] = /^(.*\d["″”]?)([wp])$/i.exec(part) ?? []
    const note = noteIn(part)
    const diameter = readGauge(gauge, named)
    const tension = tensionOf(part)
    if (note) notes.push(note)
    else if (diameter) {
      diameters.push(diameter)
      windings.push(windingOf(kind, diameter.mm))
    } else if (tension) tensions.push(tension)
    else materials.push(part)
  }
  const [note] = notes
  const [diameter = null] = diameters
  const [tension = null] = tensions
  if (!note || notes.length > 1) return { problema: `Escreva a nota da corda com a oitava${EXAMPLE}` }
  if (diameters.length > 1 || tensions.length > 1)
    return { problema: `Escreva uma corda só, com um calibre e uma tensão${EXAMPLE}` }
  const [unread] = materials.filter((part) => NUMERAL.test(part))
  if (unread !== undefined) return { problema: unreadNumeral(unread) }
  if (!diameter && !tension) return { problema: `Escreva o calibre ou a tensão da corda${EXAMPLE}` }
  const string = {
    note,
    diameter,
    // Materials say it too, and more of it.
    materials: materials.length > 0 ? materials : windings.filter(Boolean),
    tension,
  }
  const problema = oddity(string)

  return problema === null ? string : { problema }
}

/** The note of a part, if it says the octave. */
function noteIn(part: string): Note | null {
  const note = parseNote(part)

  return note && note.octave !== null ? { semitone: note.semitone, octave: note.octave } : null
}

/** Returns what no string of any instrument has, as a sentence; null if it may be one. */
function oddity({ note, diameter, tension }: StatedString): string | null {
  const [lowest, highest] = NOTES
  if (midiOf(note) < midiOf(lowest) || midiOf(note) > midiOf(highest))
    return `As cordas soam de ${noteLetter(lowest)} a ${noteLetter(highest)}, e não em ${noteLetter(note)}.`
  if (diameter && isOutside(diameter.mm, DIAMETERS))
    return `As cordas têm calibre de ${between(DIAMETERS)} mm, e não ${diameter.text}.`
  if (tension && isOutside(tension.kgf, TENSIONS))
    return `As cordas puxam de ${between(TENSIONS)} kg, e não ${tension.text}.`

  return null
}

function isOutside(value: number, [min, max]: readonly [number, number]): boolean {
  return value < min || value > max
}

function between([min, max]: readonly [number, number]): string {
  return `${formatNumber(min)} a ${formatNumber(max)}`
}

/** The string as it is stored and shown: reading it again gives the same. */
export function writtenString({ note, diameter, materials, tension }: StatedString): string {
  return [
    noteLetter(note),
    ...(diameter ? [diameter.text] : []),
    ...materials,
    ...(tension ? [tension.text] : []),
  ].join(' · ')
}

const EXAMPLE = ', como E4 · .010 · 7,3 kg.'

/** Reads a diameter such as `.010` (inches) or `0,25 mm`; null if it is none. */
export function readDiameter(part: string): StatedString['diameter'] {
  const [, inches] = INCHES.exec(part) ?? []
  if (inches !== undefined) {
    const text = inches.replace(',', '.')
    return { text, mm: Number(`0${text}`) * MM_PER_INCH }
  }
  const [, mm] = MILLIMETRES.exec(part) ?? []
  if (mm === undefined) return null
  const value = mm.replace(',', '.')

  return { text: `${value.replace(/^\./, '0.').replace('.', ',')} mm`, mm: Number(value) }
}

/** Reads a diameter as shops write it, with or without its point; null if it is none, or may be two. */
function readGauge(part: string, note: Note | undefined): StatedString['diameter'] {
  const [, thousandths] = THOUSANDTHS.exec(part) ?? []
  if (thousandths !== undefined) return readDiameter(`.${thousandths}`)
  const [, hundredths] = HUNDREDTHS.exec(part) ?? []
  if (hundredths === undefined) return readDiameter(part)

  return note && isPlausible(Number(hundredths), note) ? readDiameter(`.0${hundredths}`) : null
}

/**
 * Whether so many thousandths of an inch may be meant on a note: on a bass `0.10` is .100, and on the high strings of a
 * cavaquinho `0,25` are millimetres.
 */
function isPlausible(thousandths: number, { semitone, octave }: Note): boolean {
  const midi = midiOf({ semitone, octave })

  return midi <= midiOf(noteOf('G2')) ? thousandths > 20 : midi < midiOf(noteOf('D4')) || thousandths < 25
}

/** Thousandths of an inch up to which guitar strings are plain. */
const PLAIN = 20

/** What a `w` or a `p` adds to a gauge; nothing where the gauge says as much. */
function windingOf(kind: string, mm: number): string {
  if (kind.toLowerCase() === 'p') return 'Lisa'

  return kind !== '' && mm <= (PLAIN * MM_PER_INCH) / 1000 ? 'Enrolada' : ''
}

function unreadNumeral(part: string): string {
  return HUNDREDTHS.test(part)
    ? `Não entendi o calibre “${part}”: escreva com três casas, como .010, ou em mm, como 0,25 mm.`
    : `Não entendi “${part}”: escreva o calibre, como .010 ou 0,25 mm, e a tensão, como 7,3 kg.`
}

function tensionOf(part: string): StatedString['tension'] {
  const [, digits = '', unit = ''] = TENSION.exec(part) ?? []
  if (digits === '') return null
  const value = Number(digits.replace(',', '.'))
  if (/^kg/i.test(unit)) return { text: `${digits.replace('.', ',').replace(/^,/, '0,')} kg`, kgf: value }
  const kgf = /^n$/i.test(unit) ? value / NEWTONS_PER_KGF : value * KG_PER_POUND
  const rounded = Math.round(kgf * 100) / 100

  return { text: `${formatNumber(rounded)} kg`, kgf: rounded }
}
