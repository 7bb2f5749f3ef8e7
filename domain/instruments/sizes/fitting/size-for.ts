import type { Family } from '../../families/family.ts'
import type { Range } from '../size.ts'
import { sizesOf } from '../sizes.ts'
import { CELLO_TABLES, DOUBLE_BASS_TABLES, VIOLA_TABLES, VIOLIN_TABLES } from './bowed-tables.ts'
import type { FittingTable } from './fitting-table.ts'
import { CLASSICAL_GUITAR_TABLES, STEEL_GUITAR_TABLES, UKULELE_TABLES } from './fretted-tables.ts'
import { GROWN_AT, medianHeight, yearsUntil } from './growth.ts'
import type { Measure } from './measure.ts'
import { ARM_TO_HEIGHT } from './proportions.ts'

/** Tables of each instrument whose size is chosen by its player's body. */
const TABLES = {
  violino: VIOLIN_TABLES,
  violaDeArco: VIOLA_TABLES,
  violoncelo: CELLO_TABLES,
  contrabaixo: DOUBLE_BASS_TABLES,
  violaoNailon: CLASSICAL_GUITAR_TABLES,
  violaoAco: STEEL_GUITAR_TABLES,
  ukulele: UKULELE_TABLES,
} as const satisfies Partial<Record<Family, readonly FittingTable[]>>

export type FittedFamily = keyof typeof TABLES

export const FITTED_FAMILIES = Object.keys(TABLES) as [FittedFamily, ...FittedFamily[]]

/**
 * The smallest that grown players play, also those whose measures are a child's. Violin: Yamaha makes the 7/8 "specifically for adults who are
 * petite" (hub.yamaha.com, see `bowed-tables.ts`). Cello: "adult players with a short span may prefer a 7/8"
 * (https://www.liquisearch.com/violoncellos/sizes, from Wikipedia). Guitar: the 7/8 is "a normal guitar for small hands"
 * (lutes-strings.de, see `fretted.ts`). Viola: from 15 inches, smaller ones are for children
 * (http://www.simondubberviolins.co.uk/instruments/violas/). Double bass: the smallest that adults play is the 3/4, the
 * largest that Animato gives (see `bowed-tables.ts`).
 */
const SMALL_ADULTS: Partial<Record<FittedFamily, Statement & { tamanho: string }>> = {
  violino: { tamanho: '7/8', fonte: 'Yamaha, para adultos pequenos' },
  violaDeArco: { tamanho: '15"', fonte: 'Simon Dubber Violins: menores que 15" são de crianças' },
  violoncelo: { tamanho: '7/8', fonte: 'Wikipédia, para adultos de mão pequena' },
  contrabaixo: { tamanho: '3/4', fonte: 'Animato Strings' },
  violaoNailon: { tamanho: '7/8', fonte: 'lutes-strings.de, para adultos de mão pequena' },
}

/** What is known of a player, each in the unit of its measure. */
export type Player = Partial<Record<Measure, number>>

/** What one table says; `tamanho` is null for a player smaller than its smallest size. */
export type Statement = { fonte: string; tamanho: string | null }

export type Fitting = {
  medida: Measure
  valor: number
  /** Null for a player smaller than all tables. */
  tamanho: string | null
  statements: Statement[]
  /** The next size, from which measure, and in how many years, if that can be said. */
  next: { tamanho: string; from: number; years: Range | null } | null
}

/** Whether instruments of a family have sizes that are chosen by the player's body. */
export function isFitted(family: Family): family is FittedFamily {
  return family in TABLES
}

/** The measures by which a family's size can be chosen, the one that says most first. Ages are known for all. */
export function measuresOf(family: FittedFamily): Measure[] {
  return [...new Set([...tablesOf(family).map(({ medida }) => medida), 'idade' as const])]
}

/** The size by each measure that is known of the player and says something of the family, the best one first. */
export function sizesFor(family: FittedFamily, player: Player): Fitting[] {
  const silent = new Set(silentMeasures(family, player).map(({ medida }) => medida))

  return measuresOf(family).flatMap((measure) => {
    const value = player[measure]
    return value === undefined || silent.has(measure) ? [] : [fittingBy(family, { measure, value, player })]
  })
}

/** A measure whose tables say nothing of the player, since they measure adults from a length on. */
export type SilentMeasure = {
  medida: Measure
  from: number
  /** Whether the measure is too small for the tables, or else the player's age. */
  isSmall: boolean
  /** Whether the player's age says that they are grown. */
  isGrown: boolean
  /** The other measures of the family, and whether one of them is known. */
  others: Measure[]
  isAnswered: boolean
}

/** The known measures of which the tables have nothing, as the player is a child and they measure adults. */
export function silentMeasures(family: FittedFamily, player: Player): SilentMeasure[] {
  const isGrown = !isGrowing(player)
  const isChild = player.idade !== undefined && !isGrown

  return measuresOf(family).flatMap((medida) => {
    const value = player[medida]
    if (value === undefined || !isOfAdults(family, medida)) return []
    const from = Math.min(...stepsOf(family, medida).map(([, least]) => least))
    const isSmall = value < from
    if (!isSmall && !isChild) return []
    const others = measuresOf(family).filter((each) => each !== medida)
    const isAnswered = others.some((each) => player[each] !== undefined)
    return [{ medida, from, isSmall, isGrown, others, isAnswered }]
  })
}

