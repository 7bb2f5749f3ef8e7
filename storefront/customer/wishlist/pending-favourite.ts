const KEY = 'lira:favorito'

/**
 * The product to add to the favourites after the login; null if there is none or the stored id is invalid, since anyone
 * can write to the storage.
 */
export function pendingFavourite(): number | null {
  try {
    const id = Number(sessionStorage.getItem(KEY))

    return Number.isInteger(id) && id > 0 ? id : null
  } catch {
    return null
  }
}

/** Stores the product in this tab while the shopper logs in. Does nothing without storage. */
export function storePending(idProduto: number): void {
  try {
    sessionStorage.setItem(KEY, String(idProduto))
  } catch {
    // Nothing is lost: the heart can be clicked again after the login.
  }
}

export function clearPending(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Without storage there is nothing to remove.
  }
}
