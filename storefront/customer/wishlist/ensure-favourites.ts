import { ensureUser, userStore } from '../user.ts'
import { favouritesStore } from './favourites.ts'

let loading: Promise<void> | undefined

/** Reads a logged-in customer's favourites, once per page load; other visitors do not load the code. */
export async function ensureFavourites(appToken: string): Promise<void> {
  await ensureUser(appToken)
  if (userStore.get()?.logado) {
    loading ??= import('./read-favourites.ts').then(({ readFavourites }) => readFavourites(appToken))
    await loading
  } else {
    loading = undefined
    favouritesStore.set(null)
  }
}
