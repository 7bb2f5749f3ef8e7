import { type SQL, sql } from 'drizzle-orm'
import { plainText } from '#domain/format/plain-text.ts'

/**
 * What is typed, as a `tsquery`: each word begins one of those that are kept of products (`0070_products_search.sql`) and of SKUs
 * (`0078_skus_search.sql`). Words are taken with the marks inside of them, and without those around them; what is nothing but
 * marks finds nothing.
 */
export function wordsQuery(busca: string): string {
  const words = plainText(busca).match(/[\p{L}\p{N}]([\p{L}\p{N}@._+/-]*[\p{L}\p{N}])?/gu) ?? []

  return words.map((word) => `'${word}':*`).join(' & ')
}

/** Ids of products that a search finds, for `in`: each of its words begins one of name, brand, SKUs or EANs. */
export function foundProducts(busca: string): SQL {
  return sql`(select id_produto from produtos_busca where palavras @@ ${wordsQuery(busca)}::tsquery)`
}

/** Ids of SKUs that a search finds, for `in`: each of its words begins one of its product, brand, code or EAN. */
export function foundSkus(busca: string): SQL {
  return sql`(select id_sku from skus_busca where palavras @@ ${wordsQuery(busca)}::tsquery)`
}
