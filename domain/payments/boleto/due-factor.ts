import { DAY_MS } from '#domain/time/durations.ts'
/**
 * Returns the four digits of a due date (`YYYY-MM-DD`) in a bar code: days since 7 October 1997. After 9999, on 21
 * February 2025, they restarted at 1000 (FEBRABAN), and will again in 2049. Throws RangeError for days before the first
 * 1000.
 */
export function dueFactor(vencimento: string): number {
  const days = daysBetween(ORIGIN, vencimento)
  if (!(days >= LOWEST)) throw new RangeError(`Not a due date: ${vencimento}`)

  return LOWEST + ((days - LOWEST) % CYCLE)
}

const ORIGIN = '1997-10-07'
const LOWEST = 1000
/** The factor goes from 1000 to 9999. */
const CYCLE = 9000

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS)
}
