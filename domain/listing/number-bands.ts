import type { NumberRange } from './listing-url.ts'

/** A value of an attribute: what it measures, in the field's unit, and how many products have it. */
export type MeasuredValue = { id: number; de: number; ate: number; total: number }

/** How many products have these values of one attribute at once, as a cable of 3 m or 5 m has. */
export type SharedValues = { ids: readonly number[]; total: number }

const MAX_BANDS = 5

/** Addresses write no more decimals. */
const THOUSANDTHS = 1000

/**
 * Returns ranges with about the same number of products each, from the lowest value of each to its highest, so that
 * none ends between two values; one for each value if there are few. Empty if all products have the same value.
 */
export function numberBands(values: readonly MeasuredValue[]): NumberRange[] {
  const steps = [...Map.groupBy(values, ({ de, ate }) => `${de} ${ate}`).values()]
    .flatMap(([first, ...others]) =>
      first ? [{ ...first, total: others.reduce((sum, { total }) => sum + total, first.total) }] : [],
    )
    .sort((a, b) => a.de - b.de || a.ate - b.ate)
  if (steps.length < 2) return []
  const all = steps.reduce((sum, { total }) => sum + total, 0)
  const bands: { de: number; ate: number; upTo: number }[] = []
  let before = 0
  for (const { de, ate, total } of steps) {
    const share = Math.floor(((before + total / 2) * MAX_BANDS) / all)
    const band = bands.at(-1)
    if (band && steps.length > MAX_BANDS && band.upTo === share) band.ate = Math.max(band.ate, ate)
    else bands.push({ de, ate, upTo: share })
    before += total
  }

  return bands.map(({ de, ate }) => ({
    de: Math.floor(de * THOUSANDTHS) / THOUSANDTHS,
    ate: Math.ceil(ate * THOUSANDTHS) / THOUSANDTHS,
  }))
}

/** Counts the products with a value in a range, ends included: each once, however many of its values are in it. */
export function countMeasured(
  values: readonly MeasuredValue[],
  shared: readonly SharedValues[],
  { de, ate }: NumberRange,
): number {
  const within = values.filter(
    (value) => (ate === null || value.de <= ate) && (de === null || value.ate >= de),
  )
  const ids = new Set(within.map(({ id }) => id))
  const twice = shared.map(({ ids: own, total }) => {
    const inside = own.filter((id) => ids.has(id)).length
    return inside > 1 ? (inside - 1) * total : 0
  })

  return within.reduce((sum, { total }) => sum + total, 0) - twice.reduce((sum, total) => sum + total, 0)
}
