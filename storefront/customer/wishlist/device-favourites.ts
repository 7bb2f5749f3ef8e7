import { readIds, writeIds } from '#storefront/rendering/browser/stored-ids.ts'
import { DEVICE_KEY } from './favourites.ts'

/** As many as one call reads (`seenProducts`); who has more needs an account. */
export const MAX_ON_DEVICE = 24

/** The favourites of a visitor without a login, latest first. They move to the account with the next login. */
export function deviceFavourites(): number[] {
  return readIds(DEVICE_KEY, MAX_ON_DEVICE)
}

/** Returns whether the product is stored now: not without a storage, nor if there are too many. */
export function addToDevice(idProduto: number): boolean {
  const ids = deviceFavourites()
  if (ids.includes(idProduto)) return true

  return ids.length < MAX_ON_DEVICE && writeIds(DEVICE_KEY, [idProduto, ...ids])
}

export function removeFromDevice(idProduto: number): void {
  writeIds(
    DEVICE_KEY,
    deviceFavourites().filter((id) => id !== idProduto),
  )
}
