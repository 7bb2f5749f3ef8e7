/** The names in a listing's address that are not facets: facets bring their own (`chave`). */
export const PARAMS = { precoDe: 'preco-de', precoAte: 'preco-ate', order: 'order', ipp: 'ipp' } as const

/** How many products a page of a listing may hold; the first is the default (specification, section 9). */
export const PAGE_SIZES = [12, 24, 48] as const
