/** So many are told one by one, as the last units. */
const LAST_UNITS = 3

/**
 * What pages tell of a stock, as a number that changes only when they have to: the last units exactly, more than those to a
 * power of two. Kept pages may so be behind by less than half; carts look at the stock itself.
 */
export function shownStock(estoque: number): number {
  if (estoque <= LAST_UNITS) return estoque

  return 2 ** Math.floor(Math.log2(estoque))
}
