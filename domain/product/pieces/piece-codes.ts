import { slugOf } from '../../format/slug.ts'
import { SKU_LIMITS } from '../sku-problems.ts'

/** The parameter of a product's page that shows one of its pieces. */
export const PIECE_PARAMETER = 'exemplar'

/**
 * Returns the code of a piece's SKU: that of its variant with the serial number. Where that is too long for a code, the
 * end of the variant's is missing: pieces of one variant differ in their serial numbers.
 */
export function pieceCode(variant: string, numeroSerie: string): string {
  const serial = slugOf(numeroSerie).toUpperCase()
  const left = SKU_LIMITS.sku - serial.length - 1

  return left > 0 ? `${variant.slice(0, left)}-${serial}` : serial.slice(-SKU_LIMITS.sku)
}

/** Returns the query string that shows a piece on its product's page. */
export function pieceQuery(numeroSerie: string): string {
  return `?${PIECE_PARAMETER}=${slugOf(numeroSerie)}`
}
