import { FAMILIES, type Family } from '#domain/instruments/families/family.ts'

/**
 * The number of strings that a sheet states, whose field may be a number, a choice or text: `6`, `6 cordas`, `12 cordas
 * (6 pares)`. Null if there is none.
 */
export function statedCount(valor: string): number | null {
  const [digits] = /\d+(?:[.,]\d+)?/.exec(valor) ?? []
  const count = Number(digits?.replace(',', '.'))

  return Number.isInteger(count) ? count : null
}

/**
 * How many strings an instrument has for which strings in such a number are sold: as many, or those of one set, if they are
 * several. Null for a single string and for half a set, which say nothing of the instrument.
 */
export function countOfSet(family: Family, stated: number): number | null {
  const counts: readonly number[] = FAMILIES[family].strings
  if (stated * 2 <= Math.min(...counts)) return null
  if (counts.includes(stated)) return stated

  return counts.find((count) => stated % count === 0) ?? stated
}
