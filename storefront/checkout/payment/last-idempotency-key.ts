const KEY = 'compra-pedida'

/**
 * Stores the idempotency key before an order is placed. If the answer never arrives, a request with the same key leads
 * to the order.
 */
export function storeIdempotencyKey(chave: string): void {
  try {
    sessionStorage.setItem(KEY, chave)
  } catch {}
}

/** The key of this tab's last attempt to place an order, or null. */
export function lastIdempotencyKey(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}
