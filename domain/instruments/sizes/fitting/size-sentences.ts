import { MEASURE_TRAITS, type Measure, measureText, writtenMeasure } from './measure.ts'
import {
  type FittedFamily,
  type Fitting,
  fittingRange,
  type SilentMeasure,
  smallAdultRange,
} from './size-for.ts'

/** `Tamanho 3/4: serve para quem tem braço de 56,5 a 60 cm.` Null for a size of which that is not known. */
export function fittingSentence(family: FittedFamily, tamanho: string): string | null {
  const range = fittingRange(family, tamanho)
  if (range) return `Tamanho ${tamanho}: serve para quem tem ${rangeText(range)}.`
  const small = smallAdultRange(family, tamanho)

  return small && `Tamanho ${tamanho}: serve para adultos com ${smallText(small)}.`
}

/** Whom a size fits, in a table: `braço de 56,5 a 60 cm`, `adultos: braço de menos de 60 cm`. */
export function fittingText(family: FittedFamily, tamanho: string): string | null {
  const range = fittingRange(family, tamanho)
  if (range) return rangeText(range)
  const small = smallAdultRange(family, tamanho)

  return small && `adultos: ${smallText(small)}`
}

function smallText({ medida, to }: { medida: Measure; to: number }): string {
  return `${MEASURE_TRAITS[medida].noun} de menos de ${measureText(medida, to)}`
}

/** `braço de 56,5 a 60 cm`, `altura a partir de 145 cm`. */
function rangeText({ medida, from, to }: { medida: Measure; from: number; to: number | null }): string {
  const { noun } = MEASURE_TRAITS[medida]
  if (to === null) return `${noun} a partir de ${measureText(medida, from)}`

  return `${noun} de ${writtenMeasure(medida, from)} a ${measureText(medida, to)}`
}

/** When the next size comes, as far as that can be said; null for a player of the largest size. */
export function nextSentence({ medida, next, tamanho }: Fitting): string | null {
  if (!next) return null
  const what = tamanho === null ? 'O menor tamanho' : 'O próximo tamanho'
  const where = medida === 'idade' ? `aos ${measureText(medida, next.from)}` : ofMeasure(medida, next.from)
  const when = next.years && timeText(next.years)

  return `${what}, ${next.tamanho}, vem com ${where}${when ? `: ${when}` : ''}.`.replace(' com aos ', ' aos ')
}

/** `Pela idade de 9 anos`: by what a size is chosen. */
export function byMeasure(medida: Measure, value: number): string {
  const { by, noun } = MEASURE_TRAITS[medida]

  return `${by} ${noun} de ${measureText(medida, value)}`
}

/** Why a measure says nothing, and what counts or is to be given instead of it. */
export function silentSentence({
  medida,
  from,
  isSmall,
  isGrown,
  others,
  isAnswered,
}: SilentMeasure): string {
  const { noun } = MEASURE_TRAITS[medida]
  const instead = others.map((each) => MEASURE_TRAITS[each].noun).join(' ou a ')
  const ofChild = isGrown ? '' : `; menor que isso é ${noun} de criança`
  const why = isSmall
    ? `As tabelas de ${noun} são de adultos e começam com ${measureText(medida, from)}${ofChild}`
    : `As tabelas de ${noun} são de adultos, e quem vai tocar ainda cresce`

  return `${why}: ${isAnswered ? 'vale' : 'informe'} a ${instead}.`
}

function ofMeasure(medida: Measure, value: number): string {
  return `${measureText(medida, value)} de ${MEASURE_TRAITS[medida].noun}`
}

/** `daqui a cerca de 1 ano e meio`, `dentro de 1 ano a 2 anos`: to half a year, since children differ by more. */
export function timeText([shortest, longest]: readonly [number, number]): string {
  const [from, to] = [halves(shortest), halves(longest)]
  if (to === 0) return 'daqui a poucos meses'
  if (from === to) return `daqui a cerca de ${yearsText(to)}`
  if (from === 0) return `daqui a no máximo ${yearsText(to)}`

  return `dentro de ${yearsText(from)} a ${yearsText(to)}`
}

function halves(years: number): number {
  return Math.round(years * 2) / 2
}

function yearsText(years: number): string {
  const whole = Math.floor(years)
  if (whole === 0) return 'meio ano'
  const text = whole === 1 ? '1 ano' : `${whole} anos`

  return years > whole ? `${text} e meio` : text
}
