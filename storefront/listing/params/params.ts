/** The names in a listing's address that are not facets: facets bring their own (`chave`). */
export const PARAMS = {
  /** A range in whole reais, both ends included, either one open: `50-100`, `50-`, `-100`. */
  preco: 'preco',
  ordem: 'ordem',
  ipp: 'ipp',
  /** The two fields of a typed range; they become one `preco` (see `typed-range.ts`). */
  precoDe: 'preco-de',
  precoAte: 'preco-ate',
} as const

/** How many products a page of a listing may hold; the first is the default (specification, section 9). */
export const PAGE_SIZES = [12, 24, 48] as const
