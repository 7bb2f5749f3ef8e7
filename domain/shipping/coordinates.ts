import { type FieldProblem, problem } from '../format/field-problem.ts'

/** A point on the map in decimal degrees (WGS 84): south of the equator and west of Greenwich are negative. */
export type Coordinates = { latitude: number; longitude: number }

/** Brazil from Chuí to Monte Caburaí, and from the source of the Moa to Trindade, in whole degrees around it. */
export const BRAZIL = { south: -34, north: 6, west: -74, east: -28 }

/** Six decimals are eleven centimetres. */
const DECIMALS = 6

/** Returns what is wrong with a point, by field, in sentences for the merchant. */
export function coordinatesProblems({ latitude, longitude }: Coordinates): FieldProblem[] {
  const { south, north, west, east } = BRAZIL

  return [
    ...problem(
      'latitude',
      latitude >= south && latitude <= north
        ? null
        : `A latitude no Brasil fica entre ${south} e ${north}, como -23,5505.`,
    ),
    ...problem(
      'longitude',
      longitude >= west && longitude <= east
        ? null
        : `A longitude no Brasil fica entre ${west} e ${east}, como -46,6333.`,
    ),
  ]
}

/** Returns whether a point is in Brazil, roughly: what a directory says may be anything. */
export function isInBrazil(point: Coordinates): boolean {
  return coordinatesProblems(point).length === 0
}

/**
 * Reads a point as maps show it to be copied: `-23.5505, -46.6333`. Decimal commas are read too, if something else
 * separates the numbers: `-23,5505; -46,6333`. Null if it is none.
 */
export function readCoordinates(text: string): Coordinates | null {
  const [, latitude, longitude] = POINTS.exec(text.trim()) ?? COMMAS.exec(text.trim()) ?? []
  if (latitude === undefined || longitude === undefined) return null

  return { latitude: rounded(latitude), longitude: rounded(longitude) }
}

const POINTS = /^([-−+]?\d{1,3}(?:\.\d+)?)°?(?:\s*[,;]\s*|\s+)([-−+]?\d{1,3}(?:\.\d+)?)°?$/
const COMMAS = /^([-−+]?\d{1,3}(?:,\d+)?)°?(?:\s*;\s*|,?\s+)([-−+]?\d{1,3}(?:,\d+)?)°?$/

function rounded(text: string): number {
  return Number(Number(text.replace(',', '.').replace('−', '-')).toFixed(DECIMALS))
}

/** A point as maps take it: `-23.5505, -46.6333`. */
export function formatCoordinates({ latitude, longitude }: Coordinates): string {
  return `${latitude}, ${longitude}`
}
