const KEY = 'compra-pedida'

/**
 * Notes the key under which an order is about to be asked for: if its answer never arrives, asking again under the same key
 * leads to it.
 */
export function storeIdempotencyKey(chave: string): void {
  try {
    sessionStorage.setItem(KEY, chave)
  } catch {}
}

/** The key of this tab's last wish, or null. */
export function lastIdempotencyKey(): string | null {
  try {
    return sessionStorage.getItem(KEY)
  } catch {
    return null
  }
}
