/** How many products stand side by side: more can't be read on any screen. */
export const MAX_COMPARED = 4

/** The path of the page that compares products. */
export const COMPARISON_PATH = '/comparar'

/** The id of the form that the boxes of all cards belong to, so that products are compared without JavaScript too. */
export const COMPARISON_FORM = 'comparar'

/** The largest id that the database has. */
const MAX_ID = 2_147_483_647

/**
 * Reads the values of `produtos` in an address: `1,2` or, from a form, one value for each product. The first four
 * count, each once; `excedentes` is how many others there are. Whatever is no id is ignored.
 */
export function readCompared(values: readonly string[]): { ids: number[]; excedentes: number } {
  const all = values
    .flatMap((value) => value.split(','))
    .filter((text) => /^\d{1,10}$/.test(text))
    .map(Number)
    .filter((id) => id > 0 && id <= MAX_ID)
  const different = [...new Set(all)]

  return {
    ids: different.slice(0, MAX_COMPARED),
    excedentes: Math.max(0, different.length - MAX_COMPARED),
  }
}

/**
 * The address at which products are compared, in their order; `onlyDifferences` leaves out what they have in common.
 */
export function comparisonAddress(ids: readonly number[], onlyDifferences = false): string {
  if (ids.length === 0) return COMPARISON_PATH

  return `${COMPARISON_PATH}?produtos=${ids.join(',')}${onlyDifferences ? '&ver=diferencas' : ''}`
}
