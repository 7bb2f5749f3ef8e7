import { knowUser, userStore } from '../user.ts'
import { favouritesStore } from './favourites.ts'

let known: Promise<void> | undefined

/** Reads the favourites of who is logged in, once per page load; its code comes for them alone. */
export async function knowFavourites(appToken: string): Promise<void> {
  await knowUser(appToken)
  if (userStore.get()?.logado) {
    known ??= import('./read-favourites.ts').then(({ readFavourites }) => readFavourites(appToken))
    return known
  }
  known = undefined
  favouritesStore.set(null)
}
