/** Marks the freight and the key of orders that quotes became. */
export const QUOTE_MARK = 'proposta'

const ATTEMPT = /^proposta\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/\d+$/

/** The idempotency key of a quote's order: one that nobody paid may be followed by another. */
export function attemptKey(id: string, tentativa: number): string {
  return `${QUOTE_MARK}/${id}/${tentativa}`
}

/** Returns the quote that an order was; null for all others. */
export function quoteOfOrder({
  idCotacao,
  chaveIdempotencia,
}: {
  idCotacao: string | null
  chaveIdempotencia: string | null
}): string | null {
  // Keys of shoppers are theirs to choose.
  if (idCotacao !== QUOTE_MARK || chaveIdempotencia === null) return null

  return ATTEMPT.exec(chaveIdempotencia)?.[1] ?? null
}
