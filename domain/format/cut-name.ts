/** How many letters of an item's name the cart shows (specification, section 9). */
export const NAME_LIMIT = 55

/** A little over the limit is let pass: cutting it would save nothing. */
const TOLERANCE = 3

/**
 * A name for a narrow place: one that is longer than `limit` + 3 letters is cut to `limit` and ends with an ellipsis
 * (specification, section 5).
 */
export function cutName(nome: string, limit = NAME_LIMIT): string {
  const letters = [...nome]
  if (letters.length <= limit + TOLERANCE) return nome

  return `${letters.slice(0, limit).join('').trimEnd()}…`
}
