import { LAST_UNITS } from './last-units.ts'

/**
 * Returns the stock that pages show, which changes rarely so that cached pages stay valid: up to three units exactly,
 * more rounded down to a power of two. A page shows at least half of the real stock; carts read the exact stock.
 */
export function shownStock(estoque: number): number {
  if (estoque <= LAST_UNITS) return estoque

  return 2 ** Math.floor(Math.log2(estoque))
}
