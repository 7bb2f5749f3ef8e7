import { ensureUser, userStore } from '../user.ts'
import { favouritesStore } from './favourites.ts'
import { deviceFavourites } from './on-device/device-favourites.ts'

let loading: Promise<void> | undefined

/**
 * Reads a logged-in customer's favourites from the platform, once per page load, and those of other visitors from this
 * device.
 */
export async function ensureFavourites(appToken: string): Promise<void> {
  await ensureUser(appToken)
  if (userStore.get()?.logado) {
    loading ??= import('./read-favourites.ts').then(({ readFavourites }) => readFavourites(appToken))
    await loading
  } else {
    loading = undefined
    favouritesStore.set(new Set(deviceFavourites()))
  }
}
