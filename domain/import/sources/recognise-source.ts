import { columnName } from '#domain/csv/column-name.ts'
import { NUVEMSHOP } from './nuvemshop.ts'
import { SHOPIFY } from './shopify.ts'
import type { Source } from './source.ts'
import { WOOCOMMERCE } from './woocommerce.ts'

/** The program that a file with these columns comes from, or null for any other. */
export function recogniseSource(header: readonly string[]): Source | null {
  const names = new Set(header.map(columnName))

  return (
    [NUVEMSHOP, WOOCOMMERCE, SHOPIFY].find(({ signatures }) =>
      signatures.some((signature) => signature.every((name) => names.has(name))),
    ) ?? null
  )
}
