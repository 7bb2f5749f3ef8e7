/** Sort orders of a listing by their URL words; the first is the default (specification, section 9). */
const ORDERS = {
  popularidade: 'Popularidade',
  'mais-vendidos': 'Mais vendidos',
  lancamentos: 'Lançamentos',
  'menor-preco': 'Menor preço',
  'maior-preco': 'Maior preço',
  'maior-desconto': 'Maior desconto',
  'melhor-avaliados': 'Melhor avaliados',
  'a-z': 'A–Z',
} as const

type OrderSlug = keyof typeof ORDERS
export type ListingOrder = (typeof ORDERS)[OrderSlug]

export const LISTING_ORDERS: readonly ListingOrder[] = Object.values(ORDERS)

/** Returns the order for a URL word, null if unknown. */
export function orderOfSlug(slug: string): ListingOrder | null {
  return entries().find(([key]) => key === slug)?.[1] ?? null
}

/** Returns the URL word of an order. */
export function slugOfOrder(order: ListingOrder): string {
  return entries().find(([, label]) => label === order)?.[0] ?? ''
}

function entries() {
  return Object.entries(ORDERS)
}
