/** The query parameters of a listing that are not facets: each facet has its own (`chave`). */
export const PARAMS = {
  /** A range in whole reais, both ends included and optional: `50-100`, `50-`, `-100`. */
  preco: 'preco',
  ordem: 'ordem',
  ipp: 'ipp',
  /** The two fields of a typed range; they become one `preco` (see `typed-range.ts`). */
  precoDe: 'preco-de',
  precoAte: 'preco-ate',
} as const

/** The page sizes of a listing; the first is the default (specification, section 9). */
export const PAGE_SIZES = [12, 24, 48] as const