/** Whether a measure's tables are those of adults. */
export function isOfAdults(family: FittedFamily, medida: Measure): boolean {
  const tables = tablesOf(family).filter((table) => table.medida === medida)

  return tables.length > 0 && tables.every(({ adultsOnly }) => adultsOnly)
}

/**
 * From which measure to which one a size fits, by the measure that says most; `to` is null for the largest. Null for
 * sizes that no table has.
 */
export function fittingRange(
  family: FittedFamily,
  tamanho: string,
): { medida: Measure; from: number; to: number | null } | null {
  const [medida] = measuresOf(family)
  if (medida === undefined) return null
  const steps = stepsOf(family, medida)
  const place = steps.findIndex(([nome]) => nome === tamanho)
  const step = steps[place]

  return step ? { medida, from: step[1], to: steps[place + 1]?.[1] ?? null } : null
}

/** Below which measure a size is for grown players only, by the measure that says most; null for all other sizes. */
export function smallAdultRange(
  family: FittedFamily,
  tamanho: string,
): { medida: Measure; to: number } | null {
  if (SMALL_ADULTS[family]?.tamanho !== tamanho || fittingRange(family, tamanho)) return null
  const [medida] = measuresOf(family)
  const largest = medida && stepsOf(family, medida).at(-1)

  return largest ? { medida, to: largest[1] } : null
}

/** Whether somebody still grows into larger instruments, as far as that is known. */
export function isGrowing({ idade }: Player): boolean {
  return idade === undefined || idade < GROWN_AT
}

type ByMeasure = { measure: Measure; value: number; player: Player }

function fittingBy(family: FittedFamily, { measure, value, player }: ByMeasure): Fitting {
  const steps = stepsOf(family, measure)
  const isGrown = !isGrowing(player)
  const following = isGrown ? undefined : steps.find(([, from]) => from > value)
  const tamanho = largest(steps, value)
  const small = isGrown ? smallAdult(family, tamanho) : null

  return {
    medida: measure,
    valor: value,
    tamanho: small?.tamanho ?? tamanho,
    statements: small
      ? [small]
      : statedBy(family, measure).map(({ fonte, rows }) => ({ fonte, tamanho: largest(rows, value) })),
    next: following
      ? {
          tamanho: following[0],
          from: following[1],
          years: timeUntil(following[1], { measure, value, player }),
        }
      : null,
  }
}

/** What a grown player has instead of a child's size; null if the size is an adult's. */
function smallAdult(family: FittedFamily, tamanho: string | null) {
  const small = SMALL_ADULTS[family]
  // From the largest.
  const names = sizesOf(family).map(({ nome }) => nome)
  const isChilds = tamanho === null || names.indexOf(tamanho) > names.indexOf(small?.tamanho ?? tamanho)

  return small && isChilds ? small : null
}

/** From which measure each size is given: the median of the tables that have it. */
function stepsOf(family: FittedFamily, measure: Measure): (readonly [tamanho: string, from: number])[] {
  const rows = statedBy(family, measure).flatMap((table) => table.rows)
  const bySize = Map.groupBy(rows, ([nome]) => nome)

  return [...bySize]
    .map(([nome, same]) => [nome, median(same.map(([, from]) => from))] as const)
    .toSorted(([, a], [, b]) => a - b)
}

/**
 * The tables of a measure; ages without a table of their own are those at which the median has the height. A size for a
 * height that the median adult doesn't have is for no age.
 */
function statedBy(family: FittedFamily, measure: Measure): readonly FittingTable[] {
  const own = tablesOf(family).filter(({ medida }) => medida === measure)
  if (own.length > 0 || measure !== 'idade') return own

  return tablesOf(family)
    .filter(({ medida }) => medida === 'altura')
    .map(({ fonte, rows }) => ({
      medida: 'idade',
      fonte: `${fonte}, pela altura mediana da idade`,
      rows: rows.flatMap(([nome, from]) => {
        const age = ageOfHeight(from)
        return age === null ? [] : [[nome, age] as const]
      }),
    }))
}

/** To half a year: the median says no more about one child. Null for a height that the median never reaches. */
function ageOfHeight(height: number): number | null {
  for (let age = 3; age <= GROWN_AT; age += 0.5) if (medianHeight(age) >= height) return age

  return null
}

/** Bodies grow evenly enough that an arm or a hand gets longer as the height does. */
function timeUntil(from: number, { measure, value, player }: ByMeasure): Range | null {
  if (measure === 'idade') return [from - value, from - value]
  const { idade: years, altura, braco } = player
  const height = altura ?? (braco === undefined ? undefined : braco / ARM_TO_HEIGHT)

  return yearsUntil(from / value, {
    ...(years !== undefined && { years }),
    ...(height !== undefined && { height }),
  })
}

function largest(steps: readonly (readonly [string, number])[], value: number): string | null {
  return steps.findLast(([, from]) => from <= value)?.[0] ?? null
}

function tablesOf(family: FittedFamily): readonly FittingTable[] {
  return TABLES[family]
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low = 0, high = low] =
    sorted.length % 2 === 1 ? [sorted[middle]] : sorted.slice(middle - 1, middle + 1)

  return (low + high) / 2
}
