import type { ProductCard } from '#contract/catalog/catalog.ts'

/** A page of products as schema.org's `ItemList`; `offset` products come before it. */
export function itemList(
  storeUrl: string,
  produtos: readonly ProductCard[],
  offset = 0,
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: produtos.length,
    itemListElement: produtos.map(({ url, nome }, i) => ({
      '@type': 'ListItem',
      position: offset + i + 1,
      name: nome,
      url: storeUrl + url,
    })),
  }
}
