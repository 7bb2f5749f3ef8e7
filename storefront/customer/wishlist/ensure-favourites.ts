import { ensureUser, userStore } from '../user.ts'
import { DEVICE_KEY, favouritesStore } from './favourites.ts'

let loading: Promise<void> | undefined

/**
 * Reads a logged-in customer's favourites from the platform, once per page load, and those of other visitors from this
 * device; who has none does not load the code.
 */
export async function ensureFavourites(appToken: string): Promise<void> {
  await ensureUser(appToken)
  if (userStore.get()?.logado) {
    loading ??= import('./read-favourites.ts').then(({ readFavourites }) => readFavourites(appToken))
    await loading
  } else {
    loading = undefined
    favouritesStore.set(
      hasSome() ? new Set((await import('./device-favourites.ts')).deviceFavourites()) : null,
    )
  }
}

function hasSome(): boolean {
  try {
    return DEVICE_KEY in localStorage
  } catch {
    return false
  }
}
