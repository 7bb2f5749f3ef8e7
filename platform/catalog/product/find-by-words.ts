import { type SQL, sql } from 'drizzle-orm'
import { plainText } from '#domain/format/plain-text.ts'

/**
 * A `tsquery` of the typed words: each must be the beginning of an indexed word of a product
 * (`0070_products_search.sql`) or SKU (`0078_skus_search.sql`). Punctuation inside words is kept, around them it is
 * removed; text without letters or digits finds nothing.
 */
export function wordsQuery(busca: string): string {
  const words = plainText(busca).match(/[\p{L}\p{N}]([\p{L}\p{N}@._+/-]*[\p{L}\p{N}])?/gu) ?? []

  return words.map((word) => `'${word}':*`).join(' & ')
}

/** A subquery of product ids: each word of the search begins a word of the product's name, brand, SKU codes or EANs. */
export function foundProducts(busca: string): SQL {
  return sql`(select id_produto from produtos_busca where palavras @@ ${wordsQuery(busca)}::tsquery)`
}

/** A subquery of SKU ids: each word of the search begins a word of its product, brand, code or EAN. */
export function foundSkus(busca: string): SQL {
  return sql`(select id_sku from skus_busca where palavras @@ ${wordsQuery(busca)}::tsquery)`
}
