import { writeIds } from '#storefront/rendering/browser/stored-ids.ts'
import { DEVICE_KEY, deviceFavourites, MAX_ON_DEVICE } from './device-favourites.ts'

/** Returns whether the product is stored now: not without a storage, nor if there are too many. */
export function addToDevice(idProduto: number): boolean {
  const ids = deviceFavourites()
  if (ids.includes(idProduto)) return true

  return ids.length < MAX_ON_DEVICE && writeIds(DEVICE_KEY, [idProduto, ...ids])
}

export function removeFromDevice(idProduto: number): void {
  const others = deviceFavourites().filter((id) => id !== idProduto)
  writeIds(DEVICE_KEY, others)
}
