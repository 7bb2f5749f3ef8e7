/** Number of letters of an item name that the cart shows (specification, section 9). */
export const NAME_LIMIT = 55

/** Names slightly over the limit are not cut: that would save no space. */
const TOLERANCE = 3

/**
 * Shortens a name: one longer than `limit` + 3 letters is cut to `limit` and ends with an ellipsis (specification,
 * section 5).
 */
export function cutName(nome: string, limit = NAME_LIMIT): string {
  const letters = [...nome]
  if (letters.length <= limit + TOLERANCE) return nome

  return `${letters.slice(0, limit).join('').trimEnd()}…`
}
