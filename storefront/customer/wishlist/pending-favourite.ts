const KEY = 'lira:favorito'

/** The product that waits for its shopper to log in; null for none, or what is no id: anybody can write there. */
export function pendingFavourite(): number | null {
  try {
    const id = Number(sessionStorage.getItem(KEY))

    return Number.isInteger(id) && id > 0 ? id : null
  } catch {
    return null
  }
}

/** Keeps the product while the shopper logs in, in this tab. A browser that keeps nothing just forgets it. */
export function storePending(idProduto: number): void {
  try {
    sessionStorage.setItem(KEY, String(idProduto))
  } catch {
    // The heart is still there after the login: nothing to say or do.
  }
}

export function clearPending(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // What could not be kept need not be forgotten.
  }
}
