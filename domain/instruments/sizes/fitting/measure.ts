import { formatNumber } from '../../../format/format-number.ts'
import type { Range } from '../size.ts'

/**
 * What is measured of a player: the arm from the base of the neck to the middle of the palm (`braco`), the open hand
 * from the tip of the thumb to that of the little finger (`mao`), the height (`altura`), all in millimetres; or the age
 * in years (`idade`).
 */
export const MEASURES = ['braco', 'mao', 'altura', 'idade'] as const

export type Measure = (typeof MEASURES)[number]

type Traits = {
  label: string
  /** `cm` as people write lengths, though they are calculated in millimetres. */
  unit: 'cm' | 'anos'
  /** What a person can have; anything else was mistyped. */
  limits: Range
  /** How to take it. */
  how: string
  /** `braço`, as a word in a sentence. */
  noun: string
  /** `Pelo` or `Pela`, before the noun. */
  by: 'Pelo' | 'Pela'
}

export const MEASURE_TRAITS: Readonly<Record<Measure, Traits>> = {
  braco: {
    label: 'Braço',
    unit: 'cm',
    limits: [250, 900],
    how: 'Braço esquerdo esticado para o lado: da base do pescoço ao meio da palma.',
    noun: 'braço',
    by: 'Pelo',
  },
  mao: {
    label: 'Mão',
    unit: 'cm',
    limits: [80, 300],
    how: 'Mão bem aberta: da ponta do polegar à ponta do mínimo.',
    noun: 'mão',
    by: 'Pela',
  },
  altura: {
    label: 'Altura',
    unit: 'cm',
    limits: [700, 2300],
    how: 'Descalço, encostado na parede.',
    noun: 'altura',
    by: 'Pela',
  },
  idade: {
    label: 'Idade',
    unit: 'anos',
    limits: [2, 99],
    how: 'Em anos. Diz menos que uma medida: crianças da mesma idade têm braços diferentes.',
    noun: 'idade',
    by: 'Pela',
  },
}

/**
 * Reads what somebody typed: `56,5` of an arm is 565 mm, and `1,32`, `1,32 m` or `1m32` of a height 1320. Null if it is no
 * number, or not one of a person.
 */
export function readMeasure(measure: Measure, text: string): number | null {
  const { unit, limits } = MEASURE_TRAITS[measure]
  const plain = text.trim().replace(/^(\d)\s*m\s*(\d\d)$/i, '$1,$2 m')
  const [, digits, written = ''] = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*(cm|m|anos?)?$/i.exec(plain) ?? []
  if (digits === undefined) return null
  const number = Number(digits.replace(',', '.'))
  if (written !== '' && /^c?m$/i.test(written) !== (unit === 'cm')) return null
  const value = unit === 'cm' ? Math.round(number * millimetresIn(written, number)) : number

  return value >= limits[0] && value <= limits[1] ? value : null
}

/** Without a unit, centimetres: but nothing of a person that is measured here has less than 3. */
function millimetresIn(unit: string, number: number): number {
  const isMetres = /^m$/i.test(unit) || (unit === '' && number < 3)

  return isMetres ? 1000 : 10
}

/** `56,5`: a measure as it is typed, without its unit. */
export function writtenMeasure(measure: Measure, value: number): string {
  return formatNumber(MEASURE_TRAITS[measure].unit === 'cm' ? Math.round(value) / 10 : value)
}

/** `56,5 cm`, `9 anos`. */
export function measureText(measure: Measure, value: number): string {
  const text = writtenMeasure(measure, value)
  if (MEASURE_TRAITS[measure].unit === 'cm') return `${text} cm`

  return value === 1 ? '1 ano' : `${text} anos`
}
