import { columnName } from '#domain/import/csv/column-name.ts'
import { NUVEMSHOP } from './nuvemshop.ts'
import { SHOPIFY } from './shopify.ts'
import type { Source } from './source.ts'
import { WOOCOMMERCE } from './woocommerce.ts'

/** Returns the program that exports these columns, or null if unknown. */
export function recogniseSource(header: readonly string[]): Source | null {
  const names = new Set(header.map(columnName))

  return (
    [NUVEMSHOP, WOOCOMMERCE, SHOPIFY].find(({ signatures }) =>
      signatures.some((signature) => signature.every((name) => names.has(name))),
    ) ?? null
  )
}
