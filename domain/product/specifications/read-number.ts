import type { SpecificationField } from './field.ts'
import { convert, type Unit, unitNamed, writtenUnit } from './units.ts'

/** A value as it is stored, or the sentence why it can't be. */
export type Reading = { valor: string; numeros: readonly number[] } | { problema: string }

type Measured = Pick<SpecificationField, 'unidade'>

const FALLING = 'O primeiro número é maior que o segundo.'
const NUMBER = String.raw`\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d*[.,]?\d+`
const ONE = new RegExp(String.raw`^(${NUMBER})\s*([^\d\s].*)?$`)
const RANGE = new RegExp(
  String.raw`^(?:de\s+|entre\s+)?(${NUMBER})\s*([^\d\s]*?)\s*(?:a|até|e|-|–|—)\s+?(${NUMBER})\s*([^\d\s].*)?$`,
)

/**
 * Reads `648 mm`, `25,5"`, `25 1/2"`, `64.8 cm` or `648` as a number in the field's unit. `given` is the unit of a bare
 * number.
 */
export function readNumber({ unidade }: Measured, text: string, given: Unit | null): Reading {
  const { decimals, unit } = withoutFractions(text, unidade, given)
  const [, digits = '', word = ''] = ONE.exec(decimals) ?? []
  if (digits === '') return { problema: `Escreva um número${example(unidade)}.` }

  return measured([{ digits, word }], unidade, unit)
}

/** Reads `415 a 466 Hz`, `415-466`, `26,5" – 28"`, `de 68 a 80 cm`. The smaller number comes first. */
export function readRange({ unidade }: Measured, text: string, given: Unit | null): Reading {
  const { decimals, unit } = withoutFractions(text, unidade, given)
  const [, low = '', lowWord = '', high = '', highWord = ''] =
    RANGE.exec(decimals.replace(/(\d)(\s*["″”]?\s*)[-–—]\s*(\.?\d)/, '$1$2 a $3')) ?? []
  if (low === '' || high === '') return { problema: `Escreva de quanto a quanto${rangeExample(unidade)}.` }
  const reading = measured(
    [
      { digits: low, word: lowWord || highWord },
      { digits: high, word: highWord },
    ],
    unidade,
    unit,
  )
  if ('problema' in reading) return reading
  const [from = 0, to = 0] = reading.numeros

  return from <= to ? reading : { problema: FALLING }
}

/** Reads one number, or two of a multiscale instrument, whose strings have lengths of their own: `26,5" – 28"`. */
export function readNumberOrRange(field: Measured, text: string, given: Unit | null): Reading {
  const one = readNumber(field, text, given)
  if ('numeros' in one) return one
  const range = readRange(field, text, given)

  return 'numeros' in range || range.problema === FALLING ? range : one
}

/** Of inches and their like, halves down to sixty-fourths, after a whole number or alone. */
const FRACTION = /(?<![\d.,/])(?:(\d+)[\s-]+)?(\d{1,2})\/(2|4|8|16|32|64)(?![\d/])/g

/** The sign of a fraction, behind a number or alone. */
const SIGN = /(\d?)\s*([¼½¾⅛⅜⅝⅞])/g

/**
 * A length with its fractions as decimals, `1 11/16"` as `1,6875"`. One without a unit is in inches: nobody writes
 * millimetres so. Numbers that measure nothing have no fractions.
 */
function withoutFractions(text: string, unidade: Unit | null, given: Unit | null) {
  if (unidade === null || convert(1, 'pol', unidade) === null) return { decimals: text, unit: given }
  const spelled = text.replace(SIGN, (_, before: string, sign: string) =>
    `${before} ${sign.normalize('NFKD').replace('⁄', '/')}`.trimStart(),
  )
  const decimals = spelled.replace(FRACTION, (_, whole: string | undefined, part: string, parts: string) =>
    String(Number(whole ?? 0) + Number(part) / Number(parts)).replace('.', ','),
  )

  return { decimals, unit: decimals === text ? given : (given ?? 'pol') }
}

/** Measures as Brazil writes them. More digits would show what binary fractions add. */
const MEASURE = new Intl.NumberFormat('pt-BR', { maximumSignificantDigits: 15 })

/** A bare number may be a year, which has no thousands. */
const COUNT = new Intl.NumberFormat('pt-BR', { maximumSignificantDigits: 15, useGrouping: false })

type Written = { digits: string; word: string }

function measured(parts: Written[], unidade: Unit | null, given: Unit | null): Reading {
  const read = parts.map(({ digits, word }): { numero: number } | { problema: string } => {
    const unit = word === '' ? given : unitNamed(word)
    if (word !== '' && unit === null) return { problema: `Não conheço a unidade “${word.trim()}”.` }
    const value = numberOf(digits)
    if (unit === null || unidade === null || unit === unidade)
      return unit !== null && unidade === null
        ? { problema: 'Este campo é um número sem unidade.' }
        : { numero: value }
    const converted = convert(value, unit, unidade)

    return converted === null
      ? { problema: `Este campo é em ${unidade}, e ${word.trim() || unit} mede outra coisa.` }
      : { numero: converted }
  })
  const [wrong] = read.flatMap((part) => ('problema' in part ? [part] : []))
  if (wrong) return wrong
  const numeros = read.flatMap((part) => ('numero' in part ? [part.numero] : []))
  // One number is written in one way, however it came: listings have one box for each way.
  const shown = numeros.map((numero) => (unidade === null ? COUNT : MEASURE).format(numero)).join(' a ')

  return { valor: unidade === null ? shown : `${shown} ${writtenUnit(unidade)}`, numeros }
}

/** `1.060` is a thousand, `64.8` has a decimal point: three digits after a point are thousands, as Brazil writes. */
function numberOf(digits: string): number {
  const isThousands = /^\d{1,3}(\.\d{3})+(,\d+)?$/.test(digits) && !digits.startsWith('0')

  return Number((isThousands ? digits.replaceAll('.', '') : digits).replace(',', '.'))
}

function example(unidade: Unit | null): string {
  return unidade === null ? ', como 22' : ` em ${unidade}, como 648 ${unidade}`
}

function rangeExample(unidade: Unit | null): string {
  return unidade === null ? ', como 3 a 5' : ` em ${unidade}, como 20 a 30 ${unidade}`
}
