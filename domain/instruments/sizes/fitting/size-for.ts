import type { Family } from '../../families/family.ts'
import type { Range } from '../size.ts'
import { CELLO_TABLES, DOUBLE_BASS_TABLES, VIOLA_TABLES, VIOLIN_TABLES } from './bowed-tables.ts'
import type { FittingTable } from './fitting-table.ts'
import { CLASSICAL_GUITAR_TABLES, STEEL_GUITAR_TABLES, UKULELE_TABLES } from './fretted-tables.ts'
import { medianHeight, yearsUntil } from './growth.ts'
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

/** The known measures of which the tables have nothing that small, since they measure adults, and where they begin. */
export function silentMeasures(family: FittedFamily, player: Player): { medida: Measure; from: number }[] {
  return measuresOf(family).flatMap((medida) => {
    const tables = tablesOf(family).filter((table) => table.medida === medida)
    const from = Math.min(...tables.flatMap(({ rows }) => rows.map(([, least]) => least)))
    const value = player[medida]
    const says = value === undefined || value >= from || tables.some(({ adultsOnly }) => !adultsOnly)
    return tables.length === 0 || says ? [] : [{ medida, from }]
  })
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

type ByMeasure = { measure: Measure; value: number; player: Player }

function fittingBy(family: FittedFamily, { measure, value, player }: ByMeasure): Fitting {
  const steps = stepsOf(family, measure)
  const following = steps.find(([, from]) => from > value)

  return {
    medida: measure,
    valor: value,
    tamanho: largest(steps, value),
    statements: statedBy(family, measure).map(({ fonte, rows }) => ({
      fonte,
      tamanho: largest(rows, value),
    })),
    next: following
      ? {
          tamanho: following[0],
          from: following[1],
          years: timeUntil(following[1], { measure, value, player }),
        }
      : null,
  }
}

/** From which measure each size is given: the median of the tables that have it. */
function stepsOf(family: FittedFamily, measure: Measure): (readonly [tamanho: string, from: number])[] {
  const rows = statedBy(family, measure).flatMap((table) => table.rows)
  const bySize = Map.groupBy(rows, ([nome]) => nome)

  return [...bySize]
    .map(([nome, same]) => [nome, median(same.map(([, from]) => from))] as const)
    .toSorted(([, a], [, b]) => a - b)
}

/** The tables of a measure; ages without a table of their own are those at which the median has the height. */
function statedBy(family: FittedFamily, measure: Measure): readonly FittingTable[] {
  const own = tablesOf(family).filter(({ medida }) => medida === measure)
  if (own.length > 0 || measure !== 'idade') return own

  return tablesOf(family)
    .filter(({ medida }) => medida === 'altura')
    .map(({ fonte, rows }) => ({
      medida: 'idade',
      fonte: `${fonte}, pela altura mediana da idade`,
      rows: rows.map(([nome, from]) => [nome, ageOfHeight(from)] as const),
    }))
}

/** To half a year: the median says no more about one child. */
function ageOfHeight(height: number): number {
  let age = 3
  while (age < 20 && medianHeight(age) < height) age += 0.5

  return age
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
