import { type Placeholder, type SQL, sql } from 'drizzle-orm'
import { normalPath } from '#domain/listing/listing-url.ts'
import { readShopUrl } from '#domain/urls/shop-url.ts'

/** The slug in a product's address, and the query that selects a SKU. */
export function productAddress(url: string): { slug: string; searchParams: URLSearchParams } {
  const { pathname, searchParams } = readShopUrl(url)

  return { slug: normalPath(pathname).slice(1), searchParams }
}

/** The `id` of the product with a slug, whether the shop shows it or not, to select from. */
export function productBySlug(slug: Placeholder): SQL {
  return sql`(select id from produtos where slug = ${slug})`
}
