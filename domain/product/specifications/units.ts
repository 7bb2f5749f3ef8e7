/** The units that fields can have, each with its factor to the first unit of its dimension. */
const UNITS = {
  mm: { dimension: 'length', factor: 1, words: ['mm', 'milimetro', 'milimetros'] },
  cm: { dimension: 'length', factor: 10, words: ['cm', 'centimetro', 'centimetros'] },
  m: { dimension: 'length', factor: 1000, words: ['m', 'metro', 'metros'] },
  pol: {
    dimension: 'length',
    factor: 25.4,
    words: ['pol', 'polegada', 'polegadas', '"', '′′', '”', "''", '’’', 'in', 'inch', 'inches'],
  },
  g: { dimension: 'mass', factor: 1, words: ['g', 'gr', 'grama', 'gramas'] },
  kg: { dimension: 'mass', factor: 1000, words: ['kg', 'quilo', 'quilos', 'kgf'] },
  lb: { dimension: 'mass', factor: 453.59237, words: ['lb', 'lbs', 'libra', 'libras'] },
  ml: { dimension: 'volume', factor: 1, words: ['ml'] },
  Hz: { dimension: 'frequency', factor: 1, words: ['hz', 'hertz'] },
  bpm: { dimension: 'tempo', factor: 1, words: ['bpm'] },
  W: { dimension: 'power', factor: 1, words: ['w', 'watt', 'watts'] },
  V: { dimension: 'voltage', factor: 1, words: ['v', 'volt', 'volts'] },
  '%': { dimension: 'share', factor: 1, words: ['%', 'por cento'] },
} as const

export type Unit = keyof typeof UNITS

export const UNIT_WORDS = Object.keys(UNITS) as [Unit, ...Unit[]]

/** Reads a unit as people write it: `mm`, `pol.`, `″`, `polegadas`; null if it is none. */
export function unitNamed(text: string): Unit | null {
  const word = text.normalize('NFKD').replace(/\p{M}/gu, '').trim().toLowerCase().replace(/\.$/, '')

  return UNIT_WORDS.find((unit) => UNITS[unit].words.some((known) => known === word)) ?? null
}

/** Converts a value; null between dimensions, as from millimetres to grams. */
export function convert(value: number, from: Unit, to: Unit): number | null {
  if (from === to) return value
  if (UNITS[from].dimension !== UNITS[to].dimension) return null

  // Six digits are more than any maker measures, and lose nothing on the way back; without rounding, 64,8 cm would be
  // 647,9999 mm. Two decimals made 0,65 m of 648 mm, and one thickness of two picks in inches.
  return Number(((value * UNITS[from].factor) / UNITS[to].factor).toPrecision(6))
}

/** A unit as it stands behind a number: `pol.` is cut short, the others are symbols. */
export function writtenUnit(unit: Unit): string {
  return unit === 'pol' ? 'pol.' : unit
}

const WRITTEN = UNIT_WORDS.map((unit) => writtenUnit(unit).replace('.', '\\.')).join('|')

const BEFORE_UNIT = new RegExp(String.raw`(?<=\d) (?=(?:${WRITTEN})(?![\p{L}\d]))`, 'gu')

/** A text in which no line breaks between a number and its unit: `E4 · 0,25 mm · 7,3 kg`. */
export function unbroken(text: string): string {
  return text.replace(BEFORE_UNIT, '\u00a0')
}

/** The first unit of a unit's dimension, in which all of them can be compared, and the factor to it. */
export function baseOf(unit: Unit | null): { base: Unit | null; factor: number } {
  if (unit === null) return { base: null, factor: 1 }
  const { dimension, factor } = UNITS[unit]

  return { base: UNIT_WORDS.find((other) => UNITS[other].dimension === dimension) ?? unit, factor }
}

const LABELS_WITH_UNIT = [
  // `Escala (mm)`, `Escala [em pol.]`.
  /^(.*\S)\s*[([]\s*(?:em\s+)?([^()[\]]+)[)\]]\s*$/i,
  // `Escala em mm`, `Peso, em g`.
  /^(.*[^\s,:–-])[\s,:–-]+em\s+(\S+)\s*$/i,
  // `Escala mm`, `Escala "`. One letter may be a note or a model.
  /^(.*[^\s,:–-])[\s,:–-]+([^\s\d]{2,}|["″”])\s*$/,
]

/** Splits `Escala (mm)`, `Escala em mm` or `Escala mm` into the label and its unit; the unit is null if there is none. */
export function unitAtEnd(label: string): { rest: string; unit: Unit | null } {
  for (const pattern of LABELS_WITH_UNIT) {
    const [, rest = label, word = ''] = pattern.exec(label) ?? []
    const unit = unitNamed(word)
    if (unit) return { rest, unit }
  }

  return { rest: label, unit: null }
}
